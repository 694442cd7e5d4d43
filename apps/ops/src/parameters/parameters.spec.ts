import { emailAddress, shortText } from './parameters';

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
