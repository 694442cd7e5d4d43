import fc from 'fast-check';
import { QUOTES, REQUIREMENTS } from './addresses';
import type { Marks } from './marks';
import type { FuzzRequest } from './cases';

/** Bytes on a connection of their own. */
export interface RawCase {
  readonly kind: string;
  readonly bytes: Buffer;
  /** `answered`: so many answers; `refused`: a refusal and the end of the connection; `free`: either. */
  readonly expected: 'answered' | 'refused' | 'free';
  readonly answers?: number;
  /** True when the client leaves at once. */
  readonly leaves?: boolean;
}

/** Writes a request as its bytes. */
export function bytesOf({ method, target, headers, body }: FuzzRequest): Buffer {
  const lines = [['Host', '127.0.0.1'], ...headers, ...(body ? [['Content-Length', String(body.length)]] : [])];
  const head = `${method} ${target} HTTP/1.1\r\n${lines.map((pair) => pair.join(': ')).join('\r\n')}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head, 'latin1'), body ?? Buffer.alloc(0)]);
}

const POST = `POST ${QUOTES} HTTP/1.1\r\nHost: a\r\n`;

/** Bytes that are no HTTP/1.1. */
const noHttp = ({ word }: Marks): readonly string[] => [
  `${word}\r\n\r\n`,
  'GET\r\n\r\n',
  `GET / HTTP/1.1\r\nHost: a\r\nX ${word}: 1\r\n\r\n`,
  'GET / HTTP/1.1\r\nHost: a\r\nsin dos puntos\r\n\r\n',
  'GET / HTTP/9.9\r\nHost: a\r\n\r\n',
  `GET /\u0000${word} HTTP/1.1\r\nHost: a\r\n\r\n`,
  'GET / HTTP/1.1\r\nHost: a\r\nX: a\u0001b\r\n\r\n',
  `${POST}Content-Length: -1\r\n\r\n`,
  `${POST}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`,
  `${POST}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  `${POST}Content-Length: 99999999999999999999999\r\n\r\n`,
  `${POST}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n`,
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  `\u0016\u0003\u0001\u0002\u0000\u0001${word}`,
  `GET / HTTP/1.1\r\nHost: a\r\n${'X: a\r\n'.repeat(20_000)}\r\n`,
];

/** Malformed bytes, pipelines, and clients that leave in the middle. */
export function rawCases(requests: fc.Arbitrary<FuzzRequest>, marks: Marks): fc.Arbitrary<RawCase> {
  const get = bytesOf({ kind: '', method: 'GET', target: `${REQUIREMENTS}?ramo=coche`, headers: [] });
  const cut = fc.tuple(requests, fc.nat({ max: 5000 })).map(([request, at]) => bytesOf(request).subarray(0, at));
  return fc.oneof(
    fc.constantFrom(...noHttp(marks)).map((text): RawCase => ({
      ...{ kind: 'no HTTP', bytes: Buffer.from(text, 'latin1'), expected: 'refused' },
    })),
    fc.uint8Array({ minLength: 1, maxLength: 3000 }).map((bytes): RawCase => ({
      ...{ kind: 'garbage', bytes: Buffer.from(bytes), expected: 'free', leaves: true },
    })),
    cut.map((bytes): RawCase => ({ kind: 'client that leaves', bytes, expected: 'free', leaves: true })),
    fc.integer({ min: 2, max: 40 }).map((answers): RawCase => ({
      ...{ kind: 'pipeline', bytes: Buffer.concat(Array<Buffer>(answers).fill(get)), expected: 'answered', answers },
    })),
  );
}
