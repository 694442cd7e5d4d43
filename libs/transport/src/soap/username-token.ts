import { hash } from 'node:crypto';
import type { XmlNode } from '../xml/xml-writer';

const WSS = 'http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss';
export const WSSE_NAMESPACE = `${WSS}-wssecurity-secext-1.0.xsd`;
export const WSU_NAMESPACE = `${WSS}-wssecurity-utility-1.0.xsd`;
const PASSWORD_DIGEST = `${WSS}-username-token-profile-1.0#PasswordDigest`;
const BASE64 = `${WSS}-soap-message-security-1.0#Base64Binary`;

export interface UsernameTokenFacts {
  readonly username: string;
  readonly password: string;
  /** Random, new for each message. */
  readonly nonce: Uint8Array;
  /** Milliseconds since the Unix epoch. */
  readonly nowMs: number;
}

/**
 * Makes the UsernameToken of OASIS Web Services Security UsernameToken Profile 1.0 with a digest of the password: the
 * password is not sent, and the token is valid once.
 */
export function usernameToken({ username, password, nonce, nowMs }: UsernameTokenFacts): XmlNode {
  const created = `${new Date(nowMs).toISOString().slice(0, -'.000Z'.length)}Z`;
  const digest = passwordDigest(nonce, created, password);
  return {
    name: 'wsse:UsernameToken',
    content: [
      { name: 'wsse:Username', content: username },
      { name: 'wsse:Password', attributes: { Type: PASSWORD_DIGEST }, content: digest },
      {
        name: 'wsse:Nonce',
        attributes: { EncodingType: BASE64 },
        content: Buffer.from(nonce).toString('base64'),
      },
      { name: 'wsu:Created', content: created },
    ],
  };
}

/** Returns Base64(SHA-1(nonce + created + password)), of the nonce's bytes and of the texts in UTF-8. */
export function passwordDigest(nonce: Uint8Array, created: string, password: string): string {
  return hash('sha1', Buffer.concat([nonce, Buffer.from(created + password)]), 'base64');
}
