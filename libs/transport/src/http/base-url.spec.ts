import { baseUrlFault, readBaseUrl } from './base-url';

describe('a base address', () => {
  it.each([
    'https://api.faro-seguros.example',
    'https://api.example/v1/',
    'http://127.0.0.1:8080',
    'http://localhost',
    'http://[::1]:80',
  ])('may be %s', (text) => expect(baseUrlFault(text)).toBeUndefined());

  it.each(['', 'api.example', 'ftp://api.example', 'file:///etc/passwd'])('may not be %p', (text) =>
    expect(baseUrlFault(text)).toBe('must be an http or https address'),
  );

  it.each(['https://user:pass@api.example', 'https://api.example/?a=1', 'https://api.example/#a'])(
    'may not say more than where: %s',
    (text) => expect(baseUrlFault(text)).toBe('must have no credentials, no query and no fragment'),
  );

  it.each(['http://api.example', 'http://127.0.0.1.example', 'http://10.0.0.7'])(
    'is on this machine when it is plain http: %s is not',
    (text) => {
      expect(baseUrlFault(text)).toMatch(/^must be https/);
      expect(baseUrlFault(text, true)).toBeUndefined();
    },
  );

  it('is taken apart', () => {
    expect(readBaseUrl('https://api.example/v1//')).toEqual({ origin: 'https://api.example', prefix: '/v1' });
    expect(readBaseUrl('https://api.example')).toEqual({ origin: 'https://api.example', prefix: '' });
  });
});
