import type { Chance } from '@cotiza/tools-kit';
import type { Marks } from './marks';

/** Of each field that holds what is personal, a value that it takes and that holds a mark. */
const VALUES: Readonly<Record<string, (marks: Marks) => string>> = {
  name: ({ word }) => word,
  surname: ({ word }) => word,
  surname2: ({ word }) => word,
  email: ({ word }) => `${word}@correo.example`,
  road_name: ({ word }) => `de ${word}`,
  phone: ({ phone }) => phone,
};

/** Any other text is spoilt by the mark, one time in so many. */
const SPOILT = 40;

/** The one value that answers repeat, as the specification asks. */
const REPEATED = 'client_reference';

/** The same body with marks in the place of what is personal, and in some other texts. */
export function markedBody(body: unknown, marks: Marks, chance: Chance): unknown {
  if (Array.isArray(body)) return body.map((item) => markedBody(item, marks, chance));
  if (typeof body !== 'object' || body === null) return body;
  const fields = Object.entries(body as Record<string, unknown>);
  const hasDni = fields.some(([name, value]) => name === 'document_type' && value === 'Dni');
  return Object.fromEntries(
    fields.map(([name, value]) => {
      if (typeof value !== 'string') return [name, markedBody(value, marks, chance)];
      if (name === 'document_id' && hasDni) return [name, marks.documentId];
      const isSpoilt = name !== REPEATED && chance.isOneIn(SPOILT);
      return [name, VALUES[name]?.(marks) ?? (isSpoilt ? `${value} ${marks.word}` : value)];
    }),
  );
}
