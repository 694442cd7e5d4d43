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

/** Asks on the page of a link for the link to the holder's data. Returns its path and who received it, from the e-mail. */
export async function dataLink(service: RunningService, path: string) {
  const asked = await fetch(`${service.url}${path}?datos=enlace`, { method: 'POST', body: new URLSearchParams() });
  expect(asked.status).toBe(200);
  const isOfData = (file: string) => file.endsWith('-datos.eml');
  await until(() => keptMails(service).some(isOfData));
  const { text = '', to } = await readMail(readFileSync(keptMails(service).find(isOfData)!));
  const [link = ''] = new RegExp(`${path}/datos/[\\w-]{43}`).exec(text) ?? [];
  return { to: to?.map(({ address }) => address), path: link };
}
