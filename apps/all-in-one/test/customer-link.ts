import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMail } from '@cotiza/notifications/testing';
import { until, type RunningService } from './running-service';

/** Returns the e-mail files of a service without a mail server. */
export function keptMails({ folder }: Pick<RunningService, 'folder'>): string[] {
  const mails = join(folder, 'mail');
  if (!existsSync(mails)) return [];
  return readdirSync(mails)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => join(mails, name));
}

/** Waits for the first e-mail of a service without a mail server. Returns it, and the path and the token of its link. */
export async function firstMail(service: Pick<RunningService, 'folder'>) {
  await until(() => keptMails(service).length > 0);
  const mail = await readMail(readFileSync(keptMails(service)[0]!));
  const { text = '', html } = mail;
  const [, token = ''] = /(?:\/c\/|[?&]t=)([\w-]{43})/.exec(text) ?? [];
  return { to: mail.to?.map(({ address }) => address), text, html, token, path: `/c/${token}` };
}

/** Chooses an offer on the page of a link, as its form does. */
export const choose = ({ url }: RunningService, path: string, oferta: string) =>
  fetch(url + path, { method: 'POST', body: new URLSearchParams({ oferta }), redirect: 'manual' });
