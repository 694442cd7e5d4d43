import { percentile } from '@cotiza/tools-kit';
import { KeepAliveConnection } from './keep-alive-connection';
import type { LoadOrder, LoadReport } from './load-order';

/**
 * Asks over so many connections at once for the time of the order. Counts the answers that arrive after the warm-up.
 *
 * @throws Error at the first answer that is not as expected
 */
export function runLoad(order: LoadOrder): Promise<LoadReport> {
  const request = Buffer.from(order.request, 'base64');
  const countFrom = performance.now() + order.warmUpSeconds * 1000;
  const countUntil = countFrom + order.seconds * 1000;
  const latenciesMs: number[] = [];
  let answered = 0;
  let open = order.concurrency;
  let failed = false;
  return new Promise((resolve, reject) => {
    const listener = {
      answered: ({ status, bodyBytes }: { status: number; bodyBytes: number }, latencyMs: number) => {
        if (failed) return false;
        if (status !== 200) throw new Error(`an answer has status ${status}`);
        if (bodyBytes !== order.bodyBytes) throw new Error(`an answer has ${bodyBytes} bytes, not ${order.bodyBytes}`);
        answered++;
        const now = performance.now();
        if (now >= countFrom && now < countUntil) latenciesMs.push(latencyMs);
        if (now < countUntil) return true;
        if (--open === 0) resolve(reportOf(latenciesMs, answered, order.seconds));
        return false;
      },
      failed: (reason: string) => {
        failed = true;
        reject(new Error(reason));
      },
    };
    for (let i = 0; i < order.concurrency; i++) new KeepAliveConnection(order.port, request, listener);
  });
}

function reportOf(latenciesMs: readonly number[], answered: number, seconds: number): LoadReport {
  if (latenciesMs.length === 0) throw new Error('nothing was answered in time');
  return {
    requestsPerSecond: latenciesMs.length / seconds,
    p50Ms: percentile(latenciesMs, 50),
    p99Ms: percentile(latenciesMs, 99),
    answered,
  };
}
