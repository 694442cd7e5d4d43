import { lineModels } from '../lines/line-models';
import { aCar, aHome, aMotorcycle } from '../testing/risk.builders';
import { books } from '../testing/embedded';
import { compileBook, type CompiledBook } from './compile-book';
import { FACTOR_UNIT } from './exact-product';
import { rate } from './rate';

const RISKS = {
  Car: aCar({ driverAge: 26, atFaultClaims: 1, cleanYears: 0 }),
  Home: aHome(),
  Motorcycle: aMotorcycle(),
};

const compiled = books.map((book) => ({
  name: `${book.insurer.id} ${book.line} ${book.version}`,
  book: compileBook(book, lineModels[book.line] as never) as CompiledBook<never>,
  risk: { ...RISKS[book.line], effectiveDate: book.validity.from } as never,
}));

const offersOf = (book: CompiledBook<never>, risk: never) => {
  const rating = rate(book, risk, true);
  return rating.kind === 'rated' ? rating.offers : [];
};

it.each(compiled)(
  'names what the price changes by without a fact to the cent, with every statutory line: $name',
  ({ book, risk }) => {
    for (const offer of offersOf(book, risk)) {
      const movers = offer.movedBy!;
      const raising = movers.filter(({ cents }) => cents > 0);
      expect(raising.length).toBeLessThanOrEqual(3);
      expect(movers.length - raising.length).toBeLessThanOrEqual(3);
      for (const { fact, cents } of movers) {
        const unitsOf: typeof book.unitsOf = (facts) =>
          book.unitsOf(facts).map((unit, at) => (book.facts[book.factOf[at]!] === fact ? FACTOR_UNIT : unit));
        const without = offersOf({ ...book, unitsOf }, risk).find((each) => each.modalityId === offer.modalityId);
        expect([fact, cents]).toEqual([fact, offer.totalCents - (without?.totalCents ?? 0)]);
      }
    }
  },
);
