import fc from 'fast-check';
import { allowedValues } from '../model/allowed-values';
import { fieldsAt } from '../model/walk';
import { INSURANCE_LINES, tables } from '../lines';
import { bodyWithMutations } from '../testing/arbitrary-body';
import { bodyOf, TEST_DAY, type JsonValue } from '../testing/body-draft';
import { publishedFault } from './fault';
import { faultAt } from './fault-at';
import { judge } from './judge';
import { asksToLeaveOut } from './rule-facts';

const faultOf = (line: (typeof INSURANCE_LINES)[number], path: string, today = TEST_DAY) =>
  faultAt(line, path, { codigo: 'falta', mensaje: 'Falta.' }, today);
const onlyFault = (line: (typeof INSURANCE_LINES)[number], path: string, value: JsonValue) => {
  const { faults } = judge(bodyOf(line).with(path, value).build(), TEST_DAY);
  expect(faults.map(({ campo }) => campo)).toEqual([path]);
  return faults[0]!;
};

describe.each(INSURANCE_LINES)('every fault of a %s body', (line) => {
  const fields = new Map(fieldsAt(tables[line]).map(({ path, field }) => [path, field]));

  it('shows an example that lies within its limits, matches its pattern and is among its values', () => {
    for (const [path, field] of fields) {
      const { ejemplo, minimo, maximo, patron, valores } = faultOf(line, path);
      if (field.formatBy) continue;
      expect(ejemplo).not.toBeUndefined();
      if (minimo !== undefined) expect(ejemplo! >= minimo).toBe(true);
      if (maximo !== undefined) expect(ejemplo! <= maximo).toBe(true);
      if (patron !== undefined) expect(ejemplo).toMatch(new RegExp(patron));
      if (field.kind.type === 'choice') expect(valores).toEqual(allowedValues(field));
      else expect(valores).toBeUndefined();
    }
  });

  it('says who mends it, and has a question where an answer of the customer does', () => {
    fc.assert(
      fc.property(bodyWithMutations(line), (draft) => {
        for (const fault of judge(draft.build(), TEST_DAY).faults.map(publishedFault)) {
          const isAsked = fault.pregunta !== undefined;
          expect([fault, fault.quien]).toEqual([
            fault,
            isAsked || fault.codigo === 'caso_no_soportado' ? 'cliente' : 'agente',
          ]);
          if (isAsked) expect(asksToLeaveOut(fault)).toBe(false);
          else if (fault.codigo === 'falta') expect(fault.campo).toBe('insurance_line');
        }
      }),
    );
  });

  it('shows no pattern that its value matches, no example outside of its limits, and none of a case that is not quoted', () => {
    fc.assert(
      fc.property(bodyWithMutations(line), (draft) => {
        for (const { campo, codigo, patron, ejemplo, minimo, maximo, valores } of judge(draft.build(), TEST_DAY)
          .faults) {
          const value = draft.at(campo);
          if (patron !== undefined && typeof value === 'string')
            expect([campo, value]).not.toEqual([campo, expect.stringMatching(patron)]);
          if (minimo !== undefined && ejemplo != null) expect(ejemplo >= minimo).toBe(true);
          if (maximo !== undefined && ejemplo != null) expect(ejemplo <= maximo).toBe(true);
          if (codigo === 'caso_no_soportado') expect([ejemplo, valores]).toEqual([undefined, undefined]);
        }
      }),
    );
  });
});

it.each([
  ['holder.document_type', 'Nie', 'X1234567L'],
  ['holder.document_type', 'Dni', '12345678Z'],
])('shows a document of the declared type: %s %s', (path, type, example) => {
  const { faults } = judge(
    bodyOf('Home')
      .with(path, type)
      .with('holder.nationality', type === 'Dni' ? 'ESP' : 'FRA')
      .with('holder.document_id', 'ABCDE')
      .build(),
    TEST_DAY,
  );
  expect(faults).toMatchObject([{ campo: 'holder.document_id', codigo: 'formato', ejemplo: example }]);
  expect(example).toMatch(new RegExp(faults[0]!.patron!));
});

it('limits are those of the rule that is broken', () => {
  const history = { years_without_accidents: 2, last_five_years_accidents: 0 };
  const accidents = judge(
    bodyOf('Car').with('driver.years_without_accidents', history.years_without_accidents).build(),
    TEST_DAY,
  ).faults[0]!;
  expect(accidents).toMatchObject({ campo: 'driver.last_five_years_accidents', minimo: 1, maximo: 20 });
  expect(accidents).not.toHaveProperty('ejemplo');
  const above = onlyFault('Car', 'driver.years_in_previous_company', 79);
  expect(Object.keys(above)).toEqual(expect.not.arrayContaining(['ejemplo', 'minimo', 'maximo']));
  expect(onlyFault('Home', 'risk.buildings_limit', 0)).toMatchObject({ codigo: 'rango', minimo: 0.01, maximo: 5e6 });
});

it.each([
  ['Home', 'holder.nationality', 'FRA', 'contradiccion'],
  ['Car', 'driver.name', 'Marcos', 'contradiccion'],
  ['Home', 'holder.phonne', '600000000', 'no_documentado'],
] as const)(
  'what asks for something to be left out puts no question and shows no value: %s %s',
  (line, path, value, codigo) => {
    const fault = onlyFault(line, path, value);
    expect(fault).toMatchObject({ codigo });
    expect(Object.keys(fault)).toEqual(expect.not.arrayContaining(['pregunta', 'ejemplo', 'valores', 'formato']));
  },
);
