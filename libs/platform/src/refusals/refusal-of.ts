import type { Refusal } from '@cotiza/problems';
import { ProblemException } from './problem.exception';

const plain = (problem: Refusal['problem']): Refusal => ({ problem, faults: [] });

/** Statuses of the framework's own errors, which happen before any code of ours is reached. */
const BY_STATUS: Readonly<Record<number, Refusal>> = {
  400: plain('json_invalido'),
  404: plain('no_encontrado'),
  413: plain('cuerpo_demasiado_grande'),
  415: plain('tipo_no_soportado'),
};

/** The refusal that anything thrown on the way of a request stands for. What nobody foresaw is an internal error. */
export function refusalOf(thrown: unknown): Refusal {
  if (thrown instanceof ProblemException) return thrown.refusal;
  if (isNoAddress(thrown)) return plain('no_encontrado');
  return BY_STATUS[statusOf(thrown)] ?? plain('error_interno');
}

/** What the server says of an address that cannot be decoded, or is longer where it may vary than anything we give out. */
const NO_ADDRESS: ReadonlySet<unknown> = new Set(['FST_ERR_BAD_URL', 'FST_ERR_MAX_PARAM_LENGTH']);

/** Such an address is one that does not exist. */
function isNoAddress(thrown: unknown): boolean {
  return typeof thrown === 'object' && thrown !== null && 'code' in thrown && NO_ADDRESS.has(thrown.code);
}

/** Nest's exceptions have `getStatus`, Fastify's errors `statusCode`. */
function statusOf(thrown: unknown): number {
  if (typeof thrown !== 'object' || thrown === null) return 500;
  if ('getStatus' in thrown && typeof thrown.getStatus === 'function') return Number(thrown.getStatus());
  return 'statusCode' in thrown && typeof thrown.statusCode === 'number' ? thrown.statusCode : 500;
}
