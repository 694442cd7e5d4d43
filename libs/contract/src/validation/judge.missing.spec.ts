import { INSURANCE_LINES } from '../lines';
import { questionsFor } from '../documents/questions-for';
import { requirementsOf } from '../documents/requirements';
import { bodyOf, TEST_DAY, type BodyDraft } from '../testing/body-draft';
import { otherOwner } from '../testing/changes';
import { holds, publishedFields } from '../testing/published-condition';
import { variantsOf } from '../testing/variants';
import { judge } from './judge';

/** Leaves out an answer, but not what it asks for in turn while it is open. */
const without = (draft: BodyDraft, campo: string) =>
  campo === 'vehicle.purchase_type'
    ? draft.with('vehicle.purchase_date', TEST_DAY).without(campo)
    : draft.without(campo);

/** Each missing field gives one fault, with the question of `requisitos`. */
describe.each(INSURANCE_LINES)('a %s body', (line) => {
  /** What a body without a block lacks besides: what its missing answers may ask for, and the holder's address as a whole. */
  const whileOpen = (block: string) => {
    if (line === 'Car' && block === 'vehicle') return ['vehicle.purchase_date falta'];
    return line === 'Home' && block === 'holder' ? ['holder.address falta'] : [];
  };
  const requirements = requirementsOf(line, TEST_DAY);
  const fields = publishedFields(requirements);
  const questionOf = (path: string) =>
    path === 'insurance_line'
      ? undefined
      : requirements.guia_de_preguntas.flatMap(({ preguntas }) => preguntas).find(({ campos }) => campos.includes(path))
          ?.pregunta;
  const always = [...fields.values()].filter(({ obligatorio }) => obligatorio === 'siempre').map(({ campo }) => campo);

  it.each(always)('without %s has one fault, with its question', (campo) => {
    const described = variantsOf(line).filter(({ draft }) => draft.at(campo) !== undefined);
    expect(described.length).toBeGreaterThan(0);
    for (const { draft } of described) {
      const { faults } = judge(without(draft, campo).build(), TEST_DAY);
      expect(
        faults.map(({ campo, codigo, pregunta, formato }) => [campo, codigo, pregunta, formato !== undefined]),
      ).toEqual([[campo, 'falta', questionOf(campo), true]]);
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
            (bloque === 'holder' || holds(block.cuando, body, fields) !== true),
        );
      const expected = [...fields.values()]
        .filter(({ campo }) => campo.startsWith(`${bloque}.`) && !withinConditionalBlock(campo))
        .filter(({ obligatorio, cuando }) =>
          cuando === undefined ? obligatorio === 'siempre' : holds(cuando, body, fields) === true,
        )
        .map(({ campo }) => `${campo} falta`)
        .concat(whileOpen(bloque));
      const faults = judge(body, TEST_DAY).faults.map(({ campo, codigo }) => `${campo} ${codigo}`);
      expect([...faults].sort()).toEqual([...expected].sort());
    }
  });
});

it.each(['Car', 'Motorcycle'] as const)('a %s body that lacks its owner has one fault, on the block', (line) => {
  const body = bodyOf(line).changed(otherOwner).without('owner').build();
  expect(judge(body, TEST_DAY).faults).toMatchObject([
    {
      campo: 'owner',
      codigo: 'falta',
      cuando: 'owner_same_as_holder es false',
      pregunta:
        '¿Cuáles son los datos del propietario: nombre y apellidos, documento, fecha de nacimiento, sexo y estado civil?',
    },
  ]);
});

it('a Home body that says nothing of where its holder lives is asked both ways at once, with all that an address takes', () => {
  const body = bodyOf('Home').without('holder.address_same_as_risk').build();
  expect(judge(body, TEST_DAY).faults).toEqual([
    {
      campo: 'holder.address',
      codigo: 'falta',
      mensaje: expect.any(String) as unknown,
      cuando: 'holder.address_same_as_risk no es true',
      formato:
        'objeto con postal_code, road_type, road_name y road_number; o holder.address_same_as_risk true en su lugar',
      pregunta:
        '¿Vives en la vivienda que quieres asegurar? Si no, ¿cuál es tu dirección (tipo de vía, nombre, número, código postal y municipio)?',
    },
  ]);
  const asked = questionsFor('Home', new Set(['holder.address'])).map(({ campos }) => campos);
  expect(asked).toEqual([
    ['holder.address_same_as_risk'],
    expect.arrayContaining(['holder.address.postal_code', 'holder.address.road_name']),
    ['holder.address.town_id'],
  ]);
});

it.each([
  [undefined, ['vehicle.purchase_type falta', 'vehicle.purchase_date falta']],
  ['planned', []],
  ['new', ['vehicle.purchase_date falta']],
  ['nueva', ['vehicle.purchase_type valor_no_permitido', 'vehicle.purchase_date falta']],
  ['de segunda mano', ['vehicle.purchase_type valor_no_permitido', 'vehicle.purchase_date falta']],
  ['previsto', ['vehicle.purchase_type valor_no_permitido']],
])(
  'a Car body without purchase_date and with purchase_type %p lacks the date only if it can be needed',
  (type, faults) => {
    const { faults: found } = judge(
      (type === undefined
        ? bodyOf('Car').without('vehicle.purchase_type')
        : bodyOf('Car').with('vehicle.purchase_type', type)
      )
        .without('vehicle.purchase_date')
        .build(),
      TEST_DAY,
    );
    expect(found.map(({ campo, codigo }) => `${campo} ${codigo}`)).toEqual(faults);
  },
);

it.each([
  ['Car', 'owner_same_as_holder', 'no', 'owner'],
  ['Car', 'driver.same_as_holder', 0, 'driver.birth_date'],
  ['Car', 'driver.penalties', 1, 'driver.parking_fine_only'],
  ['Home', 'holder.address_same_as_risk', 'false', 'holder.address.postal_code'],
  ['Motorcycle', 'holder.document_type', 'pasaporte', 'holder.nationality'],
] as const)(
  'a %s body with %s %p is asked in the same round for what the answer needs',
  (line, path, value, needed) => {
    const { faults } = judge(bodyOf(line).with(path, value).build(), TEST_DAY);
    expect(faults).toContainEqual(expect.objectContaining({ campo: needed, codigo: 'falta' }));
  },
);
