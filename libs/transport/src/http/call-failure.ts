import { CallFailed, invalidAnswer } from '../call-failed.error';
import { errorCode } from '../error-names';

/** The stage at which a call failed, which decides if it may be sent again. */
export type Progress =
  /** No connection was made: the receiver has received nothing. */
  | 'not-sent'
  /** The connection broke: the receiver may have received everything. */
  | 'broken'
  /** Another attempt would fail as well. */
  | 'final';

export interface CallFailure {
  readonly progress: Progress;
  readonly error: CallFailed;
}

const NOT_SENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EADDRNOTAVAIL',
  'UND_ERR_CONNECT_TIMEOUT',
]);
const BROKEN = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);
const NO_HTTP = /^(HTTPParserError$|HPE_|UND_ERR_RES_|UND_ERR_RESPONSE$|UND_ERR_HEADERS_OVERFLOW$)/;

/** Classifies a failed attempt. Only the code of the error is kept: its message may name addresses. */
export function callFailure(error: unknown, signal: AbortSignal): CallFailure {
  if (error instanceof CallFailed) return { progress: 'final', error };
  if (signal.aborted) return { progress: 'final', error: new CallFailed('deadline', 'stopped while it was called') };
  const code = errorCode(error);
  if (NOT_SENT.has(code)) {
    return { progress: 'not-sent', error: new CallFailed('failure', `no connection: ${code}`, { isUnbilled: true }) };
  }
  if (BROKEN.has(code)) return { progress: 'broken', error: new CallFailed('failure', `connection broken: ${code}`) };
  if (NO_HTTP.test(code)) return { progress: 'final', error: invalidAnswer(`no HTTP that can be used: ${code}`) };
  return { progress: 'final', error: new CallFailed('failure', `call failed: ${code}`) };
}
