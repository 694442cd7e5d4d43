import { isOverTls, sessionCookie, sessionIn } from './session-cookie';

describe('the cookie of a session', () => {
  it('is sent back as it was given, among others', () => {
    expect(sessionIn(`a=1; ${sessionCookie('x-_1', false).split(';', 1)[0]}; b=2`)).toBe('x-_1');
    for (const cookies of [undefined, '', 'cotiza_console=', 'other_cotiza_console=x'])
      expect(sessionIn(cookies)).toBeUndefined();
  });

  it('goes over TLS alone where it was given over TLS', () => {
    expect(sessionCookie('x', false)).toBe('cotiza_console=x; Path=/; HttpOnly; SameSite=Strict');
    expect(sessionCookie('x', true)).toBe('cotiza_console=x; Path=/; HttpOnly; SameSite=Strict; Secure');
    expect(sessionCookie(null, true)).toBe('cotiza_console=; Path=/; HttpOnly; SameSite=Strict; Secure; Max-Age=0');
  });
});

it.each([
  [undefined, false],
  ['', false],
  ['http', false],
  ['http, https', false],
  ['https', true],
  ['HTTPS ,http', true],
])('a proxy that says %j of how the browser asks', (protocols, isSecure) => {
  expect(isOverTls(protocols === undefined ? {} : { 'x-forwarded-proto': protocols })).toBe(isSecure);
});
