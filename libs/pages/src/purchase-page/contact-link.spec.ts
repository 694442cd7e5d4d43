import fc from 'fast-check';
import { contactLink } from './contact-link';

const link = (...of: Parameters<typeof contactLink>) => contactLink(...of).toString();

it('opens a message to the address, about the reference where there is one', () => {
  expect(link('hola@faro.example')).toBe('<a href="mailto:hola@faro.example">hola@faro.example</a>');
  expect(link('hola@faro.example', 'COT-7K3M9QX2TB')).toBe(
    '<a href="mailto:hola@faro.example?subject=COT-7K3M9QX2TB">hola@faro.example</a>',
  );
});

it.each(['900 000 000', 'Faro <hola@faro.example>', 'https://faro.example/contacto'])(
  'leaves a contact of another kind as text: %s',
  (contact) => expect(link(contact)).not.toContain('<a'),
);

it('escapes the address in the link', () => {
  const part = fc.string({ unit: 'grapheme', minLength: 1 });
  fc.assert(
    fc.property(part, part, (mailbox, host) => {
      const written = link(`${mailbox}@${host}`);
      if (!written.startsWith('<a')) return;
      expect(written).toMatch(/^<a href="mailto:[\w.!~*&#;()%-]+@[\w.!~*&#;()%-]+">[^<>]*<\/a>$/);
    }),
  );
});
