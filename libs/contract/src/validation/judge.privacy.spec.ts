import fc from 'fast-check';
import { fieldsAt, walk } from '../model/walk';
import { INSURANCE_LINES, tables, type InsuranceLine } from '../lines';
import { TEST_DAY } from '../testing/body-draft';
import { variantsOf } from '../testing/variants';
import { judge } from './judge';

const MARK = 'Zq7MARCA';

function blockPaths(line: InsuranceLine): string[] {
  const paths: string[] = [];
  walk(tables[line], (node, path) => {
    if (node.node === 'block') paths.push(path);
  });
  return paths;
}

/** Returns the serialized faults of a body. */
const answer = (body: unknown) => JSON.stringify(judge(body, TEST_DAY).faults);

/** Marked texts, one for each step that can refuse a text. */
const marked = (index: number) => [
  `${MARK}${index}`,
  `${MARK}${index}@`,
  `${MARK}${index}`.padEnd(200, 'x'),
  `${MARK}\u0000${index}`,
  `${MARK}`.slice(0, 5),
];
const leaked = (text: string) => text.includes(MARK.slice(0, 4));

describe.each(INSURANCE_LINES)('the faults of %s', (line) => {
  const paths = fieldsAt(tables[line]).map(({ path }) => path);

  it('never hold a value received, of one field', () => {
    const places = [...paths, ...blockPaths(line), 'unknown', 'holder.unknown'];
    for (const { draft } of [variantsOf(line)[0]!, ...variantsOf(line).filter(({ name }) => /other/.test(name))]) {
      const leaks = places.filter((path, index) =>
        marked(index).some((value) => leaked(answer(draft.with(path, value).build()))),
      );
      expect(leaks).toEqual([]);
    }
  });

  it('never hold a value received, of all fields at once', () => {
    for (const { draft } of variantsOf(line)) {
      for (const shape of marked(0).keys()) {
        const values = Object.fromEntries(paths.map((path, index) => [path, marked(index)[shape]!]));
        expect(leaked(answer(draft.withAll(values).build()))).toBe(false);
        expect(leaked(answer(draft.withAll({ ...values, insurance_line: line }).build()))).toBe(false);
      }
    }
  });

  it('never hold a value received, inside junk of any type', () => {
    const junk = fc.constantFrom([MARK], { a: MARK }, [{ b: [MARK] }], `${MARK}`, [[MARK]]);
    fc.assert(
      fc.property(fc.constantFrom(...variantsOf(line)), fc.constantFrom(...paths), junk, ({ draft }, path, value) => {
        expect(leaked(answer(draft.with(path, value).build()))).toBe(false);
      }),
    );
  });
});
