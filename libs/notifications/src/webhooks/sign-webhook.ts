import { createHmac, type KeyObject } from 'node:crypto';

/**
 * Returns the headers by which a receiver verifies that a message is genuine and recent, and detects a repetition.
 * Source: Standard Webhooks 1.0.0, https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 *
 * @param id the same for every attempt
 * @param atMs the time of this attempt, in milliseconds since the epoch
 * @param payload the body, exactly as it is sent
 */
export function signWebhook(key: KeyObject, id: string, atMs: number, payload: string): Record<string, string> {
  const timestamp = String(Math.floor(atMs / 1000));
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${payload}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}
