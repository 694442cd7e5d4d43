import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LIMITS_OFF, WORKSPACE_ROOT } from '@cotiza/tools-kit';
import { webhookAddress } from '../receivers/webhook.receiver';
import type { Surroundings } from './scenario';

export const appScript = (app: string): string => join(WORKSPACE_ROOT, 'apps', app, 'dist/main.js');

/**
 * The settings that all have in common. Each life of a process tells the receivers who it is: by the name with which it
 * greets the mail server, and by the address that it posts webhooks to.
 */
export function environmentOf(incarnation: string, { folder, receivers }: Surroundings): Record<string, string> {
  const { mail, webhooks } = receivers.gates;
  const webhooksFile = join(folder, `${incarnation}.webhooks.yaml`);
  const endpoint = {
    name: 'crm',
    url: webhookAddress(webhooks.port, incarnation),
    secret: receivers.secret,
    events: 'all',
  };
  // JSON is YAML, too.
  writeFileSync(webhooksFile, JSON.stringify({ webhooks: [endpoint] }));
  return {
    PORT: '0',
    LOG_LEVEL: 'warn',
    ...LIMITS_OFF,
    SMTP_URL: `smtp://127.0.0.1:${mail.port}?name=${incarnation}`,
    MAIL_FROM: 'Correduría <hola@correduria.example>',
    WEBHOOKS_FILE: webhooksFile,
  };
}
