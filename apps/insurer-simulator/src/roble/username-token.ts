import { createHash, timingSafeEqual } from 'node:crypto';
import type { Clock } from '@cotiza/kernel';
import type { XmlElement } from '@cotiza/transport';
import { PASSWORD_DIGEST, SOAP, WSSE, WSU } from './namespaces';
import type { RobleFault } from './roble-fault';
import { childOf } from './xml-fields';

/** The nonces of some minutes, to refuse replayed messages. */
export class NonceCache {
  /** In the order in which they expire. */
  private readonly seen = new Map<string, number>();

  /** Records a nonce. Returns true when it is new. */
  admits(nonce: string, now: number, keepMs: number): boolean {
    for (const [old, until] of this.seen) {
      if (until > now) break;
      this.seen.delete(old);
    }
    if (this.seen.has(nonce)) return false;
    this.seen.set(nonce, now + keepMs);
    return true;
  }
}

export interface UserCredentials {
  /** `CodigoMediador` of its requests. */
  readonly brokerCode: string;
  readonly username: string;
  readonly password: string;
}

/** A fault in the security header of a message. */
export interface SecurityIssue {
  readonly fault: RobleFault;
  readonly issue: string;
}

const FRESH_MS = 5 * 60 * 1000;
const NONCE_BYTES = 16;
const CREATED = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;

interface TokenTexts {
  readonly user: string;
  readonly digest: string;
  readonly nonce: string;
  readonly created: string;
}

/** Checks a UsernameToken against the profile 1.0 and the vendor's document. Returns null for a valid one. */
export function securityIssue(
  header: XmlElement | undefined,
  { username, password }: Pick<UserCredentials, 'username' | 'password'>,
  nonces: NonceCache,
  clock: Clock,
): SecurityIssue | null {
  const texts = tokenTexts(childOf(header, 'Security', WSSE));
  if (typeof texts === 'string') return { fault: 'RB-1002', issue: texts };
  if (texts.user !== username || !isDigestOf(password, texts))
    return { fault: 'RB-1001', issue: 'Username or Password' };
  const now = clock.now();
  if (Math.abs(now - Date.parse(texts.created)) > FRESH_MS) return { fault: 'RB-1003', issue: 'Created' };
  if (!nonces.admits(texts.nonce, now, 2 * FRESH_MS)) return { fault: 'RB-1004', issue: 'Nonce' };
  return null;
}

function isDigestOf(password: string, { digest, nonce, created }: TokenTexts): boolean {
  const expected = createHash('sha1').update(Buffer.from(nonce, 'base64')).update(`${created}${password}`).digest();
  const given = Buffer.from(digest, 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Returns the texts of the token, or the fault in its form. */
function tokenTexts(security: XmlElement | undefined): TokenTexts | string {
  if (!security) return 'Security is missing';
  if (security.attributes.get(`{${SOAP}}mustUnderstand`) !== '1') return 'Security has no mustUnderstand="1"';
  const token = childOf(security, 'UsernameToken', WSSE);
  const text = (name: string, namespace: string) => childOf(token, name, namespace)?.text ?? '';
  const texts = {
    user: text('Username', WSSE),
    digest: text('Password', WSSE),
    nonce: text('Nonce', WSSE),
    created: text('Created', WSU),
  };
  if (texts.user === '') return 'UsernameToken or Username is missing';
  if (childOf(token, 'Password', WSSE)?.attributes.get('Type') !== PASSWORD_DIGEST) {
    return 'Password is missing or not of the type #PasswordDigest';
  }
  if (Buffer.from(texts.nonce, 'base64').length !== NONCE_BYTES) return `Nonce is not ${NONCE_BYTES} bytes in Base64`;
  const isTime = CREATED.test(texts.created) && !Number.isNaN(Date.parse(texts.created));
  return isTime ? texts : 'Created is not UTC in whole seconds';
}
