import { type Chance, chanceOf } from '@cotiza/tools-kit';
import type { Marks } from '../marks/marks';

type Spoil = (text: string, chance: Chance, marks: Marks) => string;

const LONGEST = 200_000;
const MANY_KEYS = 3000;

/** Puts text at a place where a key may begin. */
function withKeys(text: string, keys: string, chance: Chance): string {
  const places = [...text.matchAll(/\{(?=")/g)].map(({ index }) => index + 1);
  if (places.length === 0) return `{${keys}"a":1}`;
  const place = chance.pick(places);
  return `${text.slice(0, place)}${keys}${text.slice(place)}`;
}

/** Puts text in the place of one of the values that are no objects. */
function withValue(text: string, value: string, chance: Chance): string {
  const places = [...text.matchAll(/:("(?:[^"\\]|\\.)*"|[\d.+-]+|true|false|null)/g)];
  if (places.length === 0) return value;
  const { index, 0: whole } = chance.pick(places);
  return `${text.slice(0, index)}:${value}${text.slice(index + whole.length)}`;
}

const NUMBERS = ['1e400', '-1e400', '-0', '0x10', '1e-400', '.5', '01', '+1', '9007199254740993', '1'.repeat(4000)];
const TEXTS = ['"\\ud800"', '"\\udc00\\ud800"', '"\\u0000"', '"\\u202e"', '"\\x41"', '"a\nb"', '"%00%0d%0a"', "'a'"];
const WHOLE = [
  '',
  ' ',
  'null',
  '[]',
  '{}',
  '""',
  '0',
  'true',
  '[[]]',
  '{"a":}',
  '\ufeff{}',
  '\ufeff',
  'undefined',
  'NaN',
];
const LEGAL_KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '',
  ' ',
  '\\u0000',
  'a.b',
  '"',
];

const nested = (chance: Chance) => {
  const depth = chance.pick([10, 60, 500, 5000, 40_000]);
  return chance.isOneIn(2) ? '['.repeat(depth) + ']'.repeat(depth) : '{"a":'.repeat(depth) + '1' + '}'.repeat(depth);
};

/** What makes JSON no JSON, or JSON that nobody expects. */
const SPOILS: readonly Spoil[] = [
  (text, chance) => text.slice(0, chance.between(0, text.length)),
  (text, chance) => {
    const place = chance.between(0, text.length);
    return `${text.slice(0, place)}${chance.pick(['"', '}', ',', '\\', '\u0000', '\u2028', ':', '/**/'])}${text.slice(place)}`;
  },
  (text, chance) => withValue(text, chance.pick(NUMBERS), chance),
  (text, chance) => withValue(text, chance.pick(TEXTS), chance),
  (text, chance) => withValue(text, nested(chance), chance),
  (text, chance, { word }) => withValue(text, `"${word.repeat(chance.between(1, LONGEST / word.length))}"`, chance),
  (text, chance, { word }) => withValue(text, `["${word}",{"a":"${word}"},null]`, chance),
  (text, chance, { word }) => withKeys(text, `"${chance.pick(LEGAL_KEYS)}":{"a":"${word}"},`, chance),
  (text, chance, { word }) => withKeys(text, `"holder":"${word}","holder":null,"insurance_line":"Car",`, chance),
  (text, chance) => {
    const keys = Array.from({ length: chance.between(1, MANY_KEYS) }, (_, place) => `"k${place}":${place},`);
    return withKeys(text, keys.join(''), chance);
  },
  (_text, chance) => chance.pick(WHOLE),
  (text, _chance, { word }) => `${text}{"${word}":1}`,
  (text) => `[${text}]`,
  (_text, chance) => nested(chance),
  (text) => text.replaceAll('":', '"\u00a0:'),
];

/** The same text, spoilt in one or two ways. */
export function spoiltJson(text: string, chance: Chance, marks: Marks): string {
  const once = chance.pick(SPOILS)(text, chance, marks);
  return chance.isOneIn(4) ? chance.pick(SPOILS)(once, chance, marks) : once;
}

/** Bytes that are not what the type says, or not what they were. */
export function oddBytes(text: string, chance: Chance): Buffer {
  const utf8 = Buffer.from(text);
  switch (chance.between(0, 6)) {
    case 0:
      return Buffer.from(text, 'utf16le');
    case 1:
      return Buffer.from(text, 'utf16le').swap16();
    case 2:
      return Buffer.from(text, 'latin1');
    case 3:
      return Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), utf8]);
    case 4:
      return withBytes(utf8, chance, [0xc0, 0xaf]);
    case 5:
      return withBytes(utf8, chance, [0xed, 0xa0, 0x80]);
    default:
      return flipped(utf8, chance);
  }
}

function withBytes(bytes: Buffer, chance: Chance, put: readonly number[]): Buffer {
  const place = chance.between(0, bytes.length);
  return Buffer.concat([bytes.subarray(0, place), Buffer.from(put), bytes.subarray(place)]);
}

/** Turns bits of a byte around. */
function flip(bytes: Buffer, place: number, bits: number): void {
  bytes.writeUInt8(bytes.readUInt8(place) ^ bits, place);
}

function flipped(bytes: Buffer, chance: Chance): Buffer {
  const turned = Buffer.from(bytes);
  for (let times = chance.between(1, 8); times > 0 && turned.length > 0; times--)
    flip(turned, chance.between(0, turned.length - 1), 1 << chance.between(0, 7));
  return turned;
}

/** Bytes without any sense. */
export function randomBytes(length: number, chance: Chance): Buffer {
  const own = chanceOf(chance.between(0, 2 ** 31 - 1));
  return Buffer.from(Array.from({ length }, () => own.between(0, 255)));
}
