const CODE = /^[A-Z][A-Z0-9_]{2,60}$/;
const NAME = /^[A-Za-z]{1,60}$/;

/**
 * What an error is called, for the log: its code, that of what caused it (a name with several addresses fails once for
 * each), or else its name. Never its message, which may quote an address or a request.
 */
export function errorCode(error: unknown): string {
  const { code, cause, errors } = asRecord(error);
  const first: unknown = Array.isArray(errors) ? errors[0] : undefined;
  const codes = [code, asRecord(first).code, asRecord(cause).code];
  return codes.find((each): each is string => typeof each === 'string' && CODE.test(each)) ?? errorName(error);
}

/** The kind of an error, or of anything else that was thrown. */
export function errorName(error: unknown): string {
  const { name } = asRecord(error);
  return typeof name === 'string' && NAME.test(name) ? name : typeof error;
}

function asRecord(thrown: unknown): Readonly<Record<string, unknown>> {
  return typeof thrown === 'object' && thrown !== null ? (thrown as Record<string, unknown>) : {};
}
