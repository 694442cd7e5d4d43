import type { Chance } from '@cotiza/tools-kit';

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
const CONSONANTS = 'bcdfghjklmnpqrstvwxz';
const LETTERS = 6;

export function marksOf(chance: Chance): Marks {
  const word = `Zxq${Array.from({ length: LETTERS }, () => chance.pick([...CONSONANTS])).join('')}`;
  const dni = chance.between(10_000_000, 99_999_999);
  const documentId = `${dni}${DNI_LETTERS[dni % DNI_LETTERS.length]}`;
  const phone = `6${chance.between(10_000_000, 99_999_999)}`;
  // A metric may hold any digits: only a whole number counts.
  const pattern = new RegExp(`${word}|${documentId}|(?<![\\d.])${phone}(?!\\d)`, 'i');
  return { word, documentId, phone, findIn: (text) => pattern.exec(text)?.[0] };
}

/** Replaces the personal values of a body by marks. */
export function markedBody(body: unknown, marks: Marks): unknown {
  const { word, phone, documentId } = marks;
  const email = `${word}@correo.example`;
  const personal: Record<string, string> = { name: word, surname: word, surname2: word, road_name: word, email, phone };
  if (Array.isArray(body)) return body.map((item) => markedBody(item, marks));
  if (typeof body !== 'object' || body === null) return body;
  const fields = Object.entries(body as Record<string, unknown>);
  const hasDni = fields.some(([name, value]) => name === 'document_type' && value === 'Dni');
  return Object.fromEntries(
    fields.map(([name, value]) => {
      if (typeof value !== 'string') return [name, markedBody(value, marks)];
      return [name, name === 'document_id' && hasDni ? documentId : (personal[name] ?? value)];
    }),
  );
}
