import fc from 'fast-check';
import { anyCharacter } from '@cotiza/kernel/testing';
import { RE2JS } from 're2js';
import type { TextFormat } from '../model/value-kind';
import { fieldsAt } from '../model/walk';
import { INSURANCE_LINES, tables } from '../lines';
import { SAMPLES_OF_FORMAT } from '../testing/arbitrary-value';

/** Every format that a field of some line has. */
const FORMATS = [...new Set(INSURANCE_LINES.flatMap((line) => fieldsAt(tables[line]).flatMap(formatsOf)))];

function formatsOf({ field }: ReturnType<typeof fieldsAt>[number]): TextFormat[] {
  const own = field.kind.type === 'text' && field.kind.format ? [field.kind.format] : [];
  return [...own, ...Object.values(field.formatBy?.formats ?? {})];
}

const LATIN = Array.from({ length: 0x100 }, (_, point) => String.fromCodePoint(point));
const LAST_LATIN = LATIN.at(-1)!;
const isLatin = (text: string) => [...text].every((character) => character <= LAST_LATIN);

/** Texts of any format, unchanged and with a character inserted, and arbitrary texts. */
const anyText = (() => {
  const character = fc.oneof(
    fc.constantFrom(...LATIN, '’', '\u3002', '\u3000', '\u0301', '𝒜', '\u200b', '\ud800'),
    fc.string({ unit: anyCharacter, maxLength: 1 }),
  );
  const sample = fc.constantFrom(...Object.values(SAMPLES_OF_FORMAT).flat());
  const damaged = fc
    .tuple(sample, fc.nat(20), character)
    .map(([text, at, inserted]) => text.slice(0, at) + inserted + text.slice(at));
  return fc.oneof(
    sample,
    damaged,
    fc.string({ unit: 'grapheme' }),
    fc.array(character).map((list) => list.join('')),
  );
})();

describe.each(FORMATS)('the published pattern of $name', ({ name, test, pattern, exact }) => {
  const reads = { 'no flags': new RegExp(pattern), 'the u flag': new RegExp(pattern, 'u') };
  const re2 = RE2JS.compile(pattern);

  it('is written in what every reader of patterns knows', () => {
    expect(withoutKnownSigns(pattern)).toBe('');
  });

  it('admits every text that the service accepts, and is exact as far as it says', () => {
    const check = (text: string) => {
      const accepts = test(text);
      const admitted = Object.values(reads).map((expression) => expression.test(text));
      if (accepts) expect(admitted).toEqual([true, true]);
      else if (exact === 'everywhere' || (exact === 'latin' && isLatin(text))) expect(admitted).toEqual([false, false]);
    };
    for (const text of SAMPLES_OF_FORMAT[name]!) {
      expect([text, test(text)]).toEqual([text, true]);
      for (const character of LATIN)
        [`${character}${text}`, `${text}${character}`, `${text}${character}a`].forEach(check);
    }
    fc.assert(fc.property(anyText, check));
  });

  it('is read by RE2 as by JavaScript', () => {
    const wellFormed = anyText.filter((text) => !/\p{Cs}/u.test(text));
    fc.assert(fc.property(wellFormed, (text) => expect(re2.matcher(text).find()).toBe(reads['the u flag'].test(text))));
  });
});

it('covers the formats of documents and plates as well as those of texts', () => {
  expect(FORMATS.map(({ name }) => name).sort()).toEqual(Object.keys(SAMPLES_OF_FORMAT).sort());
});

/** Removes the syntax that JavaScript, Python's `re` and RE2 read alike from an expression. */
function withoutKnownSigns(pattern: string): string {
  const IN_CLASS = /(?:\\x[0-9a-f]{2}|\\[[\]\\]|[^\\[\]])/.source;
  return pattern
    .replace(new RegExp(`\\\\[.+]|\\[\\^?${IN_CLASS}+\\]`, 'g'), '')
    .replace(/\(\?:|[()|^$?*+]|\{[0-9]+(?:,[0-9]+)?\}/g, '')
    .replace(/[A-Za-z0-9@]/g, '');
}
