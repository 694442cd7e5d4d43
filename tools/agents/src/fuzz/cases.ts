import { gzipSync } from 'node:zlib';
import { CATALOGUE_NAMES, estimateTables, INSURANCE_LINES, LINES } from '@cotiza/contract';
import { bodyWithMutations, EFFECTIVE_DAY, validBody } from '@cotiza/contract/testing';
import { TOOLS } from '@cotiza/mcp';
import { inNewestRevision, inOlderRevision, type McpMessage } from '@cotiza/tools-kit';
import fc from 'fast-check';
import * as at from './addresses';
import { markedBody, type Marks } from './marks';
import type { FuzzRequest } from './send';

/** The key of a shop that reads purchase links. */
export const SHOP_KEY = 'the-key-of-the-shop-of-the-fuzzer';

/** The shared input of the cases of a run. */
export interface CaseSource {
  readonly marks: Marks;
  /** First day of cover of valid bodies. */
  readonly effectiveDay: string;
  /** Ids of offers that exist. */
  readonly offers: readonly string[];
  /** Addresses that exist. */
  readonly addresses: readonly string[];
}

type Headers = FuzzRequest['headers'];
type Pattern = fc.Arbitrary<FuzzRequest>;

const JSON_TYPE = ['Content-Type', 'application/json'] as const;

const get = (kind: string, target: string, headers: Headers = [], method = 'GET'): FuzzRequest => ({
  ...{ kind, method, target, headers },
});
const post = (kind: string, target: string, body: Buffer | string, headers: Headers = [JSON_TYPE]): FuzzRequest => ({
  ...{ kind, method: 'POST', target, headers, body: Buffer.from(body) },
});
const often = <T>(usual: fc.Arbitrary<T>, odd: fc.Arbitrary<T>, weight = 3) =>
  fc.oneof({ arbitrary: usual, weight }, { arbitrary: odd, weight: 1 });

/** Bodies of the field tables: valid, or with up to five faults. */
function bodies({ marks, effectiveDay }: CaseSource) {
  return fc.constantFrom(...INSURANCE_LINES).chain((line) =>
    often(bodyWithMutations(line), validBody(line)).map((draft) => {
      const dated = draft.at('effective_date') === EFFECTIVE_DAY ? draft.with('effective_date', effectiveDay) : draft;
      return { line, body: markedBody(dated.build(), marks) as Record<string, unknown> };
    }),
  );
}

type MadeBody = ReturnType<typeof bodies> extends fc.Arbitrary<infer Made> ? Made : never;

/** Keeps of a body the blocks that an estimate asks for. */
const estimateOf = ({ line, body }: MadeBody) =>
  Object.fromEntries(
    Object.entries(body).filter(([name]) => name === 'insurance_line' || name in estimateTables[line]),
  );

function restBodies(source: CaseSource): Pattern {
  const key = fc.integer({ min: 1, max: 50 }).map((number): Headers => [['Idempotency-Key', `clave-${number}`]]);
  const target = fc.constantFrom(at.QUOTES, at.CHECKS, at.ESTIMATES);
  return fc.tuple(bodies(source), target, often(fc.constant<Headers>([]), key, 8)).map(([made, address, keys]) => {
    const body = address === at.ESTIMATES ? estimateOf(made) : made.body;
    return post('body', address, JSON.stringify(body), [JSON_TYPE, ...keys]);
  });
}

const NUMBERS = ['1e400', '-1e400', '-0', '0x10', '.5', '01', '9007199254740993', '1'.repeat(4000)];
const TEXTS = ['"\\ud800"', '"\\u0000"', '"\\u202e"', '"\\x41"', '"a\nb"', "'a'", '[]', '{}', 'null', '\ufeff'];
const DEEP = [60, 5000, 40_000].flatMap((depth) => [
  '['.repeat(depth) + ']'.repeat(depth),
  `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`,
]);
const KEYS = ['__proto__', 'constructor', 'toString', '', ' ', '\\u0000', 'a.b', 'holder', 'insurance_line'];

/** Spoils a text of JSON: another value, another key, a part of it, other bytes. */
function spoilt(texts: fc.Arbitrary<string>, { word }: Marks): fc.Arbitrary<Buffer> {
  const odd = [...NUMBERS, ...TEXTS, ...DEEP, `"${word.repeat(20_000)}"`, `["${word}",{"a":"${word}"}]`];
  const manyKeys = Array.from({ length: 3000 }, (_, number) => `"k${number}":1,`).join('');
  const values = fc.oneof(fc.constantFrom(...odd), fc.json());
  return fc
    .tuple(texts, values, fc.constantFrom(...KEYS), fc.nat({ max: 2000 }))
    .chain(([text, value, key, place]) =>
      fc.constantFrom(
        Buffer.from(text.slice(0, place)),
        Buffer.from(`${text.slice(0, place)}${value}${text.slice(place)}`),
        Buffer.from(text.replace(/"(?:[^"\\]|\\.)*"(?=[,}])/, value)),
        Buffer.from(text.replace('{', `{"${key}":${value},`)),
        Buffer.from(text.replace('{', `{${manyKeys}`)),
        Buffer.from(value),
        Buffer.from(text, 'utf16le'),
        Buffer.concat([Buffer.from([0xc0, 0xaf]), Buffer.from(text)]),
      ),
    );
}

