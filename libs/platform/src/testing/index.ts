import { spawnSync } from 'node:child_process';

const PROMISED = process.env.TEST_REDIS_URL;

export const REDIS_URL = PROMISED ?? 'redis://127.0.0.1:6379';

/** Describes a suite on Redis. Without a server it is skipped, and says so; with TEST_REDIS_URL it fails instead. */
export function describeOnRedis(name: string, suite: () => void): void {
  const answers = PROMISED !== undefined || isListening();
  if (!answers) process.stderr.write(`${name}: skipped, no Redis at ${REDIS_URL} (TEST_REDIS_URL)\n`);
  (answers ? describe : describe.skip)(name, suite);
}

/** Another process connects, because suites are described synchronously. */
function isListening(): boolean {
  const script = `const { hostname, port } = new URL(process.argv[1]);
    require('node:net').connect(Number(port || 6379), hostname)
      .on('connect', () => process.exit(0)).on('error', () => process.exit(1)).setTimeout(2000, () => process.exit(1));`;
  return spawnSync(process.execPath, ['-e', script, REDIS_URL]).status === 0;
}
