import { CallFailed, type HttpReply } from '@cotiza/transport';
import { codeIn } from '../answer/error-codes';

/** The error codes of `vendor/codes.csv`: the only part of an error that may be logged. */
const ERROR_CODES = ['JSON', 'TOKEN', 'CONTRATO', 'VERSION', 'DATOS', 'RITMO', 'INTERNO', 'PARADA'];

/** Statuses with which La Lonja rejects this request and would accept another. */
const OBJECTIONS = new Set([400, 422]);

/** Describes why La Lonja returned no prices. It bills no petition that it refuses (4xx). */
export function lonjaFailure({ status, body }: HttpReply): CallFailed {
  const isUnbilled = status >= 400 && status < 500;
  const said = [`answered ${status}`, codeIn(body, 'codigo', ERROR_CODES)].filter(Boolean).join(' ');
  return new CallFailed('failure', said, { blameless: OBJECTIONS.has(status), isUnbilled });
}
