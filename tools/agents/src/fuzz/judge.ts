import { PROBLEMS, type ProblemCode } from '@cotiza/contract';
import addFormats from 'ajv-formats';
import Ajv2020 from 'ajv/dist/2020';
import { MCP } from './addresses';
import type { Marks } from './marks';
import { headerOf, type Answer, type FuzzRequest } from './send';

/** Returns what is wrong with an answer, in sentences. */
export type Judge = (answer: Answer, request: Pick<FuzzRequest, 'method' | 'target'>) => readonly string[];

type Json = Readonly<Record<string, unknown>>;

/** The part of the interface's description that answers are compared with. */
export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly responses: Responses }>>>>;
}
type Responses = Readonly<Record<string, { readonly content?: Readonly<Record<string, object>> }>>;

const DOCUMENT = 'openapi.json';
const REFUSAL = '#/components/schemas/Refusal';
const KNOWN = new Set([200, 202, 204, 302, 304, 308, ...Object.values(PROBLEMS).map(({ status }) => status)]);
/** The answer of the MCP transport to a client that accepts none of its types. */
const NOT_ACCEPTABLE = 406;
const INTERNAL_ERROR = -32603;
const REFUSAL_META = 'cotiza/rechazo';
/** Refusals of what is no request, whatever was asked for. */
const OF_NO_REQUEST = ['peticion_malformada', 'cabeceras_demasiado_grandes', 'cuerpo_demasiado_grande'];
/** Refusals that a healthy service does not give. */
const ONLY_IN_TROUBLE = ['error_interno', 'servicio_no_disponible', 'enlaces_no_disponibles', 'consulta_no_disponible'];
/** Values that answers repeat, as specification and protocol ask. */
const REPEATED = ['client_reference', 'id', 'progressToken'];

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns the faults of a value by the schema at a pointer of the description. */
type Validate = (pointer: string, value: unknown) => string[];

function validatorOf(document: OpenApi): Validate {
  const ajv = addFormats(new Ajv2020({ strict: false }));
  ajv.addSchema(document, DOCUMENT);
  return (pointer, value) => {
    const validate = ajv.getSchema(`${DOCUMENT}${pointer}`);
    const [fault] =
      validate?.(value) === true ? [] : (validate?.errors ?? [{ instancePath: pointer, message: 'is missing' }]);
    return fault ? [`${fault.instancePath} ${fault.message}`] : [];
  };
}

