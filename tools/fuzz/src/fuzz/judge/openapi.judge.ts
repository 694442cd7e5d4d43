import { existing } from '@cotiza/kernel';
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { SentRequest } from '../cases/fuzz-case';
import { headerOf } from '../wire/answer';
import { parsed, pathOf, type Judge } from './judge';

interface Media {
  readonly schema?: object;
}
interface Described {
  readonly content?: Readonly<Record<string, Media>>;
}
interface Operation {
  readonly responses: Readonly<Record<string, Described>>;
}

/** The description of the interface, as far as answers are judged by it. */
export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** What becomes of anything that is no request of HTTP, whatever it had asked for. */
const OF_NO_REQUEST = new Set(['peticion_malformada', 'cabeceras_demasiado_grandes', 'cuerpo_demasiado_grande']);
const DOCUMENT = 'openapi.json';
const LAST_PART = /^(.*\/)[^/]+$/;

/** Sees whether answers of described operations are as they are described. */
export function openApiJudge(document: OpenApi): Judge {
  const ajv = addFormats(new Ajv2020({ strict: false, validateFormats: true }));
  ajv.addSchema(document, DOCUMENT);
  const validators = new Map<string, ValidateFunction>();
  const validatorOf = (pointer: string) => {
    const known = validators.get(pointer) ?? ajv.compile({ $ref: `${DOCUMENT}#${pointer}` });
    validators.set(pointer, known);
    return known;
  };
  return ({ answer, request }) => {
    const { path, method, responses } = operationOf(document, request);
    if (!responses) return [];
    const body = parsed(answer.body.toString());
    const described = responses[answer.status];
    if (!described) return isOfNoRequest(body) ? [] : [`${answer.status} is not described for ${method} ${path}`];
    const [type = ''] = (headerOf(answer, 'content-type') ?? '').split(';');
    const media = described.content?.[type];
    if (described.content && !media) return [`${answer.status} of ${path} is of a type that is not described: ${type}`];
    if (!media) return answer.body.length > 0 ? [`${answer.status} of ${path} has a body that is not described`] : [];
    const pointer = ['paths', path, method, 'responses', String(answer.status), 'content', type, 'schema'];
    const fault = faultOf(validatorOf(pointerText(pointer)), body);
    return fault === undefined ? [] : [`${answer.status} of ${path} is not as described: ${fault}`];
  };
}

/** The parameter that follows an address, where one is described. */
const ofOne = (paths: OpenApi['paths'], parent: string): string =>
  Object.keys(paths)
    .find((path) => path.startsWith(`${parent}{`))
    ?.slice(parent.length) ?? '';

function operationOf({ paths }: OpenApi, request: SentRequest | undefined) {
  const asked = pathOf(request) ?? '';
  const path =
    asked in paths ? asked : asked.replace(LAST_PART, (_all, parent: string) => `${parent}${ofOne(paths, parent)}`);
  const method = request?.method.toLowerCase() ?? '';
  return { path, method, responses: paths[path]?.[method]?.responses };
}

const pointerText = (parts: readonly string[]): string =>
  parts.map((part) => `/${part.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

function faultOf(validate: ValidateFunction, body: unknown): string | undefined {
  if (validate(body)) return undefined;
  const { instancePath, message } = existing(validate.errors?.[0], 'fault');
  return `${instancePath} ${message}`;
}

function isOfNoRequest(body: unknown): boolean {
  return OF_NO_REQUEST.has(String((body as { readonly error?: unknown } | undefined)?.error));
}
