import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderForTests } from '@cotiza/kernel/testing';
import { TEST_SECRET } from '@cotiza/notifications/testing';

const folder = folderForTests();

/** Registers one endpoint in a file, for every event unless some are named. Returns the setting that names the file. */
export function writeWebhooks(url: string, events: string | readonly string[] = 'all') {
  const WEBHOOKS_FILE = join(folder, `${new URL(url).port}.json`);
  writeFileSync(WEBHOOKS_FILE, JSON.stringify({ webhooks: [{ name: 'crm', url, secret: TEST_SECRET, events }] }));
  return { WEBHOOKS_FILE };
}
