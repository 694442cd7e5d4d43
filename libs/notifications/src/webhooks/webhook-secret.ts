import { createSecretKey, type KeyObject } from 'node:crypto';
import { namedVariable, VARIABLE_PATTERN } from '@cotiza/kernel';

const PREFIX = 'whsec_';
const SECRET = /^whsec_((?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?)$/;

/** Bytes of a secret. Source: Standard Webhooks 1.0.0, "Signature scheme": between 24 and 64. */
export const SECRET_MIN_BYTES = 24;
export const SECRET_MAX_BYTES = 64;

/** Whether a text is a secret, or says where one is, as the schema of the file has it. */
export const SECRET_PATTERN = `${SECRET.source}|${VARIABLE_PATTERN}`;

/** What is said of a secret that is none. */
export const NO_SECRET = `must be ${PREFIX} and the base64 of ${SECRET_MIN_BYTES} to ${SECRET_MAX_BYTES} bytes, or env: and the name, in upper case, of a variable that holds that`;

/**
 * The key that a secret stands for, or what is wrong with the secret: a sentence that does not quote it.
 *
 * @param text the secret itself, or `env:NAME` for one that is in the environment
 */
export function readSecret(
  text: string,
  environment: Readonly<Record<string, string | undefined>>,
): KeyObject | string {
  const variable = namedVariable(text);
  if (variable === undefined) return keyOf(text) ?? NO_SECRET;
  const held = environment[variable];
  if (held === undefined || held === '') return `names the variable ${variable}, which is not set`;
  return keyOf(held.trim()) ?? `names the variable ${variable}, which does not hold a secret: it ${NO_SECRET}`;
}

function keyOf(secret: string): KeyObject | undefined {
  const [, base64] = SECRET.exec(secret) ?? [];
  if (base64 === undefined) return undefined;
  const bytes = Buffer.from(base64, 'base64');
  return bytes.length >= SECRET_MIN_BYTES && bytes.length <= SECRET_MAX_BYTES ? createSecretKey(bytes) : undefined;
}
