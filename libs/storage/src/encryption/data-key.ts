import { createSecretKey, hkdfSync, randomBytes, type KeyObject } from 'node:crypto';

export const KEY_BYTES = 32;
const ID_BYTES = 6;

/** A key for personal data, and what is derived from it. */
export interface DataKey {
  /** Short and public: kept beside whatever the key protects. */
  readonly id: string;
  readonly encryption: KeyObject;
  readonly hashing: KeyObject;
}

/** A new key for `DATA_KEY`, in base64. */
export function generateDataKey(): string {
  return randomBytes(KEY_BYTES).toString('base64');
}

/**
 * Keys as `DATA_KEY` gives them, in their order.
 *
 * @param text one or several keys of 32 bytes in base64 of either alphabet or hexadecimal, separated by commas
 * @throws RangeError when one of them is no such key; the message says which, and not what it is
 */
export function parseDataKeys(text: string): readonly DataKey[] {
  return text.split(',').map((part, index) => dataKey(decode(part.trim(), index + 1)));
}

function decode(text: string, position: number): Buffer {
  if (/^[0-9a-f]{64}$/i.test(text)) return Buffer.from(text, 'hex');
  if (/^[\w+/-]{43}=?$/.test(text)) return Buffer.from(text, 'base64');
  throw new RangeError(`data key number ${position} is not ${KEY_BYTES} bytes in base64 or hexadecimal`);
}

function dataKey(secret: Buffer): DataKey {
  const derive = (purpose: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, '', `cotiza ${purpose}`, bytes));
  return {
    id: derive('key id', ID_BYTES).toString('hex'),
    encryption: createSecretKey(derive('encryption', KEY_BYTES)),
    hashing: createSecretKey(derive('hashing', KEY_BYTES)),
  };
}
