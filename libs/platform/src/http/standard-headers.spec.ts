import fc from 'fast-check';
import { anyCharacter } from '@cotiza/kernel/testing';
import { requestIdOf } from './standard-headers';

const withHeader = (...values: string[]) =>
  requestIdOf({ headers: values.length === 0 ? {} : { 'x-request-id': values.join(', ') } });

describe('the id of a request', () => {
  it('is the one given when it could come from us', () => {
    fc.assert(fc.property(fc.stringMatching(/^[A-Za-z0-9._-]{1,64}$/), (given) => withHeader(given) === given));
  });

  it('is always safe to write into a header and a log line', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (given) => /^[A-Za-z0-9._-]{1,64}$/.test(withHeader(given))),
    );
  });

  it('is a new one each time when none is given, or several are', () => {
    expect(withHeader()).not.toBe(withHeader());
    expect(withHeader('a', 'b')).toMatch(/^[0-9a-f-]{36}$/);
  });
});
