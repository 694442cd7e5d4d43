import { ExportResultCode, type ExportResult } from '@opentelemetry/core';
import { reportingFailures } from './export-failures';

const SENT = { code: ExportResultCode.SUCCESS };
const NOT_SENT = { code: ExportResultCode.FAILED, error: Object.assign(new Error('<private>'), { code: 404 }) };

/** An exporter whose batch is its result. */
const exporter = () => ({ export: (result: ExportResult, done: (result: ExportResult) => void) => done(result) });

it('reports once that an export fails, and once that all exports work again', () => {
  const reports: unknown[] = [];
  const watch = reportingFailures((...words) => reports.push(words));
  const [traces, metrics] = [watch(exporter()), watch(exporter())];
  const done: unknown[] = [];
  for (let time = 0; time < 3; time++) {
    traces.export(SENT, (result) => done.push(result));
    metrics.export(NOT_SENT, (result) => done.push(result));
  }
  expect(reports).toEqual([[false, 'Error 404']]);
  traces.export(NOT_SENT, () => undefined);
  metrics.export(SENT, () => undefined);
  expect(reports).toHaveLength(1);
  traces.export(SENT, () => undefined);
  expect(reports).toEqual([
    [false, 'Error 404'],
    [true, undefined],
  ]);
  expect(done).toEqual([SENT, NOT_SENT, SENT, NOT_SENT, SENT, NOT_SENT]);
});
