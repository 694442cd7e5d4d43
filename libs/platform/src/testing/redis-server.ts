import { spawnSync } from 'node:child_process';

const PROMISED = process.env.TEST_REDIS_URL;

/** The server of tests. */
export const REDIS_URL = PROMISED ?? 'redis://127.0.0.1:6379';

/**
 * A suite on Redis. Where there is no server it is skipped, with one line that says so; where TEST_REDIS_URL promises one, a
 * server that does not answer is a failure.
 */
export function describeOnRedis(name: string, suite: () => void): void {
  const answers = PROMISED !== undefined || isAnswering();
  if (!answers) process.stderr.write(`${name}: skipped, nobody answers at ${REDIS_URL} (TEST_REDIS_URL)\n`);
  (answers ? describe : describe.skip)(name, suite);
}

/** Suites are described without waiting: another process asks. */
function isAnswering(): boolean {
  const script = `const { createClient } = require('@redis/client');
    const client = createClient({ url: process.argv[1], socket: { connectTimeout: 2000, reconnectStrategy: false } });
    client.on('error', () => {}).connect().then(() => process.exit(0), () => process.exit(1));`;
  return spawnSync(process.execPath, ['-e', script, REDIS_URL], { cwd: __dirname }).status === 0;
}
