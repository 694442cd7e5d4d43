import { crc32, deflateSync } from 'node:zlib';

/** Pixels, four bytes each: red, green, blue, opacity. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8Array;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const MOST_COLOURS = 256;

/**
 * A PNG with a palette: pictures of text have few colours, and take half the room so. Where there are too many, the rarest
 * become the nearest of the others. Source: PNG, third edition, 11.2 and 11.3.1.
 */
export function indexedPng({ width, height, rgba }: Pixels): Buffer {
  const pixels = new Uint32Array(rgba.buffer, rgba.byteOffset, width * height);
  const palette = paletteOf(pixels);
  const indices = new Map<number, number>(palette.map((colour, index) => [colour, index]));
  const rows = Buffer.alloc((width + 1) * height);
  for (let at = 0; at < pixels.length; at++) {
    const colour = pixels[at]!;
    let index = indices.get(colour);
    if (index === undefined) indices.set(colour, (index = nearest(palette, colour)));
    // Each row begins with the number of its filter: none, which suits palettes.
    rows[at + Math.floor(at / width) + 1] = index;
  }
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', headerOf(width, height)),
    chunk('PLTE', Buffer.from(palette.flatMap((colour) => channelsOf(colour).slice(0, 3)))),
    chunk('tRNS', Buffer.from(palette.map((colour) => channelsOf(colour)[3]!))),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The most frequent colours. */
function paletteOf(pixels: Uint32Array): number[] {
  const counts = new Map<number, number>();
  for (const colour of pixels) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST_COLOURS)
    .map(([colour]) => colour);
}

const channelsOf = (colour: number): number[] => [
  colour & 0xff,
  (colour >>> 8) & 0xff,
  (colour >>> 16) & 0xff,
  colour >>> 24,
];

function nearest(palette: readonly number[], colour: number): number {
  const wanted = channelsOf(colour);
  const distances = palette.map((candidate) =>
    channelsOf(candidate).reduce((sum, channel, index) => sum + (channel - wanted[index]!) ** 2, 0),
  );
  return distances.indexOf(Math.min(...distances));
}

function headerOf(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits a pixel, with a palette.
  header.writeUInt8(8, 8);
  header.writeUInt8(3, 9);
  return header;
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
