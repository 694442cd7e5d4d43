import { CATALOGUE_NAMES, INSURANCE_LINES, LINES, type InsuranceLine } from '@cotiza/contract';
import { bodyWithMutations, validBody, VARIANTS, type BodyDraft } from '@cotiza/contract/testing';
import { OFFERS_APP_URI } from '@cotiza/mcp';
import { inNewestRevision, inOlderRevision, type McpMessage } from '@cotiza/tools-kit';
import fc from 'fast-check';
import { ALIAS, CATALOGUE, CHECKS, MCP, OPENAPI, QUOTES, REQUIREMENTS } from '../fuzz/addresses';
import { queryTargets } from '../fuzz/cases';
import { marksOf } from '../fuzz/marks';

/** A request of the set, as it is kept and sent again. */
export interface AskedRequest {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

const post = (name: string, path: string, body: unknown, headers: AskedRequest['headers'] = {}): AskedRequest => ({
  ...{ name, method: 'POST', path, body: JSON.stringify(body) },
  headers: { 'content-type': 'application/json', ...headers },
});

const get = (path: string): AskedRequest => ({ name: `GET ${path}`, method: 'GET', path, headers: {} });

/** Draws the same set each time. */
const SEED = 20261121;

interface AskedBody {
  readonly name: string;
  readonly line: InsuranceLine;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Bodies of each line, besides its variants. */
const SOUND = 14;
const FAULTY = 34;

const drawn = (bodies: fc.Arbitrary<BodyDraft>, numRuns: number) => fc.sample(bodies, { seed: SEED, numRuns });

const asked = (name: string, { line, build }: BodyDraft): AskedBody => ({ name, line, body: { ...build() } });

/** Bodies of every line: each variant of the contract, sound ones that vary in several ways, and faulty ones. */
function askedBodies(): AskedBody[] {
  return [
    ...VARIANTS.map(({ name, draft }) => asked(name, draft)),
    ...INSURANCE_LINES.flatMap((line) => [
      ...drawn(validBody(line), SOUND).map((draft, index) => asked(`${line} sound ${index}`, draft)),
      ...drawn(bodyWithMutations(line), FAULTY).map((draft, index) => asked(`${line} mutated ${index}`, draft)),
    ]),
  ];
}

const OLDER_REVISION = '2025-11-25';

function mcpRequest(name: string, message: McpMessage, isModern: boolean): AskedRequest {
  const { message: body, headers } = isModern ? inNewestRevision(message) : inOlderRevision(message, OLDER_REVISION);
  return post(`MCP ${isModern ? 'newest' : 'older'} ${name}`, MCP, body, Object.fromEntries(headers));
}

const INITIALIZE: McpMessage = {
  method: 'initialize',
  params: { protocolVersion: OLDER_REVISION, capabilities: {}, clientInfo: { name: 'cotiza', version: '1.0.0' } },
};

const LISTS = ['tools/list', 'prompts/list', 'resources/list', 'resources/templates/list'];

const tool = (name: string, args: Readonly<Record<string, string>>): McpMessage => ({
  method: 'tools/call',
  params: { name, arguments: args },
});

const MESSAGES: readonly McpMessage[] = [
  INITIALIZE,
  ...['server/discover', 'unknown/method', ...LISTS, ...LISTS].map((method) => ({ method })),
  ...['hogar', 'coche', 'moto', 'vida', 'barco'].map((ramo) => tool('obtener_requisitos', { ramo })),
  ...CATALOGUE_NAMES.map((tipo) => tool('consultar_catalogo', { tipo, codigo_postal: '28013', ramo: 'coche' })),
  tool('cotizar_barco', {}),
  { method: 'prompts/get', params: { name: 'cotizar_seguro', arguments: { ramo: 'coche' } } },
  ...[
    OFFERS_APP_URI,
    'cotiza://catalogo/towns?codigo_postal=28013',
    'cotiza://requisitos/hogar',
    'cotiza://nothing',
  ].map((uri): McpMessage => ({ method: 'resources/read', params: { uri } })),
];

/** Requests without a quotation, in alternating revisions. */
const mcpRequests = (): AskedRequest[] =>
  MESSAGES.map((message, id) => mcpRequest(message.method as string, { id, ...message }, id % 2 === 0));

/** One body in so many is checked without being quoted. */
const CHECKED = 4;
/** One body in so many goes through the MCP door as well, in one of the two ways. */
const BY_MCP = 2;

/** Quotes each body over REST, and some of them as a check or over MCP. */
function quoteRequests(bodies: readonly AskedBody[]): AskedRequest[] {
  return bodies.flatMap((asked, index) => [
    post(`quote ${asked.name}`, QUOTES, asked.body),
    ...(index % CHECKED === 0 ? [post(`check ${asked.name}`, CHECKS, asked.body)] : []),
    ...(index % BY_MCP === 0 ? [byMcp(asked, index / BY_MCP)] : []),
  ]);
}

/** Alternates revisions and tools. */
function byMcp({ name, line, body }: AskedBody, turn: number): AskedRequest {
  const { insurance_line: _line, ...datos } = body;
  const { ramo } = LINES[line];
  const isModern = turn % 2 === 0;
  const params =
    turn % 4 < 2
      ? { name: `cotizar_${ramo}`, arguments: datos }
      : { name: 'comprobar_datos', arguments: { ramo, datos } };
  return mcpRequest(`${params.name} ${name}`, { id: turn, method: 'tools/call', params }, isModern);
}

/** Sends a quotation twice under one key, and then another one. */
function repeatedRequests([first, second]: readonly AskedBody[]): AskedRequest[] {
  const headers = { 'idempotency-key': 'clave-de-las-respuestas' };
  return [first, first, second].flatMap((asked) =>
    asked ? [post('quote under a key', QUOTES, asked.body, headers)] : [],
  );
}

const LINES_ASKED = ['', '?ramo=hogar', '?ramo=coche', '?ramo=moto', '?ramo=vida', '?ramo=decesos', '?ramo=barco'];

const QUERIES = [
  'tipo=towns&codigo_postal=28013',
  'tipo=towns&codigo_postal=99999',
  'tipo=vehicle-brands&ramo=moto',
  'tipo=vehicle-models&ramo=coche&marca=Seat',
  'tipo=vehicle-versions&ramo=moto&marca=Honda&modelo=CB%20500',
  'tipo=economic-occupations&texto=medico',
];

/** Queries of the fuzzer. */
const DRAWN = 60;

/** Requirements, catalogues and documents. */
function referenceRequests(): AskedRequest[] {
  const drawn = fc.sample(queryTargets(marksOf(SEED)), { seed: SEED, numRuns: DRAWN });
  return [
    ...LINES_ASKED.map((line) => REQUIREMENTS + line),
    ...CATALOGUE_NAMES.map((name) => `${CATALOGUE}?tipo=${name}`),
    ...QUERIES.map((asked) => `${CATALOGUE}?${asked}`),
    `${ALIAS}?type=towns&codigo_postal=28013`,
    ...[OPENAPI, '/llms.txt', '/', '/nowhere'],
    ...drawn,
  ].map(get);
}

/** Returns the recorded requests: complete, partial and faulty, of every line, over REST and MCP. */
export function askedRequests(): AskedRequest[] {
  const bodies = askedBodies();
  return [...referenceRequests(), ...mcpRequests(), ...quoteRequests(bodies), ...repeatedRequests(bodies)];
}
