import { writeFileSync } from 'node:fs';
import { TEST_SECRET } from '@cotiza/notifications/testing';

/** Registers one endpoint in a new file, for every event unless some are named. Returns the setting that names the file. */
export function writeWebhooks(file: string, url: string, events: string | readonly string[] = 'all') {
  writeFileSync(file, JSON.stringify({ webhooks: [{ name: 'crm', url, secret: TEST_SECRET, events }] }));
  return { WEBHOOKS_FILE: file };
}
