const PREFIX = 'env:';

/**
 * The form in which a file of the operator names the variable of a secret, `env:NAME`, instead of holding it. Upper case only, as
 * variables are written: a secret after `env:` by mistake is none, and is not quoted as one.
 */
export const VARIABLE_PATTERN = `^${PREFIX}[A-Z_][A-Z0-9_]*$`;

const VARIABLE = new RegExp(VARIABLE_PATTERN);

/** The NAME of `env:NAME`; undefined for any other text. */
export function namedVariable(text: string): string | undefined {
  return VARIABLE.test(text) ? text.slice(PREFIX.length) : undefined;
}
