import { readSmtpUrl, SmtpUrlError } from './smtp-server-address';

const PLAIN = {
  host: 'mail.example',
  port: 587,
  secure: false,
  requireTLS: false,
  ignoreTLS: false,
  auth: undefined,
  name: undefined,
  maxConnections: 8,
  tls: { rejectUnauthorized: true },
};
const LOGIN = { user: 'ana@faro.example', pass: 'a:b/c%' };

describe('the address of an SMTP server', () => {
  it.each([
    ['smtp://mail.example', {}],
    ['smtp://mail.example:2525/', { port: 2525 }],
    ['smtps://mail.example', { port: 465, secure: true }],
    ['smtp://[::1]:25', { host: '::1', port: 25 }],
    ['smtp://ana%40faro.example:a%3Ab%2Fc%25@mail.example', { auth: LOGIN, requireTLS: true }],
    ['smtp://ana%40faro.example:a%3Ab%2Fc%25@127.0.0.1', { host: '127.0.0.1', auth: LOGIN }],
    ['smtps://u:p@mail.example', { port: 465, secure: true, auth: { user: 'u', pass: 'p' } }],
    ['smtp://u:p@mail.example?requireTLS=false', { auth: { user: 'u', pass: 'p' } }],
    ['smtp://mail.example?ignoreTLS=true&name=cotiza.example', { ignoreTLS: true, name: 'cotiza.example' }],
    ['smtp://mail.example?maxConnections=20', { maxConnections: 20 }],
    [
      'smtp://mail.example?tls.rejectUnauthorized=false&tls.servername=mx.example',
      { tls: { rejectUnauthorized: false, servername: 'mx.example' } },
    ],
  ])('%s', (text, expected) => expect(readSmtpUrl(text)).toEqual({ ...PLAIN, ...expected }));

  it.each([
    ['mail.example', 'it is no address such as smtp://user:password@mail.example:587'],
    ['https://mail.example', 'it must begin with smtp:// or smtps://'],
    ['smtp:', 'it names no host'],
    ['smtp://u:%zz@mail.example', 'a % in its user or password must be written %25'],
    ['smtp://mail.example?requireTLS=yes', 'its option requireTLS must be true or false'],
    ['smtp://mail.example?maxConnections=0', 'its option maxConnections must be 1 to 99'],
    [
      'smtp://mail.example?logger=true',
      'its options can only be requireTLS, ignoreTLS, name, maxConnections, tls.rejectUnauthorized, tls.servername',
    ],
  ])('is not %s', (text, why) => expect(() => readSmtpUrl(text)).toThrow(new SmtpUrlError(why)));
});
