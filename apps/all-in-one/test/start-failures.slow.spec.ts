import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bodyOf } from '@cotiza/contract/testing';
import { startService } from './running-service';
import { ROOT } from './service-process';

const CONFIGURATION = 78;

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'cotiza-start-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Starts an app that is expected to fail. Returns its exit code and output. */
async function failure(app: string, environment: Record<string, string>, cwd = ROOT) {
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error', DATA_DIR: folder, ...environment };
  const child = spawn(process.execPath, [join(ROOT, `apps/${app}/dist/main.js`)], { cwd, env });
  let said = '';
  child.stderr.on('data', (part) => (said += String(part)));
  const [code] = (await once(child, 'exit')) as [number | null];
  return { code, said };
}

/** Makes a folder with one quotation. */
async function quotedFolder(environment: Record<string, string> = {}) {
  const service = await startService({ DATA_DIR: folder, ...environment });
  await service.quoted(bodyOf('Home').build());
  await service.close();
}

/** Expects one sentence for a person: no stack, no secret. */
function expectSentence(said: string) {
  expect(said).toMatch(/^Cannot start: .+\n$/);
  expect(said).not.toMatch(/\n\s+at /);
}

it('refuses a folder that another service works on', async () => {
  const running = await startService({ DATA_DIR: folder });
  const { code, said } = await failure('all-in-one', {});
  await running.close();
  expect(code).toBe(1);
  expectSentence(said);
  expect(said).toContain(folder);
});

it('refuses keys that do not open what is kept, and harms nothing', async () => {
  const key = randomBytes(32).toString('base64');
  await quotedFolder({ DATA_KEY: key });
  const { code, said } = await failure('all-in-one', { DATA_KEY: randomBytes(32).toString('base64') });
  expect(code).toBe(1);
  expectSentence(said);
  expect(said).toContain('DATA_KEY');
  await quotedFolder({ DATA_KEY: key });
});

it('refuses a file that is no database, and leaves it as it is', async () => {
  writeFileSync(join(folder, 'cotiza.db'), 'not a database, but somebody may need it'.repeat(100));
  const { code, said } = await failure('all-in-one', {});
  expect(code).toBe(1);
  expectSentence(said);
  expect(readFileSync(join(folder, 'cotiza.db'), 'utf8')).toContain('somebody may need it');
});

it('refuses a folder that is a file', async () => {
  const { code, said } = await failure('all-in-one', { DATA_DIR: __filename });
  expect(code).toBe(1);
  expectSentence(said);
});

it('refuses a database that does not answer, without repeating its password', async () => {
  const { code, said } = await failure('all-in-one', { DATABASE_URL: 'postgres://cotiza:s3cr3t@127.0.0.1:1/cotiza' });
  expect(code).toBe(1);
  expectSentence(said);
  expect(said).not.toContain('s3cr3t');
});

it('refuses webhooks that are not well registered, each fault named', async () => {
  const file = join(folder, 'webhooks.yaml');
  writeFileSync(file, 'webhooks:\n  - { name: CRM, url: "ftp://x", secret: short, events: [nothing] }\n');
  const { code, said } = await failure('all-in-one', { WEBHOOKS_FILE: file });
  expect(code).toBe(CONFIGURATION);
  for (const key of ['name', 'url', 'secret', 'events']) expect(said).toContain(`webhooks[0].${key}`);
  expect(said).not.toContain('short');
});

it('says every fault at once, of settings and of files, and which name is misspelt', async () => {
  const { code, said } = await failure('api', {
    DATABSE_URL: 'postgres://a/b',
    LOG_LEVEL: 'loud',
    CALLERS_FILE: __dirname,
  });
  expect(code).toBe(CONFIGURATION);
  for (const name of ['LOG_LEVEL', 'DATABASE_URL', 'DATA_KEY', 'CALLERS_FILE']) expect(said).toContain(`- ${name} `);
  expect(said).toContain('- DATABSE_URL is no setting; DATABASE_URL is');
});

it('reads .env in the working directory, and prefers the environment', async () => {
  writeFileSync(join(folder, '.env'), 'RETENTION_DAYS=none\nLOG_LEVEL=loud\n');
  const { code, said } = await failure('all-in-one', {}, folder);
  expect(code).toBe(CONFIGURATION);
  expect(said).toContain('- RETENTION_DAYS must');
  expect(said).not.toContain('LOG_LEVEL');
});

it.each([
  ['api', ['DATABASE_URL', 'DATA_KEY']],
  ['notifier', ['DATABASE_URL', 'DATA_KEY', 'PURCHASE_URL']],
])('%s says every setting that it shares with others and does not have', async (app, missing) => {
  const { code, said } = await failure(app, {});
  expect(code).toBe(CONFIGURATION);
  for (const name of missing) expect(said).toContain(`- ${name} must be set`);
});
