import type { ServerProcess } from '../../bench/processes/server-process';
import { SERVICE_QUOTE_PATH } from '../../bench/over-http/service.plan';

/** Quotations in a row that have to be as quick as they were. */
const IN_A_ROW = 10;

/**
 * Asks for one quotation after the other until several in a row are made and none takes longer than `quickMs`.
 *
 * @returns the seconds until the first of them was asked for; null when that does not happen in time
 */
export async function secondsBackToNormal(
  service: ServerProcess,
  body: string,
  { quickMs, timeoutSeconds }: { readonly quickMs: number; readonly timeoutSeconds: number },
): Promise<number | null> {
  const beganAt = performance.now();
  const seconds = () => (performance.now() - beganAt) / 1000;
  let inARow = 0;
  let since = 0;
  while (seconds() - (inARow > 0 ? seconds() - since : 0) < timeoutSeconds) {
    const askedAt = seconds();
    const isQuick = (await asked(service, body)) && (seconds() - askedAt) * 1000 <= quickMs;
    if (isQuick && inARow === 0) since = askedAt;
    inARow = isQuick ? inARow + 1 : 0;
    if (inARow === IN_A_ROW) return since;
  }
  return null;
}

async function asked(service: ServerProcess, body: string): Promise<boolean> {
  try {
    const headers = { 'content-type': 'application/json' };
    await (await service.fetch(SERVICE_QUOTE_PATH, { method: 'POST', headers, body })).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
