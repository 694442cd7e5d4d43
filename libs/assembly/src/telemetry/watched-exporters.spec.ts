import { ExportResultCode, type ExportResult } from '@opentelemetry/core';
import { watchedBy } from './watched-exporters';

const SENT = { code: ExportResultCode.SUCCESS };
const NOT_SENT = { code: ExportResultCode.FAILED, error: Object.assign(new Error('<private>'), { code: 404 }) };

/** An exporter that sends as it is told to. */
const exporter = () => ({ export: (result: ExportResult, done: (result: ExportResult) => void) => done(result) });

it('tells once that something is not sent, and once that all is again', () => {
  const told: unknown[] = [];
  const watch = watchedBy((...words) => told.push(words));
  const [traces, metrics] = [watch(exporter()), watch(exporter())];
  const done: unknown[] = [];
  for (let time = 0; time < 3; time++) {
    traces.export(SENT, (result) => done.push(result));
    metrics.export(NOT_SENT, (result) => done.push(result));
  }
  expect(told).toEqual([[false, 'Error 404']]);
  traces.export(NOT_SENT, () => undefined);
  metrics.export(SENT, () => undefined);
  expect(told).toHaveLength(1);
  traces.export(SENT, () => undefined);
  expect(told).toEqual([
    [false, 'Error 404'],
    [true, undefined],
  ]);
  expect(done).toEqual([SENT, NOT_SENT, SENT, NOT_SENT, SENT, NOT_SENT]);
});
