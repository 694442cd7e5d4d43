import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import * as fc from 'fast-check';
import { Connection } from './connection';
import { refuseMalformed } from './malformed-request';
import { OpenConnections } from './open-connections';

const REFUSED = 'HTTP/1.1 503 No\r\ncontent-length: 2\r\n\r\nno';
const BOUNDS = { LIMIT_CONNECTIONS: 0, LIMIT_CONNECTIONS_PER_ADDRESS: 0, LIMIT_REQUESTS_PER_CONNECTION: 0 };

const turns = async (count: number) => {
  for (let i = 0; i < count; i++) await new Promise(setImmediate);
};

/** A connection of which the test holds the other end. */
class Wire extends Duplex {
  readonly remoteAddress = '192.0.2.1';
  private readonly parts: Buffer[] = [];

  constructor() {
    super({ read: () => undefined });
  }

  override _write(part: Buffer, _encoding: string, done: () => void): void {
    this.parts.push(part);
    done();
  }

  /** The answers so far, each by its status and its body. */
  get answers(): string[] {
    const text = Buffer.concat(this.parts).toString('latin1');
    return [...text.matchAll(/HTTP\/1\.1 (\d+) .*?\r\n\r\n([^H]*)/gs)].map(([, status, body]) => `${status} ${body}`);
  }
}

/** A server that refuses what is asked of `/no`, with short cuts or without, and says what it was asked for otherwise. */
function server({
  cutsShort = true,
  areNeeded = false,
  ...bounds
}: Partial<typeof BOUNDS> & Record<string, unknown> = {}) {
  let atOnce = 0;
  const connections = new OpenConnections({ ...BOUNDS, ...bounds }, () => false);
  const serve = (request: IncomingMessage, answer: ServerResponse) => {
    if (request.url === '/no') {
      answer.writeHead(503, 'No', { 'content-length': 2 }).end('no');
      connections.takeShortCut(request.socket);
      return;
    }
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString('latin1')));
    request.on('end', () => answer.end(`${request.method} ${request.url} ${body}`.toLowerCase()));
  };
  const http = createServer(serve).on('clientError', refuseMalformed(connections));
  if (cutsShort) {
    connections.allowShortCuts({
      areNeeded: () => areNeeded === true,
      answerAtOnce: ({ url }) => (url === '/no' ? (atOnce++, REFUSED) : undefined),
    });
  }
  connections.guard(http);
  const open = () => {
    const wire = new Wire();
    http.emit('connection', wire);
    return wire;
  };
  const send = async (wire: Wire, ...chunks: string[]) => {
    for (const chunk of chunks) {
      wire.push(Buffer.from(chunk, 'latin1'));
      await turns(4);
    }
    return wire.answers;
  };
  return { open, send, atOnce: () => atOnce };
}

const request = (path: string, body = '{}', ...more: string[]) =>
  [`POST ${path} HTTP/1.1`, 'Host: x', `Content-Length: ${body.length}`, ...more, '', body].join('\r\n');
const NO = request('/no');
const YES = request('/yes');

it('answers what Node has not made a request of, once Node has refused one, and then seen where the next one ends', async () => {
  const { open, send, atOnce } = server();
  const wire = open();
  expect(await send(wire, NO, NO)).toEqual(['503 no', '503 no']);
  expect(atOnce()).toBe(0);
  expect(await send(wire, NO, NO, YES, NO, YES)).toHaveLength(7);
  expect(wire.answers.slice(4)).toEqual(['200 post /yes {}', '503 no', '200 post /yes {}']);
  expect(atOnce()).toBe(3);
});

it('answers the first request of a connection as well, where there is need of it', async () => {
  const { open, send, atOnce } = server({ areNeeded: true });
  expect(await send(open(), NO, YES, NO)).toEqual(['503 no', '200 post /yes {}', '503 no']);
  expect(atOnce()).toBe(2);
});

