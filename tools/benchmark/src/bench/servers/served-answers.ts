import { readFileSync } from 'node:fs';
import { existing } from '@cotiza/kernel';
import type { QuoteResult } from '@cotiza/quoting';

/** What the servers compared with answer: what the service answered to the same requests. */
export interface ServedAnswers {
  readonly result: QuoteResult;
  readonly catalogue: ServedBytes;
  readonly search: ServedBytes;
}

/** An answer as it was served. */
export interface ServedBytes {
  /** Every header of the answer but those that Node writes by itself. */
  readonly headers: Readonly<Record<string, string>>;
  /** The body, in base64. */
  readonly body: string;
}

/** Reads the answers from the file that the first argument of the process names. */
export function readServedAnswers(): ServedAnswers {
  return JSON.parse(readFileSync(existing(process.argv[2], 'file of answers'), 'utf8')) as ServedAnswers;
}

/** The address that whoever starts a server gives it. */
export const whereToListen = (): { readonly port: number; readonly host: string } => ({
  port: Number(process.env.PORT),
  host: existing(process.env.HOST, 'HOST'),
});

export const QUOTE_PATH = '/quote';
export const CATALOGUE_PATH = '/catalogue';
/** The same body with the fewest headers that a catalogue can do with. */
export const LEAN_CATALOGUE_PATH = '/lean-catalogue';
export const SEARCH_PATH = '/search';
export const MCP_ECHO_PATH = '/mcp';
export const READY_PATH = '/ready';
