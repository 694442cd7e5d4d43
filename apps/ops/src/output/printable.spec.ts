import fc from 'fast-check';
import { anyCharacter } from '@cotiza/kernel/testing';
import { jsonText, printable } from './printable';

describe('printed text', () => {
  it('holds no control character but the ends of lines', () => {
    expect(printable('a\u001b[2Jb\u009b1m\u202ec\nd')).toBe('a\\u001b[2Jb\\u009b1m\\u202ec\nd');
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (text) => {
        expect(printable(text).replaceAll('\n', '')).not.toMatch(/\p{C}/u);
      }),
    );
  });

  it('is the same JSON to a parser, whatever is in it', () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
        expect(JSON.parse(jsonText(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});
