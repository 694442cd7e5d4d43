import fc from 'fast-check';
import { fieldsAt, walk } from '../model/walk';
import { INSURANCE_LINES, tables, type InsuranceLine } from '../lines';
import { bodyOf, bodyWithMutations, TEST_DAY, type BodyDraft, type JsonValue } from '../testing';
import { faultsOf } from '../testing/row-cases';
import { judge } from './judge';
import { asRead, isOfAnotherLine, type BodyContext } from './body-context';

const reading = (line: InsuranceLine): BodyContext => ({ line, nullMeansLeftOut: true });
const readFaults = (body: unknown, of: BodyContext) =>
  judge(body, TEST_DAY, of).faults.map(({ campo, codigo }) => `${campo} ${codigo}`);

/** Returns every path of a line except those where null has a meaning. */
function pathsWithoutNull(line: InsuranceLine): string[] {
  const paths: string[] = [];
  walk(tables[line], (node, path) => {
    if (node.node === 'block' || !('nullable' in node.kind && node.kind.nullable)) paths.push(path);
  });
  return paths;
}

describe.each(INSURANCE_LINES)('a body of %s whose line is known', (line) => {
  const body = bodyOf(line).build();
  const other = line === 'Home' ? 'Car' : 'Home';

  it('may say its line or leave it out', () => {
    const { insurance_line: _line, ...withoutLine } = body;
    expect(readFaults(body, reading(line))).toEqual([]);
    expect(readFaults(withoutLine, reading(line))).toEqual([]);
    expect(asRead(withoutLine, reading(line))).toEqual(body);
  });

  it.each([
    [other, 'insurance_line valor_no_permitido'],
    ['TermLife', 'insurance_line valor_no_permitido'],
    ['', 'insurance_line valor_no_permitido'],
    [7, 'insurance_line tipo'],
    [{}, 'insurance_line tipo'],
  ])('that says %j has that one fault among the others', (said, fault) => {
    const wrong = { ...bodyOf(line).without('effective_date').build(), insurance_line: said };
    expect(readFaults(wrong, reading(line)).sort()).toEqual(['effective_date falta', fault].sort());
    expect(isOfAnotherLine(wrong, reading(line))).toBe(true);
  });

  it('has the faults of any body of the line, whatever it is', () => {
    fc.assert(
      fc.property(bodyWithMutations(line), (draft) => {
        const sent = { ...draft.build(), insurance_line: line };
        expect(readFaults(sent, { line, nullMeansLeftOut: false })).toEqual(faultsOf(sent));
      }),
    );
  });

  it('means by null that something was left out, wherever null says nothing itself', () => {
    const paths = fc.uniqueArray(fc.constantFrom(...pathsWithoutNull(line)), { maxLength: 8 });
    fc.assert(
      fc.property(bodyWithMutations(line), paths, (draft, nulled) => {
        const held = nulled.filter((path) => leavesSomething(draft, path, nulled));
        const sent = held.reduce((made, path) => made.with(path, null), draft).build();
        const meant = held.reduce((made, path) => made.without(path), draft).build();
        expect(readFaults(sent, reading(line))).toEqual(readFaults(meant, reading(line)));
      }),
    );
  });

  it('means by a block of nulls that the block was left out', () => {
    const nulls = Object.fromEntries(Object.keys(body.holder).map((name) => [name, null]));
    const { holder: _holder, ...withoutHolder } = body;
    expect(asRead({ ...body, holder: nulls }, reading(line))).toEqual(withoutHolder);
    expect(asRead({ ...body, holder: { address: { road_name: null } } }, reading(line))).toEqual(withoutHolder);
    expect(asRead({ ...body, holder: {} }, reading(line))).toEqual({ ...body, holder: {} });
  });

  it('keeps a null that is not of the request, and one that has a meaning', () => {
    expect(readFaults({ ...body, inventado: null }, reading(line))).toEqual(['inventado no_documentado']);
    const nullable = fieldsAt(tables[line]).filter(({ field: { kind } }) => 'nullable' in kind && kind.nullable);
    expect(nullable.map(({ path }) => path)).toEqual(line === 'Home' ? ['risk.last_reform_year'] : []);
    for (const { path } of nullable) {
      expect(asRead(bodyOf(line).with(path, null).build(), reading(line))).toMatchObject({
        risk: { last_reform_year: null },
      });
    }
  });
});

it.each<JsonValue>([null, 'x', 7, []])('leaves %j as it is', (body) => {
  expect(asRead(body, reading('Car'))).toBe(body);
  expect(judge(body, TEST_DAY, reading('Car')).faults).toMatchObject([{ campo: '', codigo: 'tipo' }]);
});

it('takes hostile names for what they are', () => {
  const hostile = JSON.parse('{"__proto__":null,"constructor":null,"client_reference":null}') as unknown;
  expect(Object.keys(asRead(hostile, reading('Home')) as object)).toEqual([
    '__proto__',
    'constructor',
    'insurance_line',
  ]);
});

/** Returns true when the object at the path keeps another value and holds none of the other paths. */
function leavesSomething(draft: BodyDraft, path: string, nulled: readonly string[]): boolean {
  if (nulled.some((other) => other.startsWith(`${path}.`))) return false;
  const parent = path.split('.').slice(0, -1).join('.');
  if (parent === '') return true;
  const block = draft.at(parent);
  if (typeof block !== 'object' || block === null || Array.isArray(block)) return false;
  return Object.entries(block).some(([name, value]) => value !== null && !nulled.includes(`${parent}.${name}`));
}
