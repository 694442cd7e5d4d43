import type { Refusal } from '@cotiza/contract';

/** Carries a refusal to the filter that answers it. Controllers and guards throw nothing else. */
export class ProblemException extends Error {
  override readonly name = 'ProblemException';

  constructor(
    readonly refusal: Refusal,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(refusal.problem);
  }
}

const plain = (problem: Refusal['problem']): Refusal => ({ problem, faults: [] });

/** Statuses of the framework's own errors, which happen before any code of ours is reached. */
const BY_STATUS: Readonly<Record<number, Refusal>> = {
  400: plain('json_invalido'),
  404: plain('no_encontrado'),
  413: plain('cuerpo_demasiado_grande'),
  415: plain('tipo_no_soportado'),
};

/** Returns the refusal for anything thrown while a request is handled. An unexpected error is an internal one. */
export function refusalOf(thrown: unknown): Refusal {
  if (thrown instanceof ProblemException) return thrown.refusal;
  if (isNoAddress(thrown)) return plain('no_encontrado');
  return BY_STATUS[statusOf(thrown)] ?? plain('error_interno');
}

/** Fastify's codes for an address that cannot be decoded, or has too long a parameter. */
const NO_ADDRESS: ReadonlySet<unknown> = new Set(['FST_ERR_BAD_URL', 'FST_ERR_MAX_PARAM_LENGTH']);

function isNoAddress(thrown: unknown): boolean {
  return typeof thrown === 'object' && thrown !== null && 'code' in thrown && NO_ADDRESS.has(thrown.code);
}

/** Nest's exceptions have `getStatus`, Fastify's errors `statusCode`. */
function statusOf(thrown: unknown): number {
  if (typeof thrown !== 'object' || thrown === null) return 500;
  if ('getStatus' in thrown && typeof thrown.getStatus === 'function') return Number(thrown.getStatus());
  return 'statusCode' in thrown && typeof thrown.statusCode === 'number' ? thrown.statusCode : 500;
}
