const CODE = /^[A-Z][A-Z0-9_]{2,60}$/;
const NAME = /^[A-Za-z]{1,60}$/;

/** How far down the causes of an error are followed. */
const DEPTH = 5;

/**
 * What an error is called, for the operator: its code or that of what caused it, such as `ECONNREFUSED`, or else its name.
 * Never its message, which may quote an address or a request.
 */
export function errorCode(error: unknown, depth = 0): string {
  const { code, cause, errors, name } = asRecord(error);
  if (typeof code === 'string' && CODE.test(code)) return code;
  const inner: unknown = cause ?? (Array.isArray(errors) ? errors[0] : undefined);
  if (inner !== undefined && depth < DEPTH) return errorCode(inner, depth + 1);
  return typeof name === 'string' && NAME.test(name) ? name : typeof error;
}

/** The properties of anything that was thrown; it need not be an error. */
export function asRecord(thrown: unknown): Readonly<Record<string, unknown>> {
  return typeof thrown === 'object' && thrown !== null ? (thrown as Record<string, unknown>) : {};
}
