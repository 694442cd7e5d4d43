import { ChunkedBody } from './chunked-body';

const BODY = '3\r\nabc\r\nA\r\n0123456789\r\n0\r\n\r\n';

it('counts what is the body’s own', () => {
  const body = new ChunkedBody();
  expect(body.read(Buffer.from(BODY))).toBe(true);
  expect(body.bytes).toBe(13);
});

it.each(Array.from({ length: BODY.length - 1 }, (_, index) => index + 1))('is complete when cut at %d', (at) => {
  const body = new ChunkedBody();
  expect(body.read(Buffer.from(BODY.slice(0, at)))).toBe(false);
  expect(body.read(Buffer.from(BODY.slice(at)))).toBe(true);
  expect(body.bytes).toBe(13);
});

it('is complete when it comes byte by byte', () => {
  const body = new ChunkedBody();
  const answers = Array.from(Buffer.from(BODY), (byte) => body.read(Buffer.of(byte)));
  expect(answers.lastIndexOf(false)).toBe(BODY.length - 2);
  expect(body.bytes).toBe(13);
});

it.each([
  [`${BODY}x`, 'more bytes'],
  ['x\r\nabc\r\n', 'without its length'],
])('refuses %j', (text, message) => expect(() => new ChunkedBody().read(Buffer.from(text))).toThrow(message));
