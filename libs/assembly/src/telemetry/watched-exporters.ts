import { ExportResultCode, type ExportResult } from '@opentelemetry/core';

/** What sends something, and says how it went. */
interface Exporter<Batch> {
  export(batch: Batch, done: (result: ExportResult) => void): void;
}

/** Tells when one of the exporters begins to fail, and when all work again: once each, however often they try. */
export function watchedBy(report: (isSent: boolean, reason?: string) => void) {
  const failing = new Set<object>();
  const tell = (exporter: object, { code, error }: ExportResult) => {
    const allWereSent = failing.size === 0;
    if (code === ExportResultCode.SUCCESS) failing.delete(exporter);
    else failing.add(exporter);
    const allAreSent = failing.size === 0;
    if (allAreSent !== allWereSent) report(allAreSent, allAreSent ? undefined : sendingFault(error));
  };
  return <Batch, Of extends Exporter<Batch>>(exporter: Of & Exporter<Batch>): Of => {
    const send = exporter.export.bind(exporter);
    exporter.export = (batch, done) =>
      send(batch, (result) => {
        tell(exporter, result);
        done(result);
      });
    return exporter;
  };
}

/** Why something was not sent, in a word: what the other side says is not repeated. */
function sendingFault(error: (Error & { readonly code?: unknown }) | undefined): string {
  const { name = 'unknown', code } = error ?? {};
  return typeof code === 'string' || typeof code === 'number' ? `${name} ${code}` : name;
}
