import type { Chance } from '@cotiza/tools-kit';
import type { Marks } from '../marks/marks';
import { ADDRESSES, CHECKS, QUOTES } from './addresses';
import type { CaseSource, Sent } from './fuzz-case';
import { httpBytes, JSON_TYPE, type Header } from './http-bytes';
import { randomBytes } from './json-text';
import { soundBody } from './wrong-body';

/** What is no HTTP/1.1 whatever follows: it has to be refused at once. */
function noHttp(chance: Chance, { word }: Marks): Buffer {
  return Buffer.from(
    chance.pick([
      `${word}\r\n\r\n`,
      `GET\r\n\r\n`,
      `GET / HTTP/1.1\r\nHost: a\r\nX ${word}: 1\r\n\r\n`,
      `GET / HTTP/1.1\r\nHost: a\r\nsin dos puntos\r\n\r\n`,
      `GET / HTTP/9.9\r\nHost: a\r\n\r\n`,
      `GET / HTTX/1.1\r\nHost: a\r\n\r\n`,
      `GET /\u0000${word} HTTP/1.1\r\nHost: a\r\n\r\n`,
      `GET / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n`,
      `POST ${QUOTES} HTTP/1.1\r\nHost: a\r\nContent-Length: 0x10\r\n\r\n`,
      `POST ${QUOTES} HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}`,
      `POST ${QUOTES} HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      `POST ${QUOTES} HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`,
      `POST ${QUOTES} HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999999999999999999\r\n\r\n`,
      `POST ${QUOTES} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n`,
      `GET / HTTP/1.1\nHost: a\n X: ${word}\n\n`,
      `GET / HTTP/1.1\r\nHost: a\r\nX: a\u0001b\r\n\r\n`,
      `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n`,
      `\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003${word}`,
      `GET / HTTP/1.1\r\nHost: a\r\n${'X: a\r\n'.repeat(20_000)}\r\n`,
    ]),
    'latin1',
  );
}

/** Bytes to which the only answer is a refusal. */
export function malformed({ chance, marks }: CaseSource): Sent {
  return { parts: [{ bytes: noHttp(chance, marks) }], requests: [], ending: 'refused' };
}

/** Bytes of no sense, or a request that bytes have been changed in: it may or may not be one. */
export function garbage(source: CaseSource): Sent {
  const { chance } = source;
  const length = chance.between(1, 3000);
  if (chance.isOneIn(3)) return left(randomBytes(length, chance), chance);
  const target = chance.pick(ADDRESSES);
  const body = JSON.stringify(soundBody(source).body);
  const bytes = httpBytes({ method: chance.pick(['GET', 'POST']), target, headers: [JSON_TYPE], body });
  for (let times = chance.between(1, 6); times > 0; times--)
    bytes[chance.between(0, Math.min(bytes.length, 200) - 1)] = chance.between(0, 255);
  return left(bytes, chance);
}

const LENGTHS: readonly ((length: number) => Header)[] = [
  (length) => ['Content-Length', String(length - 5)],
  (length) => ['Content-Length', String(length + 5)],
  () => ['Content-Length', '0'],
  (length) => ['Content-Length', `+${length}`],
  (length) => ['Content-Length', `${length}, ${length}`],
  (length) => ['Content-Length', `00${length}`],
  () => ['Content-Length', '9007199254740993'],
  () => ['Content-Length', ''],
  () => ['Transfer-Encoding', 'gzip, chunked'],
  () => ['Transfer-Encoding', 'identity'],
  () => ['Transfer-Encoding', 'chunked '],
];

/** A body of another length than is said, so that its rest is taken for a request, or is waited for. */
export function wrongLength(source: CaseSource): Sent {
  const { chance } = source;
  const target = chance.pick([QUOTES, CHECKS]);
  const body = JSON.stringify(soundBody(source).body);
  const header = chance.pick(LENGTHS)(Buffer.byteLength(body));
  return left(httpBytes({ method: 'POST', target, headers: [JSON_TYPE, header], body }), chance);
}

/** A body in chunks, some of which are none. */
export function chunks(source: CaseSource): Sent {
  const { chance, marks } = source;
  const body = JSON.stringify(soundBody(source).body);
  const size = chance.between(1, 400);
  const extension = chance.isOneIn(4) ? `;${marks.word}=${'x'.repeat(chance.pick([1, 300, 20_000]))}` : '';
  const written: string[] = [];
  for (let place = 0; place < body.length; place += size) {
    const part = Buffer.from(body.slice(place, place + size));
    const stated = chance.isOneIn(60) ? part.length + 3 : part.length;
    written.push(`${stated.toString(16)}${extension}\r\n${part.toString('latin1')}\r\n`);
  }
  const end = chance.pick([
    '0\r\n\r\n',
    `0\r\nX-Trailer: ${marks.word}\r\n\r\n`,
    '0\r\n',
    '-1\r\n\r\n',
    '0\r\n\r\nGET',
  ]);
  const headers: Header[] = [JSON_TYPE, ['Transfer-Encoding', 'chunked']];
  const head = httpBytes({ method: 'POST', target: chance.pick([QUOTES, CHECKS]), headers });
  return left(Buffer.concat([head, Buffer.from(written.join('') + end, 'latin1')]), chance);
}

const left = (bytes: Buffer, chance: Chance): Sent => ({
  parts: [{ bytes }],
  requests: [],
  ending: chance.isOneIn(2) ? 'left' : 'reset',
});
