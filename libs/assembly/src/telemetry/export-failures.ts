import { ExportResultCode, type ExportResult } from '@opentelemetry/core';

interface Exporter<Batch> {
  export(batch: Batch, done: (result: ExportResult) => void): void;
}

/** Reports when an exporter begins to fail and when it works again: once each, not at every attempt. */
export function reportingFailures<Batch, Of extends Exporter<Batch>>(
  exporter: Of & Exporter<Batch>,
  report: (isSent: boolean, reason?: string) => void,
): Of {
  const send = exporter.export.bind(exporter);
  let worked = true;
  exporter.export = (batch, done) =>
    send(batch, (result) => {
      const works = result.code === ExportResultCode.SUCCESS;
      if (works !== worked) report(works, works ? undefined : reasonOf(result.error));
      worked = works;
      done(result);
    });
  return exporter;
}

/** The name and code of an error; its message may quote the collector's answer. */
function reasonOf(error: (Error & { readonly code?: unknown }) | undefined): string {
  const { name = 'unknown', code } = error ?? {};
  return typeof code === 'string' || typeof code === 'number' ? `${name} ${code}` : name;
}
