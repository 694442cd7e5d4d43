import { tables } from '@cotiza/contract';
import fc from 'fast-check';
import { anyCharacter } from '@cotiza/kernel/testing';

/** Judges texts of a field of the holder as the contract does: its published pattern may admit more. */
function judgeOf(field: 'email' | 'name'): (text: string) => boolean {
  const { kind } = tables.Car.holder.children[field];
  if (kind.type !== 'text' || !kind.format) throw new Error(`${field} is no text with a format`);
  const { format, maxLength } = kind;
  return (text) => text.length <= maxLength && format.test(text);
}

/** Texts with characters that are special in mail or HTML. */
const TRAPS = [
  'a@b.es\r\nBcc: otro@c.es',
  'a@b.es, otro@c.es',
  '"a" <a@b.es>',
  'a@b.es\u0000',
  'a@b.es\u2028Subject: x',
  'Ana\r\n\r\n<script>alert(1)</script>',
  '=?utf-8?q?=0D=0ABcc=3A_otro=40c.es?=',
  '\u202eelpmaxe@ana.es',
  'a@b@c.es',
  'a@b.es\uff0cc\uff20d.es',
  'a@b.\ufe14es',
  'undisclosed-recipients:;',
  '$&$1$`',
  'ana+$&@sub.example.com',
  'o\u2019hara..x@\u00f1andu.es',
  '.ana@b.es',
  'ana=0a=40x%0d%0a!def|{}~^`/?#*\u0027@b.es',
];

/** Any text, often one of the traps. */
export const anyText = fc.oneof(
  fc.constantFrom(...TRAPS),
  fc.string({ unit: anyCharacter }),
  fc.string({
    unit: fc.constantFrom('\r', '\n', '@', ',', '<', '>', '"', ':', ';', ' ', '.', '=', '?', 'a', 'ñ', '\u202e'),
  }),
);

/** A holder's e-mail address that the contract accepts. */
export const contractEmail = contractText('email', (part) =>
  fc.tuple(part, part, part).map(([a, b, c]) => `${a}@${b}.${c}`),
);

/** A holder's first name that the contract accepts. */
export const contractName = contractText('name', (part) => part);

function contractText(
  field: 'email' | 'name',
  shape: (part: fc.Arbitrary<string>) => fc.Arbitrary<string>,
): fc.Arbitrary<string> {
  const part = fc.oneof(
    fc.stringMatching(/^[a-z.!#$%&'*+/=?^_`{|}~-]{1,8}$/),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
    fc.constantFrom('ana', 'Núria', 'אבי', 'عمر', '王', 'o’hara', 'ñandú', '🙂'),
  );
  return fc.oneof(fc.constantFrom(...TRAPS), shape(part)).filter(judgeOf(field));
}
