import fc from 'fast-check';
import { errorCode } from './error-names';

const coded = (code: unknown, cause?: unknown) => Object.assign(new Error('Zxmarca', { cause }), { code });

it.each<[unknown, string]>([
  [coded('ECONNREFUSED'), 'ECONNREFUSED'],
  [new TypeError('fetch failed', { cause: coded('CERT_HAS_EXPIRED') }), 'CERT_HAS_EXPIRED'],
  [new AggregateError([coded('EHOSTUNREACH')]), 'EHOSTUNREACH'],
  [coded('Zxmarca says no'), 'Error'],
  [coded(42), 'Error'],
  [new RangeError('Zxmarca'), 'RangeError'],
  ['Zxmarca', 'string'],
  [null, 'object'],
  [undefined, 'undefined'],
])('%# is called %2$s', (error, name) => expect(errorCode(error)).toBe(name));

it('ends, also when an error is its own cause', () => {
  const error = new Error('circular');
  error.cause = error;
  expect(errorCode(error)).toBe('Error');
});

it('is a word, whatever was thrown', () => {
  fc.assert(fc.property(fc.anything(), (thrown) => expect(errorCode(thrown)).toMatch(/^\w+$/)));
});
