import { CATALOGUE_NAMES, exampleEstimate, INSURANCE_LINES, LINES } from '@cotiza/contract';
import { bodyWithMutations, EFFECTIVE_DAY, validBody, VARIANTS } from '@cotiza/contract/testing';
import { inNewestRevision, inOlderRevision, type McpMessage } from '@cotiza/tools-kit';
import fc from 'fast-check';
import { ALIAS, CATALOGUE, CHECKS, ESTIMATES, MCP, OPENAPI, QUOTES, REQUIREMENTS } from '../fuzz/addresses';
import { queryTargets } from '../fuzz/cases';
import { marksOf } from '../fuzz/marks';

/** A request as it is kept and sent again: with a body it is a POST. */
export interface AskedRequest {
  readonly name: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Draws the same set each time. */
const SEED = 20261121;
const [SOUND, FAULTY, QUERIES] = [14, 34, 60];

const get = (path: string): AskedRequest => ({ name: `GET ${path}`, path, headers: {} });
const post = (name: string, path: string, body: object, headers = {}): AskedRequest => ({
  ...{ name, path, body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } },
});

/** Alternates the revisions of MCP. */
function rpc(name: string, message: McpMessage, turn: number): AskedRequest {
  const asked = { id: turn, ...message };
  const { message: body, headers } = turn % 2 === 0 ? inNewestRevision(asked) : inOlderRevision(asked, '2025-11-25');
  return post(`MCP ${turn % 2 === 0 ? 'newest' : 'older'} ${name}`, MCP, body, Object.fromEntries(headers));
}

const tool = (name: string, args: object): McpMessage => ({ method: 'tools/call', params: { name, arguments: args } });

/** Every variant of the contract, sound bodies that vary in several ways, and faulty ones. */
function askedBodies() {
  const drafts = INSURANCE_LINES.flatMap((line) => [
    ...fc.sample(validBody(line), { seed: SEED, numRuns: SOUND }),
    ...fc.sample(bodyWithMutations(line), { seed: SEED, numRuns: FAULTY }),
  ]);
  const named = drafts.map((draft, at) => ({ name: `${draft.line} drawn ${at}`, draft }));
  return [...VARIANTS, ...named].map(({ name, draft }) => ({ name, line: draft.line, body: { ...draft.build() } }));
}

/** Quotes each body over REST, and some of them as a check or over MCP. */
function quoteRequests(bodies: ReturnType<typeof askedBodies>): AskedRequest[] {
  return bodies.flatMap(({ name, line, body }, at) => {
    const { insurance_line: _line, ...datos } = body;
    const { ramo } = LINES[line];
    const call = at % 8 < 4 ? tool(`cotizar_${ramo}`, datos) : tool('comprobar_datos', { ramo, datos });
    return [
      post(`quote ${name}`, QUOTES, body),
      ...(at % 4 === 0 ? [post(`check ${name}`, CHECKS, body)] : []),
      ...(at % 2 === 0 ? [rpc(`call ${name}`, call, at / 2)] : []),
    ];
  });
}

const MESSAGES: readonly McpMessage[] = [
  ...['tools/list', 'prompts/list', 'resources/list', 'resources/templates/list'].flatMap((method) => [
    { method },
    { method },
  ]),
  ...['hogar', 'coche', 'moto', 'vida', 'barco'].map((ramo) => tool('obtener_requisitos', { ramo })),
  ...CATALOGUE_NAMES.map((tipo) => tool('consultar_catalogo', { tipo, codigo_postal: '28013', ramo: 'coche' })),
  ...['cotiza://requisitos/hogar', 'cotiza://nothing'].map((uri) => ({ method: 'resources/read', params: { uri } })),
  { method: 'prompts/get', params: { name: 'cotizar_seguro', arguments: { ramo: 'coche' } } },
];

const PATHS = [
  ...['', '?ramo=hogar', '?ramo=coche', '?ramo=moto', '?ramo=decesos', '?ramo=barco'].map(
    (query) => REQUIREMENTS + query,
  ),
  ...CATALOGUE_NAMES.map((name) => `${CATALOGUE}?tipo=${name}`),
  ...['towns&codigo_postal=28013', 'vehicle-models&ramo=coche&marca=Seat'].map((query) => `${CATALOGUE}?tipo=${query}`),
  ...[`${ALIAS}?type=towns&codigo_postal=28013`, OPENAPI, '/llms.txt', '/', '/nowhere'],
];

/** Returns the requests: complete, partial and faulty, of every line, over REST and MCP. */
export function askedRequests(): AskedRequest[] {
  const drawn = fc.sample(queryTargets(marksOf(SEED)), { seed: SEED, numRuns: QUERIES });
  const estimates = INSURANCE_LINES.map((line) =>
    post(`estimate ${line}`, ESTIMATES, exampleEstimate(line, EFFECTIVE_DAY)),
  );
  const messages = MESSAGES.map((message, at) => rpc(String(message.method), message, at));
  return [...[...PATHS, ...drawn].map(get), ...messages, ...estimates, ...quoteRequests(askedBodies())];
}
