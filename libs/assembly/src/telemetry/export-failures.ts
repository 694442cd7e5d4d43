import { ExportResultCode, type ExportResult } from '@opentelemetry/core';

interface Exporter<Batch> {
  export(batch: Batch, done: (result: ExportResult) => void): void;
}

/** Reports when the first of several exporters begins to fail and when all work again: once each, not at every attempt. */
export function reportingFailures(report: (isSent: boolean, reason?: string) => void) {
  const failing = new Set<object>();
  const note = (exporter: object, { code, error }: ExportResult) => {
    const allWorked = failing.size === 0;
    if (code === ExportResultCode.SUCCESS) failing.delete(exporter);
    else failing.add(exporter);
    const allWork = failing.size === 0;
    if (allWork !== allWorked) report(allWork, allWork ? undefined : reasonOf(error));
  };
  return <Batch, Of extends Exporter<Batch>>(exporter: Of & Exporter<Batch>): Of => {
    const send = exporter.export.bind(exporter);
    exporter.export = (batch, done) =>
      send(batch, (result) => {
        note(exporter, result);
        done(result);
      });
    return exporter;
  };
}

/** The name and code of an error; its message may quote the collector's answer. */
function reasonOf(error: (Error & { readonly code?: unknown }) | undefined): string {
  const { name = 'unknown', code } = error ?? {};
  return typeof code === 'string' || typeof code === 'number' ? `${name} ${code}` : name;
}
