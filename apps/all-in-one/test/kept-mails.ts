import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningService } from './running-service';

/** The files of the e-mails that a service without a mail server has written. */
export function keptMails({ folder }: Pick<RunningService, 'folder'>): string[] {
  const mails = join(folder, 'mail');
  if (!existsSync(mails)) return [];
  return readdirSync(mails)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => join(mails, name));
}
