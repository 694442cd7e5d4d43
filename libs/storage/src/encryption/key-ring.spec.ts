import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { temporaryFolder } from '../testing/temporary-storage';
import { generateDataKey, parseDataKeys } from './data-key';
import { open, seal, SealBroken, type Sealed, fileKeyRing, makeKeyFile, readKeyFile, UnknownDataKey } from './key-ring';

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

describe('keys in a file', () => {
  let dir: string;
  let path: string;
  let now = 0;
  const clock = () => now;
  beforeEach(() => {
    dir = temporaryFolder();
    path = join(dir, 'data.key');
  });
  afterEach(() => rmSync(dir, { recursive: true }));

  it('can be read by nobody but the account of the process, and leave no draft behind', () => {
    expect(readKeyFile(path)).toBeUndefined();
    makeKeyFile(path, generateDataKey());
    fileKeyRing(path, clock).renew(new Set());
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readdirSync(dir)).toEqual(['data.key']);
  });

  it('are those of whoever was first', () => {
    const key = generateDataKey();
    makeKeyFile(path, key);
    makeKeyFile(path, generateDataKey());
    expect(readKeyFile(path)).toEqual([key]);
    expect(readdirSync(dir)).toEqual(['data.key']);
  });

  it('get a new first one, keep the last, and lose those that protect nothing', () => {
    makeKeyFile(path, generateDataKey());
    const ring = fileKeyRing(path, clock);
    const ids = [ring.current().id];
    for (let i = 0; i < 3; i++) {
      ring.renew(new Set([ids[0]!]));
      ids.push(ring.current().id);
    }
    expect(ring.all().map(({ id }) => id)).toEqual([ids[3], ids[2], ids[0]]);
  });

  it('are taken up from another process: the current one within a second, an unknown one at once', () => {
    makeKeyFile(path, generateDataKey());
    const service = fileKeyRing(path, clock);
    const before = service.current().id;
    const tool = fileKeyRing(path, clock);
    tool.renew(new Set());
    now += 500;
    expect(service.current().id).toBe(before);
    now += 500;
    expect(service.current().id).toBe(tool.current().id);
    tool.renew(new Set());
    expect(service.find(tool.current().id).id).toBe(tool.current().id);
    expect(() => service.find('000000000000')).toThrow(UnknownDataKey);
  });

  it('are not lost when another process made one just before', () => {
    makeKeyFile(path, generateDataKey());
    const [first, second] = [fileKeyRing(path, clock), fileKeyRing(path, clock)];
    const ids = [first.current().id];
    first.renew(new Set([ids[0]!]));
    ids.unshift(first.current().id);
    second.renew(new Set([ids[1]!]));
    ids.unshift(second.current().id);
    expect(second.all().map(({ id }) => id)).toEqual(ids);
  });

  it('go on as they were known while the file is gone', () => {
    makeKeyFile(path, generateDataKey());
    const ring = fileKeyRing(path, clock);
    const { id } = ring.current();
    rmSync(path);
    now += 5000;
    expect(ring.current().id).toBe(id);
    writeFileSync(path, `${generateDataKey()}\n`);
    now += 5000;
    expect(ring.current().id).not.toBe(id);
    expect(readFileSync(path, 'utf8')).toHaveLength(45);
  });
});
