import { type Clock, markup } from '@cotiza/kernel';
import { TEST_MAIL_NAME } from '../mail/kept-mails';
import type { Mail, Mailer } from '../mail/mail';
import { domainOf, type Mailbox } from '../mail/mailbox';
import type { Trial } from './trial';

const TITLE = 'Prueba de correo';

/** Sends one e-mail marked as a test, to check that e-mails can be sent. */
export async function sendTestMail(
  mailer: Mailer,
  { from, distributorName }: { readonly from: Mailbox; readonly distributorName: string },
  to: string,
  clock: Clock,
): Promise<Trial> {
  const startedAt = clock.now();
  const outcome = await mailer.send(testMail(from, distributorName, to, startedAt));
  return {
    isDelivered: outcome.kind === 'delivered',
    status: null,
    tookMs: clock.now() - startedAt,
    error: outcome.kind === 'delivered' ? null : outcome.reason,
  };
}

/** Builds the e-mail. The only outside texts in it are names from the operator's settings. */
function testMail(from: Mailbox, distributorName: string, to: string, nowMs: number): Mail {
  const text = `El envío de correo de ${distributorName} funciona. No hay que hacer nada.`;
  return {
    fileName: TEST_MAIL_NAME,
    from,
    to,
    subject: TITLE,
    text: `${text}\n`,
    html: markup`<!doctype html><html lang="es"><head><meta charset="utf-8"><title>${TITLE}</title></head><body><h1>${TITLE}</h1><p>${text}</p></body></html>
`.toString(),
    messageId: `<prueba.${nowMs}@${domainOf(from.address)}>`,
    date: new Date(nowMs),
  };
}
