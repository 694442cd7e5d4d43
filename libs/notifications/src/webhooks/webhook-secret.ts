import { createSecretKey, type KeyObject } from 'node:crypto';
import { namedVariable, VARIABLE_PATTERN, type Environment } from '@cotiza/kernel';
import { heldBy, Unusable } from '@cotiza/kernel/settings';

const PREFIX = 'whsec_';
const SECRET = /^whsec_((?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?)$/;

/** Bytes of a secret. Source: Standard Webhooks 1.0.0, "Signature scheme": between 24 and 64. */
export const SECRET_MIN_BYTES = 24;
export const SECRET_MAX_BYTES = 64;

/** The pattern of a secret, or of the name of a variable that holds one. */
export const SECRET_PATTERN = `${SECRET.source}|${VARIABLE_PATTERN}`;

export const NO_SECRET = `must be ${PREFIX} and the base64 of ${SECRET_MIN_BYTES} to ${SECRET_MAX_BYTES} bytes, or env: and the name, in upper case, of a variable that holds that`;

/**
 * Returns the secret that a text is or names, or an error message that does not quote it.
 *
 * @param text the secret itself, or `env:NAME` for one in the environment
 */
export function readSecret(text: string, environment: Environment): string | Unusable {
  const variable = namedVariable(text);
  const held = heldBy(text, environment);
  if (held instanceof Unusable || isSecret(held)) return held;
  return new Unusable(
    variable === undefined
      ? NO_SECRET
      : `names the variable ${variable}, which does not hold a secret: it ${NO_SECRET}`,
  );
}

export const keyOf = (secret: string): KeyObject => createSecretKey(bytesOf(secret));

const bytesOf = (secret: string): Buffer => Buffer.from(SECRET.exec(secret)?.[1] ?? '', 'base64');

function isSecret(text: string): boolean {
  const { length } = bytesOf(text);
  return length >= SECRET_MIN_BYTES && length <= SECRET_MAX_BYTES;
}
