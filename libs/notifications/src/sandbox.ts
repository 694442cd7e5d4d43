import { BOUNCING_ADDRESS, REPEATING_REFERENCE } from '@cotiza/quoting';
import type { Mailer } from './mail/mail';
import type { SendWebhook } from './webhooks/webhook.sender';

/** Rejects e-mails to the published address of the sandbox, as a mail server does. */
export const bouncing = (mailer: Mailer): Mailer => ({
  ...mailer,
  send: (mail) =>
    mail.to === BOUNCING_ADDRESS
      ? Promise.resolve({ kind: 'refused', reason: 'an address of the sandbox' })
      : mailer.send(mail),
});

/** Sends webhooks of quotations with the published reference of the sandbox twice. */
export const repeating =
  (send: SendWebhook): SendWebhook =>
  async (endpoint, id, payload, trace) => {
    if (payload.includes(`"client_reference":"${REPEATING_REFERENCE}"`)) await send(endpoint, id, payload, trace);
    return send(endpoint, id, payload, trace);
  };
