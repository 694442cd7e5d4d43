// Makes quotations of invented people with the version before: `node ask.mjs CHECKOUT FOLDER [DATABASE_URL]`. Prints its
// answers; its data are in the folder, or on PostgreSQL if an address is given. See README.md.
import { Buffer } from 'node:buffer';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';

const [checkout, folder, databaseUrl] = process.argv.slice(2);
const of = createRequire(join(checkout, 'apps/all-in-one/package.json'));
const { createApp } = of('@cotiza/assembly');
const { exampleBody } = of('@cotiza/contract');
const { manualClock } = of('@cotiza/kernel');
const { createLogger, readSettings } = of('@cotiza/platform');

/** A closed port: the webhooks are never delivered. */
const NOWHERE = 'http://127.0.0.1:9/webhook';
const KEPT_DAY = '2026-11-21';
const LINK = /\/c\/[\w-]{43}/;

const webhooks = join(folder, 'webhooks.yaml');
const secret = `whsec_${Buffer.alloc(32, 5).toString('base64')}`;
writeFileSync(webhooks, JSON.stringify({ webhooks: [{ name: 'crm', url: NOWHERE, secret, events: 'all' }] }));

/** Some insurers decline it, and the buildings are insured for less than half. */
const OLD_HOUSE = { risk: { year_built: 1890, last_reform_year: null, buildings_limit: 40_000 } };
const TWO_CLAIMS = { driver: { years_without_accidents: 1, last_five_years_accidents: 2 } };

/** Every quotation: its line, the day of the clock, and whether its messages are sent. */
const QUOTATIONS = [
  { name: 'expired', line: 'Home', day: '2026-11-01', delivers: true, changes: {} },
  { name: 'home', line: 'Home', day: KEPT_DAY, delivers: true, changes: OLD_HOUSE },
  { name: 'motorcycle', line: 'Motorcycle', day: KEPT_DAY, delivers: true, changes: TWO_CLAIMS },
  { name: 'car', line: 'Car', day: KEPT_DAY, delivers: false, changes: TWO_CLAIMS },
];

const mailsIn = () => {
  const mails = join(folder, 'mail');
  return existsSync(mails) ? readdirSync(mails).filter((name) => name.endsWith('.eml')) : [];
};

/** Returns the path of the link in the latest e-mail. */
async function linkBeside(known) {
  for (;;) {
    const [mail] = mailsIn().filter((name) => !known.includes(name));
    // Quoted-printable breaks lines by `=`.
    if (mail) return LINK.exec(readFileSync(join(folder, 'mail', mail), 'utf8').replace(/=\r?\n/g, ''))[0];
    await after(20);
  }
}

function bodyFor({ name, line, day, changes }) {
  const body = exampleBody(line, day);
  const changed = Object.entries(changes).map(([block, fields]) => [block, { ...body[block], ...fields }]);
  const holder = { ...body.holder, email: `${name}@example.com` };
  return { ...body, ...Object.fromEntries(changed), client_reference: `antes-${name}`, holder };
}

async function quoted(quotation) {
  const clock = manualClock(`${quotation.day}T09:00:00Z`);
  const known = mailsIn();
  const settings = readSettings({
    PORT: '0',
    LOG_LEVEL: 'silent',
    DATA_DIR: folder,
    DATA_KEY: Buffer.alloc(32, 7).toString('base64'),
    PUBLIC_URL: 'https://cotiza.example',
    ...(quotation.delivers ? {} : { WEBHOOKS_FILE: webhooks }),
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  });
  const parts = { doors: ['rest'], delivers: quotation.delivers, standsAlone: true };
  const app = await createApp(parts, { ...settings, PORT: 0 }, createLogger('silent'), { clock });
  await app.listen(0, '127.0.0.1');
  const key = `antes-${quotation.name}`;
  const body = bodyFor(quotation);
  const answer = await fetch(`${await app.getUrl()}/api/agent/cotizaciones`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
  });
  const result = await answer.json();
  if (answer.status !== 200) throw new Error(`${quotation.name}: ${JSON.stringify(result)}`);
  const link = quotation.delivers ? await linkBeside(known) : null;
  await app.close();
  return { name: quotation.name, line: quotation.line, key, status: answer.status, link, body, result };
}

const quotes = [];
for (const quotation of QUOTATIONS) quotes.push(await quoted(quotation));
process.stdout.write(`${JSON.stringify(quotes, null, 2)}\n`);
