import fc from 'fast-check';
import { KEY_MAX_CHARS, keyFaults, keyInSpace } from './key-faults';

const header = (value: unknown) => ({ field: 'Idempotency-Key', value });
const parameter = (value: unknown) => ({ field: 'idempotency_key', value });
const faultsOf = (...sent: Parameters<typeof keyFaults>[0]) =>
  keyFaults(sent).map(({ campo, codigo }) => `${campo} ${codigo}`);

it.each([
  ['no key', []],
  ['a key of one character', [header('k')]],
  ['a key of the greatest length', [parameter('k'.repeat(KEY_MAX_CHARS))]],
  ['a key with such a word in it', [header('string-1')]],
  ['the same key in both places', [header('k'), parameter('k')]],
])('finds nothing wrong with %s', (_name, sent) => expect(faultsOf(...sent)).toEqual([]));

it.each([
  ['an empty key', [parameter('')], ['idempotency_key longitud']],
  ['too long a key', [header('k'.repeat(KEY_MAX_CHARS + 1))], ['Idempotency-Key longitud']],
  ['a key that is no text', [parameter(7)], ['idempotency_key tipo']],
  ['the word of an importer', [header('string')], ['Idempotency-Key formato']],
  ['the place of a value', [parameter('<string>')], ['idempotency_key formato']],
  ['a variable that was not filled in', [header('{{$guid}}')], ['Idempotency-Key formato']],
  ['a parameter that is repeated', [parameter('k'), parameter('k')], ['idempotency_key formato']],
  ['two different keys', [header('k'), parameter('q')], ['idempotency_key contradiccion']],
  ['two wrong keys', [header(''), parameter('')], ['Idempotency-Key longitud', 'idempotency_key longitud']],
  [
    'a thousand keys',
    [header('k'), ...Array.from({ length: 1000 }, () => parameter('k'))],
    ['idempotency_key formato'],
  ],
])('finds what is wrong with %s', (_name, sent, faults) => expect(faultsOf(...sent)).toEqual(faults));

it('never repeats a key', () => {
  expect(JSON.stringify(keyFaults([header('zxmarca'), parameter('zxotra')]))).not.toContain('zx');
});

const key = fc.string({ minLength: 1, maxLength: KEY_MAX_CHARS });
const caller = fc.option(fc.stringMatching(/^[a-z0-9-]{1,40}$/), { nil: undefined });

it('keeps the key of a caller without a name as it is', () => expect(keyInSpace('k', undefined)).toBe('k'));

it('keeps apart the keys of different callers', () => {
  fc.assert(
    fc.property(key, caller, key, caller, (one, first, other, second) => {
      const isSame = one === other && first === second;
      expect(keyInSpace(one, first) === keyInSpace(other, second)).toBe(isSame);
    }),
  );
});
