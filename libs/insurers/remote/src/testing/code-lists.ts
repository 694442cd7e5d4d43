import { homeEnumerations, motorEnumerations, personEnumerations, type Enumeration } from '@cotiza/contract';

/** Every enumeration of the contract, by its name. */
export const ENUMERATIONS: Readonly<Record<string, Enumeration>> = {
  ...personEnumerations,
  ...homeEnumerations,
  ...motorEnumerations,
};

interface VendorCodes {
  readonly codes: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** True for an insurer of some lines, whose requests hold some enumerations. */
  readonly isPartial?: boolean;
  /** The tables of codes that answers have, by the title of their list. */
  readonly books: Readonly<Record<string, object>>;
  /** The insurer's `codes.csv`. */
  readonly document: string;
  /** The lists of its schema. */
  readonly published: readonly (readonly string[])[];
}

const sorted = (values: readonly string[]) => [...values].sort();

/** Declares the tests of an insurer's codes: complete, unambiguous, and as in its documents. */
export function codesSuite(name: string, { codes, isPartial = false, books, document, published }: VendorCodes): void {
  const lists = codeLists(document);

  describe(`the codes of ${name}`, () => {
    it('are there for every enumeration of the contract', () => {
      const known = Object.keys(ENUMERATIONS);
      expect(sorted(Object.keys(codes))).toEqual(sorted(isPartial ? known.filter((of) => of in codes) : known));
    });

    it.each(Object.entries(codes))(
      'say every value of %s, each in another way, and as its documents do',
      (of, held) => {
        expect(sorted(Object.keys(held))).toEqual(sorted(ENUMERATIONS[of]!.values));
        const used = sorted(Object.values(held));
        expect(new Set(used).size).toBe(used.length);
        expect(published.map(sorted)).toContainEqual(used);
        expect([...lists.values()].map(sorted)).toContainEqual(used);
      },
    );

    it.each(Object.entries(books))('are understood, all of them: %s', (title, book) => {
      expect(sorted(Object.keys(book))).toEqual(sorted(lists.get(title)!));
      expect(new Set(Object.values(book)).size).toBe(Object.keys(book).length);
    });
  });
}

/** The codes of each list of a vendor's `codes.csv`. */
function codeLists(csv: string): ReadonlyMap<string, readonly string[]> {
  const rows = csv.split('\n').map((row) => row.split(',', 2));
  const names = new Set(rows.map(([name]) => name!));
  return new Map([...names].map((name) => [name, rows.filter(([of]) => of === name).map(([, code]) => code!)]));
}
