import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningService } from './running-service';

/** Returns the e-mail files of a service without a mail server. */
export function keptMails({ folder }: Pick<RunningService, 'folder'>): string[] {
  const mails = join(folder, 'mail');
  if (!existsSync(mails)) return [];
  return readdirSync(mails)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => join(mails, name));
}
