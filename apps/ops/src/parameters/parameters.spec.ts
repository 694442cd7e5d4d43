import { emailAddress, quoteReference, shortText, wholeNumber } from './parameters';

describe('a whole number', () => {
  const read = wholeNumber(1, 86_400);
  it.each([['1'], ['300'], ['86400']])('is %s', (text) => expect(read(text)).toBe(Number(text)));
  it.each(['0', '86401', '-1', '1.5', '1e3', '0x10', '', ' 5', '9'.repeat(40)])('is not "%s"', (text) =>
    expect(() => read(text)).toThrow('a whole number from 1 to 86400'),
  );
});

describe('a line of words', () => {
  it('loses the blanks around it', () => expect(shortText('  new tariffs ')).toBe('new tariffs'));
  it.each(['', '  ', 'a\nb', 'a\u001bb', 'x'.repeat(201)])('is not %j', (text) =>
    expect(() => shortText(text)).toThrow('one line'),
  );
});

describe('an e-mail address', () => {
  it.each(['a@b.es', 'a@localhost', ' lucía@correo.example '])('is %s', (text) =>
    expect(emailAddress(text)).toBe(text.trim()),
  );
  it.each(['', 'a', '@b.es', 'a@', 'a@b@c', 'a b@c.es', 'A <a@b.es>', 'a@b.es,c@d.es', `${'a'.repeat(250)}@b.es`])(
    'is not "%s"',
    (text) => expect(() => emailAddress(text)).toThrow('one e-mail address'),
  );
});

describe('a reference', () => {
  it('may be in small letters', () => expect(quoteReference(' cot-7k2m9qx4tb')).toBe('COT-7K2M9QX4TB'));
  it.each(['', 'COT-', 'COT-7K2M9QX4TI', '7K2M9QX4TB'])('is not "%s"', (text) =>
    expect(() => quoteReference(text)).toThrow('look like'),
  );
});
