import { spawnSync } from 'node:child_process';
import { ROOT } from './service-process';

it('the SDK of OpenTelemetry is not loaded where no collector is named', () => {
  const script = `require('./libs/assembly/dist/index.js');
    process.stdout.write(String(Object.keys(require.cache).filter((path) => /@opentelemetry.(?!api.)/.test(path)).length))`;
  expect(spawnSync(process.execPath, ['-e', script], { cwd: ROOT, encoding: 'utf8' }).stdout).toBe('0');
});
