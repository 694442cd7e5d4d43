import { AnswerReader, CallFailed, type HttpReply } from '@cotiza/transport';

/** The error codes of `vendor/codes.csv`: the only part of an error that may be logged. */
const ERROR_CODES = ['JSON', 'TOKEN', 'CONTRATO', 'VERSION', 'DATOS', 'RITMO', 'INTERNO', 'PARADA'];
const TOKEN_ERRORS = ['invalid_request', 'invalid_client', 'unauthorized_client', 'invalid_scope'];

/** Statuses with which La Lonja rejects this request and would accept another. */
const OBJECTIONS = new Set([400, 422]);

/** Describes why La Lonja returned no prices. It bills no petition that it refuses (4xx). */
export function lonjaFailure({ status, body }: HttpReply): CallFailed {
  const isUnbilled = status >= 400 && status < 500;
  const said = saidIn(body, 'codigo', ERROR_CODES);
  return new CallFailed('failure', `answered ${status}${said}`, { blameless: OBJECTIONS.has(status), isUnbilled });
}

/** Describes why La Lonja granted no token. */
export function lonjaTokenFailure({ status, body }: HttpReply): CallFailed {
  return new CallFailed('failure', `token request answered ${status}${saidIn(body, 'error', TOKEN_ERRORS)}`);
}

/** Returns a documented code after a blank; nothing for an undocumented error. */
function saidIn(body: string, key: string, codes: readonly string[]): string {
  try {
    return ` ${AnswerReader.ofJson(body, 'error').at(key).oneOf(codes)}`;
  } catch {
    return '';
  }
}
