import { INSURANCE_LINES } from '../tables';
import { requirementsOf } from '../documents/requirements';
import { TEST_DAY } from '../testing/body-draft';
import { otherOwner } from '../testing/changes';
import { bodyOf } from '../testing/body-draft';
import { holds, publishedFields } from '../testing/published-condition';
import { variantsOf } from '../testing/variants';
import { judge } from './judge';

/** One fault gives one error, with the very question that `requisitos` puts. */
describe.each(INSURANCE_LINES)('a %s body', (line) => {
  const requirements = requirementsOf(line);
  const fields = publishedFields(requirements);
  const questionOf = (path: string) =>
    requirements.guia_de_preguntas.flatMap(({ preguntas }) => preguntas).find(({ campos }) => campos.includes(path))
      ?.pregunta;
  const always = [...fields.values()].filter(({ obligatorio }) => obligatorio === 'siempre').map(({ campo }) => campo);

  it.each(always)('without %s has one fault, with its question', (campo) => {
    const described = variantsOf(line).filter(({ draft }) => draft.at(campo) !== undefined);
    expect(described.length).toBeGreaterThan(0);
    for (const { draft } of described) {
      expect(judge(draft.without(campo).build(), TEST_DAY).faults).toMatchObject([
        { campo, codigo: 'falta', pregunta: questionOf(campo), formato: expect.any(String) as unknown },
      ]);
    }
  });

  const blocks = requirements.bloques.filter(
    ({ bloque, obligatorio }) => obligatorio === 'siempre' && bloque !== '(raíz)',
  );
  it.each(blocks)('without $bloque has one fault for each field that is then required', ({ bloque }) => {
    for (const { draft } of variantsOf(line)) {
      if (draft.at(bloque) === undefined) continue;
      const body = draft.without(bloque).build();
      const withinConditionalBlock = (campo: string) =>
        requirements.bloques.some(
          (block) =>
            block.cuando !== undefined &&
            campo.startsWith(`${block.bloque}.`) &&
            holds(block.cuando, body, fields) !== true,
        );
      const expected = [...fields.values()]
        .filter(({ campo }) => campo.startsWith(`${bloque}.`) && !withinConditionalBlock(campo))
        .filter(({ obligatorio, cuando }) =>
          cuando === undefined ? obligatorio === 'siempre' : holds(cuando, body, fields) === true,
        )
        .map(({ campo }) => `${campo} falta`);
      const faults = judge(body, TEST_DAY).faults.map(({ campo, codigo }) => `${campo} ${codigo}`);
      expect([...faults].sort()).toEqual([...expected].sort());
    }
  });

  it('with nothing but its line lacks every field that is always required, once each', () => {
    const { faults } = judge({ insurance_line: line }, TEST_DAY);
    const lacking = faults.map(({ campo }) => campo);
    expect(new Set(faults.map(({ codigo }) => codigo))).toEqual(new Set(['falta']));
    expect(new Set(lacking).size).toBe(lacking.length);
    const inOwner = (campo: string) => campo.startsWith('owner.');
    expect(lacking).toEqual(
      expect.arrayContaining(always.filter((campo) => campo !== 'insurance_line' && !inOwner(campo))),
    );
  });
});

it.each(['Car', 'Motorcycle'] as const)('a %s body that lacks its owner has one fault, on the block', (line) => {
  const body = bodyOf(line).changed(otherOwner).without('owner').build();
  expect(judge(body, TEST_DAY).faults).toMatchObject([
    {
      campo: 'owner',
      codigo: 'falta',
      cuando: 'owner_same_as_holder es false',
      pregunta: '¿El vehículo está a tu nombre?',
    },
  ]);
});
