import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderPerTest } from '@cotiza/kernel/testing';
import { startService } from './running-service';
import { ROOT } from './service-process';

const CONFIGURATION = 78;

const inFolder = folderPerTest();

/** Starts an app that is expected to fail. Returns its exit code and output. */
async function failure(app: string, environment: Record<string, string>, cwd = ROOT) {
  const env = {
    ...process.env,
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'error',
    DATA_DIR: inFolder(),
    ...environment,
  };
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
  writeFileSync(inFolder('.env'), 'RETENTION_DAYS=none\nLOG_LEVEL=loud\n');
  const { code, said } = await failure('all-in-one', {}, inFolder());
  expect(code).toBe(CONFIGURATION);
  expect(said).toContain('- RETENTION_DAYS must');
  expect(said).not.toContain('LOG_LEVEL');
});