/** Returns the judge of every answer of a service with this description. */
export function judgeBy(document: OpenApi, marks: Marks): Judge {
  const validate = validatorOf(document);
  return (answer, { method, target }) => {
    const path = target.split(/[?#]/, 1)[0] ?? '';
    const texts = path === MCP ? messageTexts(answer.body.toString()) : [answer.body.toString()];
    const isMessage = path === MCP && method === 'POST' && answer.body.length > 0;
    return [
      ...statusFaults(answer, path),
      ...(isRefusal(answer, method, path) ? refusalFaults(parsed(texts[0] ?? ''), answer, validate) : []),
      ...describedFaults(document, answer, path, method.toLowerCase(), validate),
      ...(isMessage ? texts.flatMap((text) => messageFaults(parsed(text), answer, validate)) : []),
      ...echoFaults(answer, texts, marks),
    ];
  };
}

function statusFaults({ status }: Answer, path: string): string[] {
  if (status === 500) return ['a 500'];
  return KNOWN.has(status) || (status === NOT_ACCEPTABLE && path === MCP)
    ? []
    : [`${status} is no status of the service`];
}

/** The page behind a purchase link refuses in HTML, and health says in its own words that it is not ready. */
function isRefusal(answer: Answer, method: string, path: string): boolean {
  if (answer.status < 400 || method === 'HEAD' || path.startsWith('/health/')) return false;
  const body = parsed(answer.body.toString());
  return !headerOf(answer, 'content-type')?.startsWith('text/html') && !(isObject(body) && 'jsonrpc' in body);
}

function refusalFaults(body: unknown, answer: Answer, validate: Validate): string[] {
  const { error, request_id: id } = isObject(body) ? body : {};
  const rules: [isBroken: boolean, fault: string][] = [
    [ONLY_IN_TROUBLE.includes(String(error)), `${String(error)} in no trouble`],
    [id !== headerOf(answer, 'x-request-id'), 'another request id than its header'],
    ...(answer.status < 400 ? [] : headRules(error as ProblemCode, answer)),
  ];
  const broken = rules.flatMap(([isBroken, fault]) => (isBroken ? [fault] : []));
  return [...validate(REFUSAL, body), ...broken].map((fault) => `a refusal: ${fault}`);
}

/** Rules for the status and the headers of a refusal. Over MCP they are those of an answer. */
function headRules(code: ProblemCode, answer: Answer): [isBroken: boolean, fault: string][] {
  const { status, retryable }: Partial<(typeof PROBLEMS)[ProblemCode]> = PROBLEMS[code] ?? {};
  return [
    [status !== answer.status, `${code} with ${answer.status}`],
    [retryable === true && !/^\d+$/.test(headerOf(answer, 'retry-after') ?? ''), 'no Retry-After'],
    [headerOf(answer, 'cache-control') !== 'no-store', 'no cache-control: no-store'],
  ];
}

/** Compares the answer of a described operation with its description. */
function describedFaults(
  { paths }: OpenApi,
  answer: Answer,
  asked: string,
  verb: string,
  validate: Validate,
): string[] {
  const path = describedPath(paths, asked);
  const responses = paths[path]?.[verb]?.responses;
  const body = parsed(answer.body.toString());
  if (!responses || isOfNoRequest(body)) return [];
  const type = typeOf(answer);
  const described = responses[answer.status];
  const isEmpty = described !== undefined && !described.content && answer.body.length === 0;
  if (!described?.content?.[type]) return isEmpty ? [] : [`${answer.status} of ${path} is not described as ${type}`];
  const parts = ['paths', path, verb, 'responses', String(answer.status), 'content', type, 'schema'];
  const pointer = `#${parts.map((part) => `/${part.replaceAll('/', '~1')}`).join('')}`;
  return validate(pointer, body).map((fault) => `${answer.status} of ${path} ${fault}`);
}

const typeOf = (answer: Answer): string => headerOf(answer, 'content-type')?.split(';')[0] ?? '';

const isOfNoRequest = (body: unknown) => isObject(body) && OF_NO_REQUEST.includes(String(body.error));

/** Returns the path of the description: that of a parameter where the last part is one. */
function describedPath(paths: OpenApi['paths'], asked: string): string {
  if (asked in paths || asked.endsWith('/')) return asked;
  const parent = asked.slice(0, asked.lastIndexOf('/') + 1);
  return Object.keys(paths).find((path) => path.replace(/\{\w+\}$/, '') === parent && path !== parent) ?? asked;
}

function messageFaults(message: unknown, answer: Answer, validate: Validate): string[] {
  if (!isObject(message)) return ['an MCP message is no object'];
  const { jsonrpc, error, result } = message;
  if (jsonrpc !== '2.0') return answer.status >= 400 ? [] : ['an MCP message is no JSON-RPC'];
  if (isObject(error) && error.code === INTERNAL_ERROR) return ['an internal error of MCP'];
  if (!isObject(result) || result.isError !== true) return [];
  return refusalFaults(isObject(result._meta) ? result._meta[REFUSAL_META] : undefined, answer, validate);
}

function echoFaults({ status, headers }: Answer, texts: readonly string[], marks: Marks): string[] {
  const echo = texts.map((text) => marks.findIn(withoutRepeated(text))).find((found) => found !== undefined);
  const header = headers.find((pair) => !isOwnAddress(status, pair) && marks.findIn(pair.join(': ')) !== undefined);
  return [
    ...(echo === undefined ? [] : [`the answer ${status} repeats ${echo}`]),
    ...(header ? [`the header ${header[0]} repeats a marked value`] : []),
  ];
}

/** Returns true for a redirect's header with the address that was asked for, its slash left out. */
const isOwnAddress = (status: number, [name]: readonly [string, string]) =>
  status === 308 && name.toLowerCase() === 'location';

/** Returns the messages of an MCP answer, which is one JSON or events. */
function messageTexts(body: string): readonly string[] {
  const events = [...body.matchAll(/^data: ?(.*)$/gm)].map(([, data = '']) => data);
  return events.length > 0 ? events : [body];
}

function withoutRepeated(text: string): string {
  const value = parsed(text);
  if (value === undefined) return text;
  return JSON.stringify(value, (key, inner: unknown) => (REPEATED.includes(key) ? undefined : inner));
}
