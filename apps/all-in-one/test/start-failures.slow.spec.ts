import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
  for (const stream of [child.stderr, child.stdout]) stream.on('data', (part) => (said += String(part)));
  const [code] = (await once(child, 'exit')) as [number | null];
  return { code, said };
}

/** Expects one sentence for a person: no stack, no secret. */
function expectSentence(said: string) {
  expect(said).toMatch(/^Cannot start: .+\n$/);
  expect(said).not.toMatch(/\n\s+at /);
}

it('says once that its port is taken', async () => {
  const { url, close } = await startService();
  const { code, said } = await failure('all-in-one', { PORT: new URL(url).port });
  await close();
  expect(code).toBe(1);
  expectSentence(said);
  expect(said).toContain('another process listens on');
});

it('reads .env in the working directory, and prefers the environment', async () => {
  writeFileSync(join(folder, '.env'), 'RETENTION_DAYS=none\nLOG_LEVEL=loud\n');
  const { code, said } = await failure('all-in-one', {}, folder);
  expect(code).toBe(CONFIGURATION);
  expect(said).toContain('- RETENTION_DAYS must');
  expect(said).not.toContain('LOG_LEVEL');
});
