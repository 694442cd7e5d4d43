import { existing } from '@cotiza/kernel';

/** The icon: a C. `#` is ink, `.` the ground. */
const DRAWING = [
  '................',
  '.....######.....',
  '...##########...',
  '..############..',
  '..####....####..',
  '.####......###..',
  '.####...........',
  '.####...........',
  '.####...........',
  '.####...........',
  '.####......###..',
  '..####....####..',
  '..############..',
  '...##########...',
  '.....######.....',
  '................',
];

const SIDE = DRAWING.length;
/** Blue, green, red and opacity: white on the green of the customer's page. */
const COLOURS: Readonly<Record<string, readonly number[]>> = { '#': [255, 255, 255, 255], '.': [70, 94, 27, 255] };

const FILE_HEADER_BYTES = 22;
const BITMAP_HEADER_BYTES = 40;
const BITS_A_PIXEL = 32;
/** One bit a pixel, in rows of 4 bytes. Readers ignore it where pixels have opacity, but the format requires it. */
const MASK_BYTES = SIDE * 4;

/** Makes an ICO file with one picture. */
export function faviconImage(): Buffer {
  // Rows go from the bottom up.
  const pixels = Buffer.from(
    [...DRAWING]
      .reverse()
      .flatMap((row) => [...row].flatMap((point) => existing(COLOURS[point], 'colour of that point'))),
  );
  const header = Buffer.alloc(FILE_HEADER_BYTES + BITMAP_HEADER_BYTES);
  const pictureBytes = BITMAP_HEADER_BYTES + pixels.length + MASK_BYTES;
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // of one picture
  header.writeUInt8(SIDE, 6);
  header.writeUInt8(SIDE, 7);
  header.writeUInt16LE(1, 10); // one plane
  header.writeUInt16LE(BITS_A_PIXEL, 12);
  header.writeUInt32LE(pictureBytes, 14);
  header.writeUInt32LE(FILE_HEADER_BYTES, 18); // where the picture begins
  header.writeUInt32LE(BITMAP_HEADER_BYTES, 22);
  header.writeInt32LE(SIDE, 26);
  header.writeInt32LE(SIDE * 2, 30); // the mask counts as well
  header.writeUInt16LE(1, 34);
  header.writeUInt16LE(BITS_A_PIXEL, 36);
  return Buffer.concat([header, pixels, Buffer.alloc(MASK_BYTES)]);
}