const jsonOf = (source: CaseSource) => bodies(source).map(({ body }) => JSON.stringify(body));

const spoiltBodies = (source: CaseSource): Pattern =>
  fc
    .tuple(fc.constantFrom(at.QUOTES, at.CHECKS, at.ESTIMATES, at.MCP), spoilt(jsonOf(source), source.marks))
    .map(([target, body]) => post('spoilt JSON', target, body));

const TYPES = ['application/json; charset=utf-16', 'application/x-www-form-urlencoded', 'text/plain', ';', '__proto__'];
const ENCODINGS = ['gzip', 'deflate', 'br', 'gzip, gzip', 'x-unknown', ''];

/** A body under a type or an encoding that may be another than its own. */
const contents = (source: CaseSource): Pattern =>
  fc
    .tuple(jsonOf(source), fc.constantFrom(...TYPES), fc.constantFrom(...ENCODINGS))
    .chain(([text, type, encoding]) =>
      fc.constantFrom(
        post('type', at.QUOTES, text, [['Content-Type', type]]),
        post('encoding', at.CHECKS, gzipSync(text), [JSON_TYPE, ['Content-Encoding', encoding]]),
      ),
    );

const NAMES = ['ramo', 'tipo', 'type', 'codigo_postal', 'marca', 'modelo', 'motor', 'texto', 'idempotency_key'];
const ODD_NAMES = ['__proto__', 'constructor', 'tipo[]', 'tipo[a]', 'TIPO', '', '%00', 'x'.repeat(500)];
const VALUES = [
  ...['hogar', 'coche', 'moto', 'vida', 'Car', ' coche', '28013', '00000', '2801', 'Seat', 'León', 'Diesel', 'golf'],
  ...['', '%', '%2', '%zz', '%ff%fe', '%00', '%0d%0aX-Injected:%201', '+', '..%2f', '%E2%80%AE', "'%20or%201=1--"],
  ...['%3Cscript%3E', '[]', '-1', '1e309', 'a'.repeat(4000), 'null', '%F0%9F%99%82', ...CATALOGUE_NAMES],
].map(encodeUnsafe);

function encodeUnsafe(text: string): string {
  return text.replace(/[^\x21-\x7e]/g, encodeURIComponent);
}

/** Targets with queries for requirements and catalogues. */
export function queryTargets({ word }: Marks): fc.Arbitrary<string> {
  const name = often(fc.constantFrom(...NAMES), fc.constantFrom(...ODD_NAMES), 8);
  const pair = fc.tuple(name, fc.constantFrom(word, ...VALUES)).map((parts) => parts.join('='));
  const address = fc.constantFrom(at.REQUIREMENTS, at.CATALOGUE, at.ALIAS);
  const pairs = often(fc.array(pair, { maxLength: 5 }), fc.array(pair, { minLength: 100, maxLength: 300 }), 40);
  return fc.tuple(address, pairs).map(([path, query]) => (query.length === 0 ? path : `${path}?${query.join('&')}`));
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'PURGE', 'M-SEARCH'];

/** Headers that no client needs, each with its values. */
const oddHeaders = ({ word }: Marks): fc.Arbitrary<Headers> => {
  const odd: Readonly<Record<string, readonly string[]>> = {
    'X-Request-Id': ['a b', 'x'.repeat(65), 'bien-formado.1'],
    'X-Forwarded-For': [`${word}, 1.2.3.4:80, [::1]:9`],
    Origin: [`https://${word}.example`, 'null', '::::'],
    'Access-Control-Request-Method': [word],
    Authorization: [`Bearer ${word}`, `Bearer ${SHOP_KEY}`, 'Basic \u00ff'],
    Cookie: [`sesion=${word}`],
    Accept: [word, `${word}/*`],
    'MCP-Protocol-Version': [word],
    Host: [`${word}.example`],
    'If-None-Match': [`W/"${'x'.repeat(2000)}"`],
    Range: ['bytes=0-1,-5,9999999-'],
    'User-Agent': [`${word} \u00e9`],
    'Idempotency-Key': [word],
    'X-Long': ['a'.repeat(30_000)],
  };
  const single = Object.entries(odd).flatMap(([name, values]) => values.map((value): Headers => [[name, value]]));
  const many: Headers = Array.from({ length: 900 }, (_, number) => [`X-${number}`, 'a'] as const);
  return fc.constantFrom<Headers>([], ...single, many);
};

