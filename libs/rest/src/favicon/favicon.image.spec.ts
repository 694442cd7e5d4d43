import { faviconImage } from './favicon.image';

it('is an ICO file whose sizes agree, with a picture that is not one colour', () => {
  const file = faviconImage();
  expect([...file.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 16, 16]);
  const [bytes, offset] = [file.readUInt32LE(14), file.readUInt32LE(18)];
  expect(offset + bytes).toBe(file.length);
  const pixels = file.subarray(offset + 40, offset + 40 + 16 * 16 * 4);
  const colours = new Set(Array.from({ length: 256 }, (_, at) => pixels.readUInt32LE(at * 4)));
  expect(colours.size).toBe(2);
});