it.each([
  ['half of it', [NO.slice(0, 30), NO.slice(30)], ['503 no']],
  ['two at once', [NO + NO], ['503 no', '503 no']],
  ['one and half of another', [NO + NO.slice(0, 30), NO.slice(30)], ['503 no', '503 no']],
  ['a body that comes later', [NO.slice(0, -2), '{}'], ['503 no']],
])('leaves to Node %s', async (_, chunks, answers) => {
  const { open, send, atOnce } = server({ areNeeded: true });
  expect(await send(open(), ...chunks)).toEqual(answers);
  expect(atOnce()).toBe(0);
});

it('takes no body for a request, though it looks like one', async () => {
  const { open, send, atOnce } = server({ areNeeded: true });
  const outer = request('/yes', NO);
  const at = outer.length - NO.length;
  expect(await send(open(), outer.slice(0, at), outer.slice(at))).toEqual([`200 post /yes ${NO.toLowerCase()}`]);
  expect(atOnce()).toBe(0);
});

it('leaves the last request that a connection may make to Node, which says so', async () => {
  const { open, send, atOnce } = server({ areNeeded: true, LIMIT_REQUESTS_PER_CONNECTION: 3 });
  const wire = open();
  await send(wire, NO, NO, NO, NO);
  expect(wire.answers).toEqual(['503 no', '503 no', '503 no']);
  expect(atOnce()).toBe(2);
});

it('tells whoever is no HTTP so', async () => {
  const { open, send } = server({ areNeeded: true });
  expect((await send(open(), NO, 'NONSENSE\r\n\r\n')).map((answer) => answer.slice(0, 3))).toEqual(['503', '400']);
});

describe('what Node takes for a connection that has asked for nothing', () => {
  const ended = async (...chunks: string[]) => {
    const wire = new Wire();
    const connection = new Connection(wire as unknown as Socket, () => undefined, 0);
    wire.on('data', () => undefined);
    connection.shortCutFromStart(() => REFUSED);
    await server().send(wire, ...chunks);
    let told = false;
    connection.endAfterAnswers(() => (told = true));
    return told;
  };

  it('goes on if it has been answered', async () => expect(await ended(NO)).toBe(false));
  it('ends if it has not', async () => expect(await ended()).toBe(true));
  it('ends if it has begun to ask for something else', async () => expect(await ended(NO, NO.slice(0, 30))).toBe(true));
});

const pieces = fc.array(
  fc.tuple(
    fc.constantFrom(
      ...[NO, YES, NO, YES, request('/no', ''), request('/yes', NO), request('/no', '{}', 'Connection: keep-alive')],
      ...['GET /no HTTP/1.1\r\nHost: x\r\n\r\n', 'GET /yes HTTP/1.1\r\nHost: x\r\n\r\n', '\r\n', 'NONSENSE\r\n\r\n'],
      'POST /yes HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n',
      'POST /no HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n',
    ),
    fc.option(fc.nat(200), { freq: 3 }),
    fc.boolean(),
  ),
  { minLength: 1, maxLength: 8 },
);

it.each([false, true])(
  'answers as if there were no short cut, whatever comes in whatever pieces (needed: %s)',
  async (areNeeded) => {
    let atOnce = 0;
    await fc.assert(
      fc.asyncProperty(pieces, async (sent) => {
        const chunks: string[] = [];
        let isGoingOn = false;
        for (const [text, at, goesOn] of sent) {
          const parts = at === null ? [text] : [text.slice(0, at), text.slice(at)].filter(Boolean);
          if (isGoingOn) chunks.push(`${chunks.pop()}${parts.shift()}`);
          chunks.push(...parts);
          isGoingOn = goesOn && at === null;
        }
        const [with_, without] = [server({ areNeeded }), server({ cutsShort: false })];
        const answers = await with_.send(with_.open(), ...chunks);
        expect(answers).toEqual(await without.send(without.open(), ...chunks));
        atOnce += with_.atOnce();
      }),
      { numRuns: 400 },
    );
    expect(atOnce).toBeGreaterThan(0);
  },
);
