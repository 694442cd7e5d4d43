import fc from 'fast-check';
import { anyText, contractEmail } from '../testing';
import { domainOf, isAddress, readMailbox } from './mailbox';

describe('a mailbox of the settings', () => {
  it.each([
    ['hola@faro.example', { name: '', address: 'hola@faro.example' }],
    ['Correduría Faro <hola@faro.example>', { name: 'Correduría Faro', address: 'hola@faro.example' }],
    [' Cotiza  <cotiza@localhost.localdomain> ', { name: 'Cotiza', address: 'cotiza@localhost.localdomain' }],
  ])('is read from %s', (text, mailbox) => expect(readMailbox(text)).toEqual(mailbox));

  it.each([
    '',
    'Faro',
    'Faro <>',
    '<a@b.es',
    'a@b.es>',
    'a@b.es, c@d.es',
    'Faro <a@b.es> <c@d.es>',
    'Fa\r\nro <a@b.es>',
    'a@b.es\uff0cc.es',
  ])('is not read from %j, which is not quoted', (text) =>
    expect(() => readMailbox(text)).toThrow(new RangeError('no mailbox: an address, or a name <address>')),
  );
});

describe('an address', () => {
  it('is whatever the contract takes for one, unless it is too long for SMTP', () => {
    fc.assert(
      fc.property(contractEmail, (text) => {
        expect(isAddress(text)).toBe(Buffer.byteLength(text) <= 254);
      }),
    );
  });

  it('holds nothing that would end it in a header or in a command', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        if (isAddress(text))
          expect(text).toMatch(/^[^\s<>(),;:"\\[\]\p{Cc}\p{Cf}@]+@[^\s<>(),;:"\\[\]\p{Cc}\p{Cf}@]+$/u);
      }),
    );
  });

  it('has a domain, in ASCII for identifiers', () => {
    expect(domainOf('hola@faro.example')).toBe('faro.example');
    expect(domainOf('hola@ñandú.example')).toBe('xn--and-6ma2c.example');
    expect(domainOf('hola@a[b.example')).toBe('localhost');
  });
});
