import { KEY_MAX_CHARS, keyFaults } from './key-faults';

const header = (value: unknown) => ({ field: 'Idempotency-Key', value });
const parameter = (value: unknown) => ({ field: 'idempotency_key', value });
const faultsOf = (...sent: Parameters<typeof keyFaults>[0]) =>
  keyFaults(sent).map(({ campo, codigo }) => `${campo} ${codigo}`);

it.each([
  ['no key', []],
  ['a key of one character', [header('k')]],
  ['a key of the greatest length', [parameter('k'.repeat(KEY_MAX_CHARS))]],
  ['the same key in both places', [header('k'), parameter('k')]],
])('finds nothing wrong with %s', (_name, sent) => expect(faultsOf(...sent)).toEqual([]));

it.each([
  ['an empty key', [parameter('')], ['idempotency_key longitud']],
  ['too long a key', [header('k'.repeat(KEY_MAX_CHARS + 1))], ['Idempotency-Key longitud']],
  ['a key that is no text', [parameter(7)], ['idempotency_key tipo']],
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
