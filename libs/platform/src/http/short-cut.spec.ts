import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
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

it('is not put off by line breaks between two requests, which say nothing', async () => {
  const { open, send, atOnce } = server({ areNeeded: true });
  expect(await send(open(), NO, '\r\n', NO, '\r\n\r\n', NO, '\r', NO, NO)).toEqual(Array(5).fill('503 no'));
  expect(atOnce()).toBe(4);
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
  it('goes on if nothing but a line break has followed', async () => expect(await ended(NO, '\r\n')).toBe(false));
  it('ends if it has not', async () => expect(await ended()).toBe(true));
  it('ends if it has begun to ask for something else', async () => expect(await ended(NO, NO.slice(0, 30))).toBe(true));
});

/**
 * Chunks of which the second begins in or near the end of a head, and is filled up with the beginning of another request until it
 * is as long as if the first end of a head that is whole in it, which may be of the body, were the one that was cut.
 */
function cutInHeadEnd(place: number, body = `${'A'.repeat(20)}\r\n\r\n`): string[] {
  const outer = request('/yes', body);
  const cut = outer.indexOf('\r\n\r\n') + place;
  const rest = outer.slice(cut);
  const length = rest.indexOf('\r\n\r\n') + 4 + body.length;
  const next = 'GET /yes HTTP/1.1\r\nHost: x\r\nX-Long: '
    .padEnd(length, 'a')
    .slice(0, Math.max(0, length - rest.length));
  return [outer.slice(0, cut), rest + next, NO, '\r\nA: b\r\n\r\n'].filter(Boolean);
}

const LOCK = 'LOCK /yes HTTP/1.1\r\nHost: x\r\n\r\n';

it.each([
  ['after the line feed that ends a head', [`${YES.slice(0, -3)}`, '\n{}UN', NO, LOCK]],
  ['after the line break that ends a head', [`${YES.slice(0, -4)}`, '\r\n{}P', NO, LOCK]],
  ['before what is no request yet', [`${YES}P`, NO, NO]],
  ['as if it ended with the first end of a head in it, after one byte of another', cutInHeadEnd(1)],
  ['as if it ended with the first end of a head in it, after two bytes of another', cutInHeadEnd(2)],
  ['as if it ended with the first end of a head in it, after three bytes of another', cutInHeadEnd(3)],
])('leaves to Node what begins in a chunk that ends %s', async (_, chunks) => {
  expect(await expectNoDifference(true, chunks)).toBe(0);
});

it('is not begun on a connection that Node has stopped reading, which would not read on', async () => {
  const wire = new Wire();
  wire.on('data', () => undefined).pause();
  const [feed] = wire.listeners('data');
  const connection = new Connection(wire as unknown as Socket, () => undefined, 0);
  connection.shortCutFromNow(() => REFUSED);
  await turns(2);
  expect(wire.listeners('data')).toEqual([feed]);
  wire.resume();
  connection.shortCutFromNow(() => REFUSED);
  await turns(2);
  expect(wire.listeners('data')).not.toContain(feed);
});

it('gives nothing to a parser that Node has freed while more had been read', async () => {
  const answers: (() => void)[] = [];
  const connections = new OpenConnections(BOUNDS, () => false);
  const http = createServer((asked, answer) => {
    answers.push(() => void asked.resume().on('end', () => answer.end('at last')));
  });
  connections.allowShortCuts({ areNeeded: () => true, answerAtOnce: () => undefined });
  connections.guard(http);
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const client = connect((http.address() as AddressInfo).port, '127.0.0.1')
    .setNoDelay()
    .resume();
  const [socket] = (await once(http, 'connection')) as [Socket];
  let sent = 0;
  const send = async (text: string) => {
    client.write(text);
    sent += text.length;
    while (socket.bytesRead < sent) await turns(1);
  };
  await send(YES);
  const long = request('/yes', 'a'.repeat(20_000));
  for (const part of [long.slice(0, -500), long.slice(-500)]) await send(part);
  await send('CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n');
  await send(NO);
  const closed = once(client, 'close');
  answers.shift()?.();
  while (answers.length === 0 && !client.destroyed) await turns(1);
  answers.shift()?.();
  await closed;
  http.close();
});

const pieces = fc.array(
  fc.tuple(
    fc.constantFrom(
      ...['P', 'UN', LOCK, 'X: a\r\n', '\r\n'],
      ...[NO, YES, NO, YES, request('/no', ''), request('/yes', NO), request('/no', '{}', 'Connection: keep-alive')],
      ...['GET /no HTTP/1.1\r\nHost: x\r\n\r\n', 'GET /yes HTTP/1.1\r\nHost: x\r\n\r\n', '\r\n', 'NONSENSE\r\n\r\n'],
      'POST /yes HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n',
      'POST /no HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n',
    ),
    // Where it is cut: from the beginning, or from the end.
    fc.option(fc.oneof(fc.nat(200), fc.integer({ min: -8, max: -1 })), { freq: 3 }),
    fc.boolean(),
  ),
  { minLength: 1, maxLength: 8 },
);

/** What a server that cuts short answers is what one that does not does. @returns how much it answered at once */
async function expectNoDifference(areNeeded: boolean, chunks: readonly string[]): Promise<number> {
  const [with_, without] = [server({ areNeeded }), server({ cutsShort: false })];
  const answers = await with_.send(with_.open(), ...chunks);
  expect(answers).toEqual(await without.send(without.open(), ...chunks));
  return with_.atOnce();
}

it('answers as if there were no short cut, wherever a chunk is cut and seems to end', async () => {
  const bodies = fc.array(fc.constantFrom('\r\n\r\n', '\r\n', '\r', '\n', 'A', '{}', NO), { maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(fc.nat(4), bodies, fc.array(fc.constantFrom(NO, YES, '\r\n')), async (place, body, before) => {
      await expectNoDifference(true, [...before, ...cutInHeadEnd(place, body.join('')), NO]);
    }),
    { numRuns: 1000 },
  );
});

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
          if (isGoingOn) chunks.push(`${chunks.pop()}${parts.shift() ?? ''}`);
          chunks.push(...parts);
          isGoingOn = goesOn;
        }
        atOnce += await expectNoDifference(areNeeded, chunks);
      }),
      { numRuns: 1000 },
    );
    expect(atOnce).toBeGreaterThan(0);
  },
);
