import fc from 'fast-check';
import { fieldsAt } from '../model/walk';
import { INSURANCE_LINES, tables, type InsuranceLine } from '../lines';
import { bodyWithMutations, validBody } from '../testing/arbitrary-body';
import { bodyOf, TEST_DAY, type JsonValue } from '../testing/body-draft';
import { isOfCompany } from '../testing/company';
import { valueAt } from '../testing/published-condition';
import { FAULT_CODES, type Fault } from './fault';
import { judge } from './judge';

const anyLine = fc.constantFrom<InsuranceLine>(...INSURANCE_LINES);
const anyJson = fc.jsonValue({ maxDepth: 6 }) as fc.Arbitrary<JsonValue>;

/** Expects that each fault is complete, and that no two are of the same field. */
function expectSoundFaults(faults: readonly Fault[]): void {
  const broken = faults.filter(
    ({ campo, codigo, mensaje }) =>
      typeof campo !== 'string' || !FAULT_CODES.includes(codigo) || !/^[A-ZÁÉÍÓÚ].*\.$/.test(mensaje),
  );
  const paths = faults.map(({ campo }) => campo);
  const repeated = paths.filter((path, index) => paths.indexOf(path) !== index);
  expect([broken, repeated]).toEqual([[], []]);
}

describe('any JSON', () => {
  it('is judged without throwing, and each fault is whole', () => {
    fc.assert(
      fc.property(anyJson, (body) => {
        const { faults } = judge(body, TEST_DAY);
        expect(faults.length).toBeGreaterThan(0);
        expectSoundFaults(faults);
      }),
    );
  });

  it('in the place of any field or block is judged without throwing', () => {
    fc.assert(
      fc.property(
        anyLine.chain((line) =>
          fc.tuple(
            bodyWithMutations(line),
            fc.constantFrom(...fieldsAt(tables[line]).map(({ path }) => path)),
            anyJson,
          ),
        ),
        ([draft, path, value]) => {
          const inField = judge(draft.with(path, value).build(), TEST_DAY);
          const inBlock = judge(draft.with(path.split('.')[0]!, value).build(), TEST_DAY);
          expectSoundFaults(inField.faults);
          expectSoundFaults(inBlock.faults);
        },
      ),
    );
  });

  it.each([undefined, null, true, 0, '', 'Car', [], [{ insurance_line: 'Car' }]])(
    '%j, no object, is one fault',
    (body) => {
      const judgement = judge(body, TEST_DAY);
      expect(judgement.line).toBeUndefined();
      expect(judgement.faults).toMatchObject([{ campo: '', codigo: 'tipo' }]);
    },
  );

  it.each(['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf'])(
    'with the key %s, wherever it is, is judged by its own keys alone',
    (key) => {
      for (const line of INSURANCE_LINES) {
        const text = JSON.stringify(bodyOf(line).build());
        const evil = `${JSON.stringify(key)}:{"phone":"600000000","insurance_line":"Home"}`;
        const atRoot: unknown = JSON.parse(text.replace('{', `{${evil},`));
        expect(judge(atRoot, TEST_DAY).faults).toMatchObject([{ campo: key, codigo: 'no_documentado' }]);
        const inHolder: unknown = JSON.parse(text.replace('"holder":{', `"holder":{${evil},`));
        expect(judge(inHolder, TEST_DAY).faults).toMatchObject([{ campo: `holder.${key}`, codigo: 'no_documentado' }]);
        const instead: unknown = JSON.parse(text.replace('"holder":', `${JSON.stringify(key)}:`));
        const { faults } = judge(instead, TEST_DAY);
        expect(faults.map(({ campo }) => campo)).toEqual(expect.arrayContaining([key, 'holder.phone']));
      }
    },
  );

  it('of great depth or size is judged', () => {
    const deep: unknown = JSON.parse(`${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`);
    const wide = Array.from({ length: 100_000 }, (_, index) => index);
    const manyKeys = Object.fromEntries(wide.map((index) => [`k${index}`, index]));
    for (const line of INSURANCE_LINES) {
      const body = bodyOf(line).build();
      for (const junk of [deep, wide, manyKeys]) {
        const placed = [junk, { ...body, holder: junk }, { ...body, unknown: junk }];
        const inHolder = [{ phone: junk }, { unknown: junk }].map((more) => ({
          ...body,
          holder: { ...body.holder, ...more },
        }));
        for (const whole of [...placed, ...inHolder]) {
          const { faults } = judge(whole, TEST_DAY);
          expect(faults.length).toBeGreaterThan(0);
          expect(faults.length).toBeLessThan(100);
        }
      }
    }
  });
});

describe('the sound part', () => {
  it('is the very body when it has no faults', () => {
    fc.assert(
      fc.property(anyLine.chain(validBody), (draft) => {
        const body = draft.build();
        const judgement = judge(body, TEST_DAY);
        expect(judgement).toMatchObject({ line: draft.line, faults: [] });
        expect('sound' in judgement && judgement.sound).toBe(body);
      }),
    );
  });

  it('holds nothing faulty, and every other field as it was', () => {
    fc.assert(
      fc.property(anyLine.chain(bodyWithMutations), (draft) => {
        const body: unknown = draft.build();
        const judgement = judge(body, TEST_DAY);
        if (judgement.line === undefined) return;
        const { sound, faults, line } = judgement;
        const faulty = new Set(faults.map(({ campo }) => campo));
        const isFaulty = (path: string) =>
          isOfCompany(path, faults) ||
          path.split('.').some((_, index, names) => faulty.has(names.slice(0, index + 1).join('.')));
        const expected = (path: string) => (isFaulty(path) ? undefined : valueAt(body, path));
        const paths = [...faulty, ...fieldsAt(tables[line]).map(({ path }) => path)];
        expect(paths.filter((path) => valueAt(sound, path) !== expected(path))).toEqual([]);
      }),
    );
  });

  it('judged again has no fault but of what was taken out', () => {
    fc.assert(
      fc.property(anyLine.chain(bodyWithMutations), (draft) => {
        const first = judge(draft.build(), TEST_DAY);
        if (first.line === undefined) return;
        const codes = judge(first.sound, TEST_DAY).faults.map(({ codigo }) => codigo);
        expect(codes.filter((codigo) => codigo !== 'falta')).toEqual([]);
      }),
    );
  });
});

it('the faults come in the order of the table, also those of rules, which are found last', () => {
  const body = bodyOf('Home')
    .with('risk.year_built', 1999)
    .with('risk.last_reform_year', 1950)
    .without('risk.contents_limit');
  const faults = judge(body.build(), TEST_DAY).faults.map(({ campo, codigo }) => `${campo} ${codigo}`);
  expect(faults).toEqual(['risk.last_reform_year incoherente', 'risk.contents_limit falta']);
});

it('the body itself is left as it was', () => {
  fc.assert(
    fc.property(anyLine.chain(bodyWithMutations), (draft) => {
      const body = draft.build();
      judge(body, TEST_DAY);
      expect(body).toEqual(draft.build());
    }),
  );
});
