import { PROBLEMS, type ProblemCode } from '@cotiza/problems';
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { MCP } from './addresses';
import type { FuzzRequest } from './cases';
import type { Marks } from './marks';
import { headerOf, type Answer } from './send';

/** Returns what is wrong with an answer, in sentences. */
export type Judge = (answer: Answer, request: Pick<FuzzRequest, 'method' | 'target'>) => readonly string[];

type Json = Readonly<Record<string, unknown>>;

/** The part of the interface's description that answers are compared with. */
export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly responses: Responses }>>>>;
}
type Responses = Readonly<Record<string, { readonly content?: Readonly<Record<string, object>> }>>;

const pathOf = (target: string): string => target.split(/[?#]/, 1)[0] ?? '';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function judgeAll(document: OpenApi, marks: Marks): Judge {
  const judges: readonly Judge[] = [judgeStatus, judgeHeaders, judgeRefusal, judgeMcp, openApiJudge(document)];
  return (answer, request) => [
    ...judges.flatMap((judge) => judge(answer, request)),
    ...echoFaults(answer, pathOf(request.target) === MCP, marks),
  ];
}

const KNOWN = new Set([200, 202, 204, 302, 304, ...Object.values(PROBLEMS).map(({ status }) => status)]);
/** The answer of the MCP transport to a client that accepts none of its types. */
const NOT_ACCEPTABLE = 406;

const judgeStatus: Judge = ({ status }, { target }) => {
  if (status === 500) return ['a 500'];
  const isKnown = KNOWN.has(status) || (status === NOT_ACCEPTABLE && pathOf(target) === MCP);
  return isKnown ? [] : [`${status} is no status of the service`];
};

const ALWAYS = [
  ...['content-security-policy', 'cross-origin-opener-policy', 'referrer-policy', 'x-content-type-options'],
  ...['x-frame-options', 'x-request-id', 'date'],
];
/** Headers that the metrics leave out. */
const FOR_PAGES = ['access-control-allow-origin', 'access-control-expose-headers', 'cross-origin-resource-policy'];
const ONCE = new Set([...ALWAYS, ...FOR_PAGES, 'content-length', 'content-type', 'transfer-encoding', 'cache-control']);

const judgeHeaders: Judge = (answer, { method }) => {
  const isMetrics = headerOf(answer, 'content-type')?.includes('version=0.0.4') ?? false;
  const wanted = isMetrics ? ALWAYS : [...ALWAYS, ...FOR_PAGES];
  const names = answer.headers.map(([name]) => name);
  const twice = names.filter((name, place) => ONCE.has(name) && names.indexOf(name) < place);
  const isKept = answer.status >= 400 && method !== 'HEAD' && headerOf(answer, 'cache-control') !== 'no-store';
  return [
    ...wanted.filter((name) => !names.includes(name)).map((name) => `the header ${name} is missing`),
    ...twice.map((name) => `the header ${name} is there twice`),
    ...(isKept ? ['a refusal without cache-control: no-store'] : []),
  ];
};

const REFUSAL_KEYS = 'error,mensaje,errores,request_id';
const JSON_TYPE = 'application/json; charset=utf-8';
/** Refusals that a healthy service does not give. */
const ONLY_IN_TROUBLE = [
  'servicio_no_disponible',
  'enlaces_no_disponibles',
  'consulta_no_disponible',
  'canal_desactivado',
];

const judgeRefusal: Judge = (answer, { method, target }) => {
  const { status } = answer;
  const type = headerOf(answer, 'content-type');
  const isHealth = status === 503 && pathOf(target).startsWith('/health/');
  // The page behind a purchase link refuses in HTML.
  if (status < 400 || method === 'HEAD' || isHealth || type?.startsWith('text/html')) return [];
  const body = parsed(answer.body.toString());
  if (isObject(body) && 'jsonrpc' in body) return [];
  if (!isObject(body) || type !== JSON_TYPE) return [`a refusal with ${status} is no JSON object`];
  return [...refusalBodyFaults(body, headerOf(answer, 'x-request-id')), ...refusalHeadFaults(body, answer)];
};

function refusalHeadFaults(body: Json, answer: Answer): string[] {
  const { status } = answer;
  const problem = PROBLEMS[body.error as ProblemCode] as (typeof PROBLEMS)[ProblemCode] | undefined;
  const retryAfter = headerOf(answer, 'retry-after') ?? '';
  return [
    ...(problem && problem.status !== status ? [`${String(body.error)} came with ${status}`] : []),
    ...(problem?.retryable && !/^\d+$/.test(retryAfter) ? [`${String(body.error)} has no Retry-After`] : []),
    ...(status === 405 && headerOf(answer, 'allow') === undefined ? ['a 405 without Allow'] : []),
  ];
}

function refusalBodyFaults(body: Json, requestId: string | undefined): string[] {
  const { error, mensaje, errores, request_id: id } = body;
  const code = String(error);
  return [
    ...(Object.keys(body).join() === REFUSAL_KEYS ? [] : [`a refusal has the keys ${Object.keys(body).join()}`]),
    ...(code in PROBLEMS && code !== 'error_interno' ? [] : [`a refusal has the code ${code}`]),
    ...(ONLY_IN_TROUBLE.includes(code) ? [`refused with ${code} in no trouble`] : []),
    ...(typeof mensaje === 'string' && Array.isArray(errores) ? [] : ['a refusal says nothing']),
    ...(id === requestId ? [] : ['a refusal has another request id than its header']),
  ];
}

/** Returns the messages of an MCP answer, which is one JSON or events. */
function messageTexts(body: string): readonly string[] {
  const events = [...body.matchAll(/^data: ?(.*)$/gm)].map(([, data = '']) => data);
  return events.length > 0 ? events : [body];
}

const INTERNAL_ERROR = -32603;
const REFUSAL_META = 'cotiza/rechazo';

const judgeMcp: Judge = (answer, { method, target }) => {
  if (pathOf(target) !== MCP || method !== 'POST' || answer.body.length === 0) return [];
  return messageTexts(answer.body.toString()).flatMap((text) => messageFaults(parsed(text), answer));
};

function messageFaults(message: unknown, answer: Answer): string[] {
  if (!isObject(message)) return ['an MCP message is no JSON object'];
  if (message.jsonrpc !== '2.0') return answer.status >= 400 ? [] : ['an MCP message is no JSON-RPC'];
  const { error, result } = message;
  if (isObject(error) && error.code === INTERNAL_ERROR) return ['an internal error of MCP'];
  if (!isObject(result) || result.isError !== true) return [];
  const meta = isObject(result._meta) ? result._meta[REFUSAL_META] : undefined;
  const requestId = headerOf(answer, 'x-request-id');
  return isObject(meta) ? refusalBodyFaults(meta, requestId) : ['a refusal of a tool without its body'];
}

/** Values that answers repeat, as specification and protocol ask. */
const REPEATED = ['client_reference', 'id', 'progressToken'];

function echoFaults({ headers, body, status }: Answer, isMcp: boolean, marks: Marks): string[] {
  const header = headers.find((pair) => marks.findIn(pair.join(': ')));
  const text = body.toString();
  const texts = marks.findIn(text) === undefined ? [] : isMcp ? messageTexts(text) : [text];
  const echoes = texts.flatMap((each) => marks.findIn(withoutRepeated(each)) ?? []);
  return [
    ...(header ? [`the header ${header[0]} repeats a marked value`] : []),
    ...echoes.map((echo) => `the answer ${status} repeats ${echo}`),
  ];
}

function withoutRepeated(text: string): string {
  const value = parsed(text);
  if (value === undefined) return text;
  return JSON.stringify(value, (key, inner: unknown) => (REPEATED.includes(key) ? undefined : inner));
}

/** Refusals of what is no request, whatever was asked for. */
const OF_NO_REQUEST = ['peticion_malformada', 'cabeceras_demasiado_grandes', 'cuerpo_demasiado_grande'];
const DOCUMENT = 'openapi.json';

/** Compares the answers of described operations with their description. */
function openApiJudge(document: OpenApi): Judge {
  const ajv = addFormats(new Ajv2020({ strict: false, validateFormats: true }));
  ajv.addSchema(document, DOCUMENT);
  const validators = new Map<string, ValidateFunction>();
  const validatorOf = (pointer: string) => {
    const known = validators.get(pointer) ?? ajv.compile({ $ref: `${DOCUMENT}#${pointer}` });
    validators.set(pointer, known);
    return known;
  };
  return (answer, { method, target }) => {
    const path = describedPath(document, pathOf(target));
    const verb = method.toLowerCase();
    const responses = document.paths[path]?.[verb]?.responses;
    if (!responses) return [];
    const { status } = answer;
    const body = parsed(answer.body.toString());
    const type = typeOf(answer);
    const content = responses[status]?.content;
    if (!content?.[type]) return undescribed(answer, responses, body).map((what) => `${status} of ${path} ${what}`);
    const parts = ['paths', path, verb, 'responses', String(status), 'content', type, 'schema'];
    const validate = validatorOf(parts.map((part) => `/${part.replaceAll('~', '~0').replaceAll('/', '~1')}`).join(''));
    if (validate(body)) return [];
    const [fault] = validate.errors ?? [];
    return [`${status} of ${path} is not as described: ${fault?.instancePath} ${fault?.message}`];
  };
}

const typeOf = (answer: Answer): string => headerOf(answer, 'content-type')?.split(';')[0] ?? '';

/** Answers without a schema: of an undescribed status or type, or without a body. */
function undescribed({ status, body: bytes }: Answer, responses: Responses, body: unknown): string[] {
  const described = responses[status];
  const isOfNoRequest = isObject(body) && OF_NO_REQUEST.includes(String(body.error));
  if (!described) return isOfNoRequest ? [] : ['is not described'];
  if (described.content) return ['is of an undescribed type'];
  return bytes.length > 0 ? ['has an undescribed body'] : [];
}

/** The path of the description: that of a parameter where the last part is one. */
function describedPath({ paths }: OpenApi, asked: string): string {
  if (asked in paths) return asked;
  const parent = asked.slice(0, asked.lastIndexOf('/') + 1);
  return Object.keys(paths).find((path) => path.startsWith(`${parent}{`)) ?? asked;
}
