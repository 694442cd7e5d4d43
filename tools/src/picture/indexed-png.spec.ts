import { inflateSync } from 'node:zlib';
import { indexedPng } from './indexed-png';

const RED = [255, 0, 0, 255];
const CLEAR = [0, 0, 0, 0];

/** The chunks of a PNG by their type. */
function chunksOf(png: Buffer): Map<string, Buffer> {
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    chunks.set(png.toString('latin1', at + 4, at + 8), png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  return chunks;
}

it('writes each pixel as the number of its colour, row by row, the most frequent colour first', () => {
  const chunks = chunksOf(indexedPng({ width: 2, height: 2, rgba: Uint8Array.from([CLEAR, RED, RED, RED].flat()) }));
  expect([...chunks.keys()]).toEqual(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);
  expect([...chunks.get('PLTE')!]).toEqual([255, 0, 0, 0, 0, 0]);
  expect([...chunks.get('tRNS')!]).toEqual([255, 0]);
  expect([...inflateSync(chunks.get('IDAT')!)]).toEqual([0, 1, 0, 0, 0, 0]);
});

it('gives the rarest of too many colours the nearest of the others', () => {
  const often = Array.from({ length: 256 }, (_, grey) => [grey, grey, grey, 255]).flatMap((grey) => [grey, grey]);
  const rare = [100, 101, 100, 255];
  const rgba = Uint8Array.from([...often, rare].flat());
  const chunks = chunksOf(indexedPng({ width: often.length + 1, height: 1, rgba }));
  const row = inflateSync(chunks.get('IDAT')!);
  const index = row.at(-1)!;
  expect([...chunks.get('PLTE')!.subarray(index * 3, index * 3 + 3)]).toEqual([100, 100, 100]);
});
