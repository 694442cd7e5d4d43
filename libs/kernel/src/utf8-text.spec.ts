import fc from 'fast-check';
import { anyCharacter } from './testing/any-character';
import { utf8Json, utf8Text } from './utf8-text';

const inBytes = (text: string): string => Buffer.from(text, 'latin1').toString('utf8');

it('texts in UTF-8 are put together and stay what they are', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: anyCharacter })), (texts) => {
      expect(inBytes(texts.map(utf8Text).join(''))).toBe(texts.join(''));
    }),
  );
});

it('the bytes of a text are those that Node makes of it, and half a character is replaced', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 0xffff })), (codes) => {
      const text = String.fromCharCode(...codes);
      expect(utf8Text(text)).toBe(Buffer.from(text, 'utf8').toString('latin1'));
    }),
  );
});

it('values as JSON are read back', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(inBytes(utf8Json(value))).toBe(JSON.stringify(value));
    }),
  );
});
