import { fieldsAt } from '../model/walk';
import { longestRead } from '../testing/longest-read';
import { INSURANCE_LINES, tables, type InsuranceLine } from '../lines';
import { bodyOf, TEST_DAY, type BodyDraft } from '../testing/body-draft';
import { otherAddress, otherDriver, otherMotorcycle, otherOwner } from '../testing/changes';
import { judge, judgeEstimate } from './judge';

/** Texts that make expressions with nested repeats backtrack. */
const SHAPES: readonly ((length: number) => string)[] = [
  (length) => 'a'.repeat(length),
  (length) => `${'a '.repeat(length / 2)}!`,
  (length) => `${'a@'.repeat(length / 2)}`,
  (length) => `a@${'b.'.repeat(length / 2)}`,
  (length) => ' '.repeat(length),
  (length) => '🙂'.repeat(length / 2),
  (length) => '1234BCD'.padEnd(length, '-'),
  (length) => `1${' '.repeat(length)}x`,
];

/** The longest text that an expression may read. */
const LONGEST_READ = 200;

/** A body of each line with every block in it. */
const fullest: Record<InsuranceLine, BodyDraft> = {
  Home: bodyOf('Home').changed(otherAddress),
  Car: bodyOf('Car').changed(otherDriver, otherOwner),
  Motorcycle: bodyOf('Motorcycle').changed(otherDriver, otherOwner, otherMotorcycle),
};

const LENGTH = 100_000;

describe.each(INSURANCE_LINES)('texts of 100 000 characters in every field of %s', (line) => {
  const fields = fieldsAt(tables[line]);
  const bodies = (long: string) => fields.map(({ path }) => fullest[line].with(path, long).build());

  it('are refused by their length or their type', () => {
    for (const shape of SHAPES) {
      const long = shape(LENGTH);
      const wrong = fields.filter(({ path, field: { kind, unsupported } }, index) => {
        const codes = judge(bodies(long)[index], TEST_DAY).faults.flatMap((fault) =>
          fault.campo === path ? [fault.codigo] : [],
        );
        const expected =
          { text: 'longitud', date: 'formato', choice: 'valor_no_permitido' }[kind.type as 'text'] ?? 'tipo';
        return codes[0] !== expected && unsupported === undefined;
      });
      expect(wrong.map(({ path }) => path)).toEqual([]);
    }
  });

  it('are read by no expression, in a quotation or an estimate', () => {
    for (const shape of SHAPES) {
      const sent = bodies(shape(LENGTH));
      expect(longestRead(() => sent.forEach((body) => judge(body, TEST_DAY)))).toBeLessThanOrEqual(LONGEST_READ);
      expect(longestRead(() => sent.forEach((body) => judgeEstimate(body, TEST_DAY)))).toBeLessThanOrEqual(
        LONGEST_READ,
      );
    }
  });

  it('are read by no expression as the names of fields', () => {
    for (const shape of SHAPES) {
      const body = { ...fullest[line].build(), [shape(LENGTH)]: 1, holder: { [shape(LENGTH)]: 1 } };
      expect(longestRead(() => judge(body, TEST_DAY))).toBeLessThanOrEqual(LONGEST_READ);
    }
  });
});
