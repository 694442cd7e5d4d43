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

function bodyFullOf(line: InsuranceLine, text: string): unknown {
  const values = Object.fromEntries(fieldsAt(tables[line]).map(({ path }) => [path, text]));
  const who: Record<string, boolean> =
    line === 'Home' ? {} : { 'driver.same_as_holder': false, owner_same_as_holder: false };
  return bodyOf(line)
    .withAll({ ...values, ...who, insurance_line: line })
    .build();
}

/** A pause of the machine passes in one of several tries; a slow expression is slow in all of them. */
const TRIES = 3;
/** A few milliseconds are usual, and a slow machine takes many times that. Quadratic time would take minutes. */
const BOUND_MS = 5_000;

function judgedInMs(body: unknown): number {
  const tries = Array.from({ length: TRIES }, () => {
    const start = performance.now();
    judge(body, TEST_DAY);
    return performance.now() - start;
  });
  return Math.min(...tries);
}

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

  it('are judged at once, and ten times as many characters too', () => {
    for (const shape of SHAPES) {
      const [body, tenfold] = [bodyFullOf(line, shape(100_000)), bodyFullOf(line, shape(1_000_000))];
      expect(judgedInMs(body)).toBeLessThan(BOUND_MS);
      expect(judgedInMs(tenfold)).toBeLessThan(BOUND_MS);
    }
  });
});

it.each(INSURANCE_LINES)('texts of the longest accepted length in every field of %s are judged at once', (line) => {
  for (const { path, field } of fieldsAt(tables[line])) {
    if (field.kind.type !== 'text') continue;
    for (const shape of SHAPES) {
      const text = shape(field.kind.maxLength + 2).slice(0, field.kind.maxLength);
      expect(judgedInMs(fullest[line].with(path, text).build())).toBeLessThan(BOUND_MS);
    }
  }
});
