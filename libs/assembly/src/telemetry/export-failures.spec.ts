import { ExportResultCode, type ExportResult } from '@opentelemetry/core';
import { reportingFailures } from './export-failures';

const SENT = { code: ExportResultCode.SUCCESS };
const NOT_SENT = { code: ExportResultCode.FAILED, error: Object.assign(new Error('<private>'), { code: 404 }) };

it('reports once that exports fail, and once that they work again', () => {
  const reports: unknown[] = [];
  const done: unknown[] = [];
  const byResult = { export: (result: ExportResult, end: (result: ExportResult) => void) => end(result) };
  const exporter = reportingFailures(byResult, (...words) => reports.push(words));
  const results = [SENT, NOT_SENT, NOT_SENT, SENT, SENT];
  for (const result of results) exporter.export(result, (ended) => done.push(ended));
  expect(reports).toEqual([
    [false, 'Error 404'],
    [true, undefined],
  ]);
  expect(done).toEqual(results);
});
