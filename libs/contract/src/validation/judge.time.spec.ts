import { fieldsAt } from '../model/walk';
import { INSURANCE_LINES, tables, type InsuranceLine } from '../lines';
import { bodyOf, TEST_DAY, type BodyDraft } from '../testing/body-draft';
import { otherAddress, otherDriver, otherMotorcycle, otherOwner } from '../testing/changes';
import { judge } from './judge';

/** Texts that make expressions with nested repeats backtrack. */
const SHAPES: readonly ((length: number) => string)[] = [
  (length) => 'a'.repeat(length),
  (length) => `${'a '.repeat(length / 2)}!`,
  (length) => `${'a@'.repeat(length / 2)}`,
  (length) => `a@${'b.'.repeat(length / 2)}`,
  (length) => ' '.repeat(length),
  (length) => '🙂'.repeat(length / 2),
  (length) => '1234BCD'.padEnd(length, '-'),
];

/** A body of each line with every block in it. */
const fullest: Record<InsuranceLine, BodyDraft> = {
  Home: bodyOf('Home').changed(otherAddress),
  Car: bodyOf('Car').changed(otherDriver, otherOwner),
  Motorcycle: bodyOf('Motorcycle').changed(otherDriver, otherOwner, otherMotorcycle),
};

describe.each(INSURANCE_LINES)('texts of 100 000 characters in every field of %s', (line) => {
  it('are refused by length before any expression reads them', () => {
    const texts = fieldsAt(tables[line]).filter(({ field }) => field.kind.type === 'text');
    for (const shape of SHAPES) {
      const long = shape(100_000);
      const codes = texts.map(({ path }) => {
        const { faults } = judge(fullest[line].with(path, long).build(), TEST_DAY);
        return `${path} ${faults.find(({ campo }) => campo === path)?.codigo ?? 'accepted'}`;
      });
      expect(codes).toEqual(texts.map(({ path }) => `${path} longitud`));
    }
  });
});
