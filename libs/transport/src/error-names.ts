const CODE = /^[A-Z][A-Z0-9_]{2,60}$/;
const NAME = /^[A-Za-z]{1,60}$/;

/** Levels of `cause` that are followed. */
const DEPTH = 5;

/**
 * Names an error for the log: its code, such as `ECONNREFUSED`, or that of its cause (a host with several addresses has one for
 * each), or else its name. Never its message, which may quote an address or a request.
 */
export function errorCode(error: unknown, depth = 0): string {
  const { code, cause, errors } = asRecord(error);
  if (typeof code === 'string' && CODE.test(code)) return code;
  const inner: unknown = cause ?? (Array.isArray(errors) ? errors[0] : undefined);
  return inner !== undefined && depth < DEPTH ? errorCode(inner, depth + 1) : errorName(error);
}

/** The kind of an error, or of anything else that was thrown. */
export function errorName(error: unknown): string {
  const { name } = asRecord(error);
  return typeof name === 'string' && NAME.test(name) ? name : typeof error;
}

/** The properties of anything that was thrown; it need not be an error. */
export function asRecord(thrown: unknown): Readonly<Record<string, unknown>> {
  return typeof thrown === 'object' && thrown !== null ? (thrown as Record<string, unknown>) : {};
}
