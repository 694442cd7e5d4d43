import { PROBLEMS, type ProblemCode } from '@cotiza/problems';
import type { SentRequest } from '../cases/fuzz-case';
import { headerOf, type Answer } from '../wire/answer';
import { isObject, parsed, pathOf, type Judge } from './judge';

const KEYS = 'error,mensaje,errores,request_id';
const OF_HEALTH = '/health/';
const JSON_TYPE = 'application/json; charset=utf-8';
/** The page behind a purchase link refuses in words for whoever looks at it. */
const PAGE_TYPE = 'text/html';

/** Refusals that a service which is well, and has time, does not give. */
const ONLY_IN_TROUBLE = [
  'servicio_no_disponible',
  'enlaces_no_disponibles',
  'consulta_no_disponible',
  'canal_desactivado',
];

/** Four keys and a request id in every refusal, under the status of its code. */
export const judgeRefusal: Judge = ({ answer, request }) => {
  if (!isToHaveFourKeys(answer, request)) return [];
  const body = parsed(answer.body.toString());
  // An error of MCP's own is judged as one.
  if (isObject(body) && 'jsonrpc' in body) return [];
  const isWhole = isObject(body) && headerOf(answer, 'content-type') === JSON_TYPE;
  if (!isWhole) return [`a refusal with ${answer.status} is no JSON object`];
  return refusalFaults(body, answer.status, headerOf(answer, 'x-request-id'), answer);
};

function isToHaveFourKeys(answer: Answer, request: SentRequest | undefined): boolean {
  if (answer.status < 400 || request?.method === 'HEAD') return false;
  if (headerOf(answer, 'content-type')?.startsWith(PAGE_TYPE)) return false;
  return !(answer.status === 503 && pathOf(request)?.startsWith(OF_HEALTH));
}

function refusalFaults(
  body: Readonly<Record<string, unknown>>,
  status: number,
  requestId: string | undefined,
  answer: Answer,
): string[] {
  const faults = refusalBodyFaults(body, requestId);
  const problem = PROBLEMS[body.error as ProblemCode] as (typeof PROBLEMS)[ProblemCode] | undefined;
  if (problem && problem.status !== status) faults.push(`${String(body.error)} came with ${status}`);
  if (problem?.retryable && !/^\d+$/.test(headerOf(answer, 'retry-after') ?? ''))
    faults.push(`${String(body.error)} does not say when to try again`);
  if (status === 405 && headerOf(answer, 'allow') === undefined) faults.push('a 405 does not say what is allowed');
  return faults;
}

/** What is wrong with the body of a refusal, on either door. */
export function refusalBodyFaults(body: Readonly<Record<string, unknown>>, requestId: string | undefined): string[] {
  const faults: string[] = [];
  const { error, mensaje, errores, request_id } = body;
  if (Object.keys(body).join() !== KEYS) faults.push(`a refusal has the keys ${Object.keys(body).join()}`);
  if (typeof error !== 'string' || !(error in PROBLEMS)) faults.push('a refusal has no code of ours');
  else if (error === 'error_interno') faults.push('an internal error');
  else if (ONLY_IN_TROUBLE.includes(error)) faults.push(`refused with ${error}, and nothing is out of order`);
  if (typeof mensaje !== 'string' || !Array.isArray(errores)) faults.push('a refusal says nothing');
  if (typeof request_id !== 'string' || request_id !== requestId)
    faults.push('a refusal has another request id than its header');
  return faults;
}
