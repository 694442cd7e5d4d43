import { faultsThrown } from '@cotiza/kernel/testing';
import fc from 'fast-check';
import { parseFile } from './parse-file';

const faultsOf = (text: string) => faultsThrown(() => parseFile(text));

/** Nine of each, of nine of each, and so on: a few lines that would fill the memory. */
const bomb = (key: string) =>
  [
    'a: &a [x, x]',
    ...[...'bcdefgh'].map((name, index) => `${name}: &${name} [${`*${'abcdefg'[index]},`.repeat(9)}]`),
    `${key}: [*h]`,
  ].join('\n');

describe('a file of the operator', () => {
  it('may be YAML, with comments and aliases', () => {
    const text = '# receivers\nwebhooks:\n  - &crm { name: crm, events: [a] }\n  - *crm\n  - 7\n';
    const crm = { name: 'crm', events: ['a'] };
    expect(parseFile(text)).toEqual({ webhooks: [crm, crm, 7] });
  });

  it('says where it is neither YAML nor JSON, without quoting it', () => {
    const faults = faultsOf('webhooks:\n  - name: crm\n    secret: "marked\n  - ][');
    expect(faults[0]).toMatch(/^line \d+, column \d+: a closing quote, .* \(MISSING_CHAR\)$/);
    expect(faults.join()).not.toContain('marked');
  });

  it.each([
    ['webhooks: [', /closed \(BAD_INDENT\)|missing .* \(MISSING_CHAR\)/],
    ['webhooks:\n\t- a', /tab|blanks/],
    ['webhooks: []\nwebhooks: []', /^line 2, column 1: a key that is there already \(DUPLICATE_KEY\)$/],
    ['webhooks: a: b: c', /\([A-Z_]+\)$/],
  ])('says what is wrong there in plain words: %j', (text, words) => expect(faultsOf(text)[0]).toMatch(words));

  it.each(['webhooks: *marked', 'webhooks: [{ name: crm, secret: *marked }]', bomb('webhooks'), 'webhooks: &a [*a]'])(
    'is refused with aliases that lead nowhere, or everywhere: %#',
    (text) => expect(faultsOf(text)).toEqual(['it has an alias (*) of what is not there, or too many of them']),
  );

  it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])('has no key that every object has: %s', (key) => {
    expect(faultsOf(`${key}: 1\nwebhooks: [{ name: crm, a: { ${key}: x } }, [{ ${key}: }]]`)).toEqual([
      `${key} is not a setting`,
      `webhooks[0].a.${key} is not a setting`,
      `webhooks[1][0].${key} is not a setting`,
    ]);
  });

  it('is never quoted where it is refused', () => {
    const written = fc.base64String().map((text) => `whsec_${text}marked`);
    const file = fc.constantFrom(
      (secret: string) => `webhooks:\n  - secret: "${secret}\n ]`,
      (secret: string) => `webhooks: [*${secret}]`,
      (secret: string) => `${secret}: &a *b`,
      (secret: string) => `{ "${secret}": [`,
    );
    fc.assert(
      fc.property(written, file, (secret, write) => expect(faultsOf(write(secret)).join()).not.toContain('marked')),
    );
  });
});
