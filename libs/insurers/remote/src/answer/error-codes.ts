import { AnswerReader, CallFailed, type HttpReply } from '@cotiza/transport';

/** Returns a documented code of an error, the only part of it that may be logged; undefined for an undocumented error. */
export function codeIn(body: string, key: string, codes: readonly string[]): string | undefined {
  return attempt(() => AnswerReader.ofJson(body, 'error').at(key).oneOf(codes));
}

/** Returns undefined for an undocumented error: it is still an error, with fewer facts. */
export function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

const TOKEN_ERRORS = ['invalid_request', 'invalid_client', 'unauthorized_client', 'invalid_scope'];

/** Describes why an insurer granted no token of OAuth 2.0. */
export function tokenFailure({ status, body }: HttpReply): CallFailed {
  const said = [`token request answered ${status}`, codeIn(body, 'error', TOKEN_ERRORS)];
  return new CallFailed('failure', said.filter(Boolean).join(' '));
}
