import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { manualClock, systemClock } from '@cotiza/kernel';
import { quotedOffer, quoteResult, TEST_INSTANT } from '@cotiza/quoting/testing';
import { parse } from 'yaml';
import { messagesFor, WEBHOOK_EVENTS } from './index';
import { SMTP_OPTIONS } from './mail/smtp-server-address';
import { webhookTextOf } from './messages/messages-for';
import { readWebhooks } from './settings';
import { recordedQuote, TEST_SECRET, webhookEndpoint } from './testing';
import { signWebhook } from './webhooks/sign-webhook';
import { TEST_EVENT } from './webhooks/webhook-message';

const readme = readFileSync(path.join(__dirname, '..', 'README.md'), 'utf8');
const example = (language: string): string =>
  new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(readme)?.[1] ?? `no example of ${language}`;

it('the example of the file of endpoints is read', () => {
  const environment = { CRM_WEBHOOK_SECRET: TEST_SECRET, REPORTING_WEBHOOK_SECRET: TEST_SECRET };
  expect(readWebhooks(parse(example('yaml')), environment).map(({ name }) => name)).toEqual(['crm', 'reporting']);
});

it('the example of a body is what is sent', () => {
  const quote = recordedQuote(quoteResult([quotedOffer()]));
  const [, webhook] = messagesFor([webhookEndpoint()], manualClock(TEST_INSTANT))(quote, null);
  expect(JSON.parse(example('json'))).toEqual(JSON.parse(webhookTextOf(webhook!.payload, quote.result)));
});

it('the example for receivers takes what is genuine and recent, and nothing else', () => {
  type Verify = (headers: Record<string, string>, body: string, secret: string) => boolean;
  const make = new Function('require', `${example('js')}; return verify;`) as (required: NodeRequire) => Verify;
  const verify = make(createRequire(__filename));
  const { key } = webhookEndpoint();
  const now = systemClock().now();
  const headers = signWebhook(key, 'COT-7K3M9QX2TB_cotizada_crm', now, '{"a":"ñ"}');
  expect(verify(headers, '{"a":"ñ"}', TEST_SECRET)).toBe(true);
  expect(verify(headers, '{"a":"n"}', TEST_SECRET)).toBe(false);
  expect(verify({ ...headers, 'webhook-signature': 'v1,AAAA' }, '{"a":"ñ"}', TEST_SECRET)).toBe(false);
  expect(verify({ ...headers, 'webhook-id': 'other' }, '{"a":"ñ"}', TEST_SECRET)).toBe(false);
  expect(verify(signWebhook(key, 'id', now - 600_000, '{}'), '{}', TEST_SECRET)).toBe(false);
});

it('every event and every option of SMTP_URL is described', () => {
  for (const name of [...WEBHOOK_EVENTS, TEST_EVENT, ...SMTP_OPTIONS]) expect(readme).toContain(`| \`${name}\` `);
});
