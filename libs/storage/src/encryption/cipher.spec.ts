import fc from 'fast-check';
import { open, seal, SealBroken, type Sealed } from './cipher';
import { generateDataKey, parseDataKeys } from './data-key';

const [key, otherKey] = parseDataKeys(`${generateDataKey()},${generateDataKey()}`);
const PLACE = 'quotes.body COT-0123456789';

const flipped = (bytes: Buffer, bit: number): Buffer => {
  const copy = Buffer.from(bytes);
  const at = bit % (copy.length * 8);
  copy[at >> 3]! ^= 1 << (at & 7);
  return copy;
};

describe('a sealed text', () => {
  it('opens as it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, place) => {
        expect(open(key!, place, seal(key!, place, text))).toBe(text);
      }),
    );
  });

  it('does not open when any bit of it is another', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.nat(), fc.boolean(), (text, bit, inSeal) => {
        const sealed = seal(key!, PLACE, text);
        const part: keyof Sealed = inSeal ? 'seal' : 'ciphertext';
        const changed = { ...sealed, [part]: flipped(sealed[part], bit) };
        expect(() => open(key!, PLACE, changed)).toThrow(SealBroken);
      }),
    );
  });

  it.each([
    ['in another row', PLACE.replace('9', '8')],
    ['in another column', PLACE.replace('body', 'note')],
  ])('does not open %s', (_name, place) => {
    expect(() => open(key!, place, seal(key!, PLACE, 'texto'))).toThrow(SealBroken);
  });

  it('does not open with another key, or cut short', () => {
    const sealed = seal(key!, PLACE, 'texto');
    expect(() => open(otherKey!, PLACE, sealed)).toThrow(SealBroken);
    expect(() => open(key!, PLACE, { ...sealed, ciphertext: sealed.ciphertext.subarray(1) })).toThrow(SealBroken);
    expect(() => open(key!, PLACE, { ...sealed, seal: sealed.seal.subarray(0, 24) })).toThrow(SealBroken);
    expect(() => open(key!, PLACE, { ...sealed, seal: Buffer.alloc(0) })).toThrow(SealBroken);
  });

  it('is another one each time', () => {
    const seals = Array.from({ length: 2000 }, () => seal(key!, PLACE, 'texto'));
    expect(new Set(seals.map((sealed) => sealed.seal.subarray(0, 12).toString('hex'))).size).toBe(2000);
    expect(new Set(seals.map(({ ciphertext }) => ciphertext.toString('hex'))).size).toBe(2000);
  });
});