/** Any address by any method. */
function addresses({ marks, ...source }: CaseSource): Pattern {
  const { word } = marks;
  const endings = [
    ...['', '/', '0', '/%2e%2e/%2e%2e', '/../../etc/passwd', '%00', '%ff', '%', ';a=1', `/${word}`, `?nombre=${word}`],
    ...[`/${'a'.repeat(9000)}`, `?${'a&'.repeat(2000)}`, 'A'.repeat(43), 'A'.repeat(400)],
  ];
  const known = fc.constantFrom(...source.addresses);
  return fc
    .tuple(fc.constantFrom(...METHODS), known, fc.constantFrom(...endings), oddHeaders(marks))
    .map(([method, address, ending, headers]) => get('address', address + ending, headers, method));
}

/** With the body of a refusal as data. */
const MCP_WHOLE = `${at.MCP}?respuestas=completas`;
const OLDER = ['2025-11-25', '2025-06-18', '2025-03-26', undefined];

/** Sends a message as a client of some revision does. */
const enveloped = (kind: string, messages: fc.Arbitrary<McpMessage>): Pattern =>
  fc.tuple(messages, fc.boolean(), fc.constantFrom(...OLDER)).map(([asked, isNewest, older]) => {
    const { message, headers } = isNewest ? inNewestRevision(asked) : inOlderRevision(asked, older);
    return post(kind, MCP_WHOLE, JSON.stringify(message), [JSON_TYPE, ...headers]);
  });

function toolCalls(source: CaseSource): Pattern {
  const { word } = source.marks;
  const names = fc.constantFrom(...TOOLS.map(({ name }) => name));
  const offer = fc.constantFrom(word, ...source.offers);
  const calls = fc.tuple(names, bodies(source), offer, fc.boolean()).map(([name, made, offerId, isOdd]) => {
    const { ramo } = LINES[made.line];
    const known: Record<string, object> = {
      obtener_requisitos: { ramo },
      consultar_catalogo: { tipo: 'vehicle-models', ramo, marca: word },
      comprobar_datos: { ramo, datos: made.body },
      estimar_precio: { ramo, datos: estimateOf(made) },
      consultar_cotizacion: { consulta: offerId },
      detalle_de_oferta: { oferta_id: offerId },
    };
    const args = { ...(known[name] ?? made.body), ...(isOdd ? { [word]: { a: word } } : {}) };
    return { id: 1, method: 'tools/call', params: { name, arguments: args } };
  });
  return enveloped('MCP call', calls);
}

const MCP_METHODS = [
  ...['initialize', 'ping', 'server/discover', 'tools/list', 'prompts/list', 'resources/list', 'resources/read'],
  ...['resources/templates/list', 'prompts/get', 'completion/complete', 'logging/setLevel', 'tools/call'],
  ...['notifications/cancelled', 'notifications/initialized', 'resources/subscribe', 'tasks/get', '', '__proto__'],
];

/** Messages that the protocol may not know, one by one and under odd headers. */
function messages({ marks }: CaseSource): Pattern {
  const { word } = marks;
  const uris = ['cotiza://catalogo/towns?codigo_postal=28013', `cotiza://catalogo/${word}`, 'file:///etc/passwd', '%'];
  const params = fc.oneof(
    fc.constantFrom<unknown>(undefined, {}, null, [], word, [word], { [word]: word }, { _meta: word }),
    fc.constantFrom(...uris).map((uri) => ({ uri })),
    fc.constantFrom('hogar', word).map((ramo) => ({ name: 'cotizar_seguro', arguments: { ramo } })),
    fc.jsonValue(),
  );
  const ids = fc.constantFrom<unknown>(1, undefined, null, '', 'uno', -1, 1.5, 1e300, {}, [], true, word);
  const methods = often<unknown>(fc.constantFrom(...MCP_METHODS), fc.constantFrom(word, { [word]: 1 }, 7), 10);
  const message = fc.record({ id: ids, method: methods, params });
  const body = fc.oneof(message, fc.array(fc.oneof(message, fc.jsonValue()), { maxLength: 100 }));
  return fc.oneof(
    enveloped('MCP message', message),
    fc
      .tuple(body, oddHeaders(marks))
      .map(([sent, odd]) => post('MCP headers', MCP_WHOLE, JSON.stringify(sent), [JSON_TYPE, ...odd])),
  );
}

/** Every kind of well-formed request. */
export const requests = (source: CaseSource): Pattern =>
  fc.oneof(
    { arbitrary: restBodies(source), weight: 3 },
    spoiltBodies(source),
    contents(source),
    queryTargets(source.marks).map((target) => get('query', target)),
    addresses(source),
    toolCalls(source),
    messages(source),
  );
