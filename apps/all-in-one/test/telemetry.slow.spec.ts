import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { otlpCollector } from './otlp-collector';
import { askedFor, ending, ROOT, startProcess } from './service-process';
import { until } from './until';

it('the thread that delivers tells of each message in the trace of its quotation', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cotiza-telemetry-'));
  const collector = await otlpCollector();
  const service = await startProcess(folder, { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  expect(await askedFor(service)).toMatch(/^COT-/);
  await until(() => service.log().some(({ msg }) => msg === 'message delivered'));
  await ending(service.child);
  const named = (name: string) => collector.spans().filter((span) => span.name === name);
  const [[store], [message], ...others] = [named('store'), named('message')];
  expect(others).toEqual([]);
  expect(message).toMatchObject({ traceId: store!.traceId, parentSpanId: store!.spanId });
  await collector.close();
  rmSync(folder, { recursive: true, force: true });
});

it('the SDK of OpenTelemetry is not loaded where no collector is named', () => {
  const script = `require('./libs/assembly/dist/index.js');
    process.stdout.write(String(Object.keys(require.cache).filter((path) => /@opentelemetry.(?!api.)/.test(path)).length))`;
  expect(spawnSync(process.execPath, ['-e', script], { cwd: ROOT, encoding: 'utf8' }).stdout).toBe('0');
});
