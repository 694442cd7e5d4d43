import { readFileSync } from 'node:fs';
import { existing } from '@cotiza/kernel';
import type { QuoteResult } from '@cotiza/quoting';

/** Answers of the service, which the reference servers repeat. */
export interface Served {
  readonly quote: QuoteResult;
  readonly catalogue: { readonly headers: Readonly<Record<string, string>>; readonly body: string };
}

/** Reads the answers from the file that the first argument of the process names. */
export const readServed = (): Served =>
  JSON.parse(readFileSync(existing(process.argv[2], 'file of answers'), 'utf8')) as Served;

/** Sends the address of a server to the bench that has forked it. The server ends with the bench. */
export function announce(url: string): void {
  process.on('disconnect', () => process.exit());
  process.send?.(url);
}
