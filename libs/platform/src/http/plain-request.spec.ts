import { createServer, type IncomingMessage } from 'node:http';
import { Duplex } from 'node:stream';
import * as fc from 'fast-check';
import { PlainRequest } from './plain-request';

const read = (text: string) => PlainRequest.read(Buffer.from(text, 'latin1'));
const head = (...lines: string[]) => `${lines.join('\r\n')}\r\n\r\n`;

it('reads what a request says before its body, and how long it is', () => {
  const text = head('POST /a/b?c=d&e HTTP/1.1', 'Host: x', 'Content-Length:3', 'X-Empty:', 'X-Two:  a b  ') + 'abc';
  expect(read(text)).toMatchObject({
    ...{ method: 'POST', url: '/a/b?c=d&e', httpVersion: '1.1', bytes: text.length },
    rawHeaders: ['Host', 'x', 'Content-Length', '3', 'X-Empty', '', 'X-Two', 'a b'],
  });
});

it('knows how long it is before its body has come, and without a body', () => {
  const long = head('POST / HTTP/1.1', 'content-length: 100000');
  expect(read(`${long}{`)?.bytes).toBe(long.length + 100_000);
  const short = head('GET / HTTP/1.1', 'Connection: Keep-Alive');
  expect(read(`${short}GET`)?.bytes).toBe(short.length);
});

it('gives headers that were sent several times as Node gives most of them', () => {
  const request = read(head('GET / HTTP/1.1', 'Host: x', 'X-A: 1', 'x-a: 2'));
  expect({ ...request?.headers }).toEqual({ host: 'x', 'x-a': '1, 2' });
});

it.each([
  ['no end of the head', 'GET / HTTP/1.1\r\nHost: x\r\n'],
  ['a line break before it', `\r\n${head('GET / HTTP/1.1')}`],
  ['another version', head('GET / HTTP/1.0')],
  ['a method that may lead elsewhere', head('CONNECT /a HTTP/1.1')],
  ['an address with a host', head('GET http://x/ HTTP/1.1')],
  ['bytes beyond ASCII', head('GET / HTTP/1.1', 'X: ñ')],
  ['a header on two lines', head('GET / HTTP/1.1', 'X: a', ' b')],
  ['a blank before the colon', head('GET / HTTP/1.1', 'X : a')],
  ['a tab', head('POST / HTTP/1.1', 'Content-Length: 1\t')],
  ['a lone line feed', head('GET / HTTP/1.1', 'X: a\nY: b')],
  ['two lengths', head('POST / HTTP/1.1', 'Content-Length: 1', 'content-length: 1')],
  ['a length that is no number', head('POST / HTTP/1.1', 'Content-Length: 1, 1')],
  ['a length with a sign', head('POST / HTTP/1.1', 'Content-Length: +1')],
  ['an empty length', head('POST / HTTP/1.1', 'Content-Length:')],
  ['chunks', head('POST / HTTP/1.1', 'Transfer-Encoding: chunked')],
  ['something expected', head('POST / HTTP/1.1', 'Content-Length: 1', 'Expect: 100-continue')],
  ['another protocol', head('GET / HTTP/1.1', 'Connection: keep-alive', 'Upgrade: h2c')],
  ['a connection that is to end', head('GET / HTTP/1.1', 'Connection: close')],
  ['two wishes for the connection', head('GET / HTTP/1.1', 'Connection: keep-alive', 'Connection: keep-alive')],
  ['a wish of old proxies', head('GET / HTTP/1.1', 'Proxy-Connection: keep-alive')],
  ['a head of more than 8 kB', head('GET / HTTP/1.1', `X: ${'a'.repeat(8192)}`)],
])('leaves to Node what has %s', (_, text) => expect(read(text)).toBeUndefined());

const turn = () => new Promise(setImmediate);
const NEXT = head('GET /next HTTP/1.1', 'Host: x');

/** What Node's parser makes of some bytes. */
async function madeByNode(bytes: Buffer) {
  const made: { request: IncomingMessage; body: Buffer }[] = [];
  const server = createServer({ requireHostHeader: false }, (request) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => made.push({ request, body: Buffer.concat(parts) }));
  });
  server.on('clientError', () => undefined);
  const wire = new Duplex({ read: () => undefined, write: (_chunk, _encoding, done) => done() });
  server.emit('connection', wire);
  wire.push(bytes);
  for (let i = 0; i < 4; i++) await turn();
  wire.destroy();
  return made;
}

/** Lines that parsers have been known to read in more than one way, among ordinary ones. */
const LINES = [
  ...[
    'Host: x',
    'X-Request-Id: a-1',
    'Content-Length: 4',
    'content-length:4',
    'Content-Length: 04',
    'Content-Length: 4 ',
  ],
  ...['Content-Length: 4, 4', 'Content-Length: -4', 'Content-Length: 0x4', 'Content_Length: 4', 'Content-Length : 4'],
  ...['Transfer-Encoding: chunked', 'Transfer-Encoding:\tchunked', 'Transfer-Encoding: identity', 'TE: trailers'],
  ...[
    'Connection: keep-alive',
    'Connection: close',
    'Connection: upgrade',
    'Upgrade: websocket',
    'Expect: 100-continue',
  ],
  ...[
    ' folded',
    '\tfolded: 1',
    ': empty',
    'X:',
    'X: \x80',
    'X: a\tb',
    'X: a\x0bb',
    'X: a\nContent-Length: 9',
    'X: a\rb',
  ],
];

const ORDINARY_LINES = LINES.slice(0, 6);

const requests = fc
  .tuple(
    fc.constantFrom('GET', 'POST', 'POST', 'POST', 'HEAD', 'OPTIONS', 'PUT', 'CONNECT', 'post'),
    fc.constantFrom('/', '/', '/', '/a?b=c', '/a?b=c', '/a#b', '*', 'http://x/', '/ñ', '/a b'),
    fc.constantFrom('HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0'),
    fc.array(fc.constantFrom(...LINES, ...ORDINARY_LINES), { maxLength: 3 }),
    fc.constantFrom('', 'abcd', 'abc', NEXT, '0\r\n\r\n'),
    fc.constantFrom('\r\n', '\r\n', '\r\n', '\n'),
  )
  .map(([method, url, version, lines, body, lineEnd]) =>
    Buffer.from([`${method} ${url} ${version}`, ...lines, '', body].join(lineEnd), 'latin1'),
  );

it('ends where Node says that it ends, and says what Node says', async () => {
  let plain = 0;
  await fc.assert(
    fc.asyncProperty(requests, async (bytes) => {
      const request = PlainRequest.read(bytes);
      if (request === undefined || request.bytes > bytes.length) return;
      plain++;
      const { method, url, rawHeaders } = request;
      const made = await madeByNode(Buffer.concat([bytes.subarray(0, request.bytes), Buffer.from(NEXT)]));
      expect(made.map((one) => one.request.url)).toEqual([url, '/next']);
      expect(made[0]?.request).toMatchObject({ method, rawHeaders, complete: true });
      const bodyAt = bytes.indexOf('\r\n\r\n') + 4;
      expect(made[0]?.body).toEqual(bytes.subarray(bodyAt, request.bytes));
    }),
    { numRuns: 2000 },
  );
  expect(plain).toBeGreaterThan(50);
});
