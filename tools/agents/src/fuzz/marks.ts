import fc from 'fast-check';

/** Personal values that occur in what is sent and nowhere else, so that they are found wherever they turn up. */
export interface Marks {
  /** Letters only, so that a name accepts it. */
  readonly word: string;
  /** A DNI with its right letter. */
  readonly documentId: string;
  readonly phone: string;
  /** Returns the first of them in a text. */
  findIn(text: string): string | undefined;
}

const DNI_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';
const consonant = fc.constantFrom(...'bcdfghjklmnpqrstvwxz');
const eightDigits = fc.integer({ min: 10_000_000, max: 99_999_999 });
const drawn = fc.record({
  letters: fc.string({ unit: consonant, minLength: 6, maxLength: 6 }),
  dni: eightDigits,
  digits: eightDigits,
});

export function marksOf(seed: number): Marks {
  const [{ letters, dni, digits }] = fc.sample(drawn, { seed, numRuns: 1 }) as [
    { letters: string; dni: number; digits: number },
  ];
  const [word, documentId, phone] = [`Zxq${letters}`, `${dni}${DNI_LETTERS[dni % DNI_LETTERS.length]}`, `6${digits}`];
  // A metric may hold any digits: only a whole number counts.
  const pattern = new RegExp(`${word}|${documentId}|(?<![\\d.])${phone}(?!\\d)`, 'i');
  return { word, documentId, phone, findIn: (text) => pattern.exec(text)?.[0] };
}

/** Replaces the personal values of a body by marks. */
export function markedBody(body: unknown, { word, phone, documentId }: Marks): unknown {
  const email = `${word}@correo.example`;
  const personal: Record<string, string> = { name: word, surname: word, surname2: word, road_name: word, email, phone };
  return JSON.parse(
    JSON.stringify(body, function (this: Record<string, unknown>, name, value: unknown) {
      if (typeof value !== 'string') return value;
      return name === 'document_id' && this.document_type === 'Dni' ? documentId : (personal[name] ?? value);
    }),
  ) as unknown;
}
