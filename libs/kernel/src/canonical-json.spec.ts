import fc from 'fast-check';
import { canonicalJson } from './canonical-json';

const turned = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, member]) => [name, turned(member)]),
  );
};

describe('canonicalJson', () => {
  it('is the same whatever the order of keys, at every level', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => expect(canonicalJson(turned(value))).toBe(canonicalJson(value))));
  });

  it('says what the value says, and no less', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it('writes keys in order and nothing between them', () => {
    expect(canonicalJson({ b: [1, { d: 'x', c: true }], a: 'ñ' })).toBe('{"a":"ñ","b":[1,{"c":true,"d":"x"}]}');
    expect(canonicalJson({ a: undefined, b: [undefined] })).toBe('{"b":[null]}');
  });
});
