import { domainToASCII } from 'node:url';
import { processorMs } from '@cotiza/kernel/testing';
import type { TextFormat } from '../model/value-kind';
import { dni, nie } from './identity-document';
import { plate } from './plate';
import { email, letters, lettersOrNothing, occupationCode, plain, postalCode, printable, spanishMobile } from './texts';

const TEXTS = [email, letters, lettersOrNothing, occupationCode, plain, postalCode, printable, spanishMobile];
const FORMATS: TextFormat[] = [...TEXTS, plate, dni, nie];
const ADVERSARIAL = 'a|a |a-|\u0301|\u3164| |a@|a.|@|.|-|0|+34|á|a\u0301|🙂|A1|M1|1B'.split('|');

/** A linear test takes a few milliseconds here; a quadratic one would take minutes. */
describe.each(FORMATS)('$name', ({ test, pattern }) => {
  it.each(ADVERSARIAL)('is judged in time linear in the length of a text of %p', (part) => {
    const text = part.repeat(200_000 / part.length);
    const spentMs = processorMs(() => {
      for (const judged of [text, `${text}!`, `a@b.${text}!`, `a${text}\u0000`]) {
        test(judged);
        new RegExp(pattern).test(judged);
      }
    });
    expect(spentMs).toBeLessThan(10_000);
  });
});

it.each(['\u00a0', '\u3000', '\u2009', '\t', '\u2028'])('no text of blanks like %j is plain', (blank) => {
  expect(plain.test(blank.repeat(3))).toBe(false);
});

it.each(['\u0000', '\u0007', '\n', '\r', '\t', '\u001b', '\u007f', '\u0085'])(
  'the control character %j is in no text',
  (control) => {
    for (const { name, test } of [email, letters, lettersOrNothing, plain, printable]) {
      expect([name, test(`a${control}b@c.es`)]).toEqual([name, false]);
      expect([name, test(`a${control}b`)]).toEqual([name, false]);
    }
  },
);

/** Invisible characters: format characters, a filler letter, a selector, a joiner, separators and a lone surrogate. */
const UNSEEN =
  '\u200b|\u200d|\u202e|\u2066|\ufeff|\u00ad|\u{e0041}|\u3164|\u115f|\uffa0|\ufe0f|\u034f|\u2028|\u2029|\ud800|\udfff'.split(
    '|',
  );

it.each(UNSEEN)('%j, which is invisible, is in no text', (unseen) => {
  for (const { name, test } of [email, letters, lettersOrNothing, plain, printable]) {
    for (const text of [unseen, `a${unseen}`, `${unseen}a`, `a${unseen}b`, `a${unseen}b@c.es`, `a@b.${unseen}`]) {
      expect([name, text, test(text)]).toEqual([name, text, false]);
    }
  }
});

it.each(['A\u0301na', 'Zoe\u0308', 'ไม้', 'Nguyê\u0303n', 'न्यूटन', 'Ana', 'Gal·la', '𝒜na'])('%j is a name', (name) => {
  expect([letters.test(name), lettersOrNothing.test(name)]).toEqual([true, true]);
});

it.each(['\u0301', '\u0301Ana', 'Ana \u0301', "O'\u0301", '-\u0308a'])(
  'no word of a name begins with a mark: %j',
  (name) => {
    expect([letters.test(name), lettersOrNothing.test(name)]).toEqual([false, false]);
  },
);

it.each(['<', '>', '(', ')', ',', ';', ':', '"', '\\', '[', ']', ' ', '@'])('no e-mail address holds %p', (sign) => {
  for (const text of [`a${sign}b@c.es`, `${sign}a@c.es`, `a@b${sign}c.es`, `a@c.es${sign}`, `a@c.e${sign}s`]) {
    expect([text, email.test(text)]).toEqual([text, false]);
  }
});

it.each(["o'neill+caso_1@sub.example.com", 'ñ.ñ@ejemplo.es', 'a!#$%&*/=?^`{|}~-@b-c.es'])(
  '%s is an address',
  (text) => {
    expect(email.test(text)).toBe(true);
  },
);

it('no domain becomes another, or a list of addresses, when it is written in ASCII', () => {
  const changed: string[] = [];
  for (let point = 0x21; point <= 0x10ffff; point += 1) {
    const sign = String.fromCodePoint(point);
    const domain = `${sign}b${sign}c${sign}.es`;
    if (!email.test(`a@${domain}`)) continue;
    const mapped = `${domainToASCII(domain)} ${domain.normalize('NFKC')}`;
    // An empty text means that the domain cannot be written in ASCII.
    if (!/^(?:[^\s@<>(),;:"\\[\].]+\.es)? [^\s@<>(),;:"\\[\].]+\.es$/u.test(mapped)) changed.push(sign);
  }
  expect(changed).toEqual([]);
});

it.each(['/', '?', '#', '%', '\u3002', '\uff0c', '\ufe14'])('no domain holds %p', (sign) => {
  expect(email.test(`a@b${sign}c.es`)).toBe(false);
});

it.each([
  ...'ana@ñandú.es ana@col·lecció.cat ana@STRASSE.de ana@straße.de ana@日本語.jp ana@xn--andu-6fb.es'.split(' '),
])('an address may be of the domain of %p', (address) => {
  expect(email.test(address)).toBe(true);
});
