import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib';
import type { Chance } from '@cotiza/tools-kit';
import { CHECKS, MCP, QUOTES } from './addresses';
import { alone, type CaseSource, type Sent } from './fuzz-case';
import { httpBytes, JSON_TYPE, type Header } from './http-bytes';
import { oddBytes } from './json-text';
import { soundBody } from './wrong-body';

const TYPES = [
  'application/json',
  'application/json; charset=utf-8',
  'application/json;charset="UTF-8"',
  'application/json; charset=utf-16',
  'application/json; charset=iso-8859-15',
  'application/json; charset=',
  'application/json; charset=utf-8; charset=latin1',
  'APPLICATION/JSON',
  'application/json-patch+json',
  'application/vnd.api+json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'text/plain',
  'text/json',
  'application/xml',
  'application/octet-stream',
  'application',
  '/',
  ';',
  '',
  'application/json, text/plain',
  `application/json; ${'a'.repeat(3000)}=1`,
  '__proto__',
  'constructor',
];

const ENCODINGS = ['gzip', 'deflate', 'br', 'identity', 'compress', 'gzip, gzip', 'x-unknown', '', 'IDENTITY', 'zstd'];

function compressed(body: Buffer, chance: Chance): Buffer {
  switch (chance.between(0, 3)) {
    case 0:
      return gzipSync(body);
    case 1:
      return deflateSync(body);
    case 2:
      return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
    default:
      return gzipSync(Buffer.alloc(1_000_000, 0x20));
  }
}

/** A body under a type, a charset or an encoding that may be another than its own. */
export function contentType(source: CaseSource): Sent {
  const { chance } = source;
  const target = chance.pick([QUOTES, CHECKS, MCP]);
  const text = JSON.stringify(soundBody(source).body);
  const bytes = chance.isOneIn(3) ? oddBytes(text, chance) : Buffer.from(text);
  const isCoded = chance.isOneIn(3);
  const headers: Header[] = [chance.isOneIn(2) ? JSON_TYPE : ['Content-Type', chance.pick(TYPES)]];
  if (isCoded) headers.push(['Content-Encoding', chance.pick(ENCODINGS)]);
  if (chance.isOneIn(20)) headers.push(['Content-Type', chance.pick(TYPES)]);
  const body = isCoded && chance.isOneIn(2) ? compressed(bytes, chance) : bytes;
  return alone({ method: 'POST', target }, httpBytes({ method: 'POST', target, headers, body }));
}
