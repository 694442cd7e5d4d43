import type { IncomingMessage } from 'node:http';
import { isFieldPath } from '@cotiza/contract';
import type { Refusal } from '@cotiza/problems';
import { errorFacts, type ErrorFacts } from './error-facts';

/** What the log says of a request besides its route and what HTTP says of its answer. Names of ours alone. */
export interface RequestNote {
  /** The caller that has shown its key, by the operator's name for it. */
  readonly caller?: string;
  /** The MCP tool that was called. */
  readonly tool?: string;
  /** Code of the refusal, and why it was made where that is not the whole of it. */
  readonly refusal?: string;
  readonly reason?: string;
  /** Faulty fields that there are. */
  readonly fields?: readonly string[];
  /** How many faults are about names that there are not: such a name is the caller's, and is not told. */
  readonly unknown_fields?: number;
}

/** What queries and calls are asked by, besides the fields of a request. */
const PARAMETERS = new Set([
  ...['tipo', 'type', 'codigo_postal', 'ramo', 'marca', 'modelo', 'motor', 'datos'],
  ...['Idempotency-Key', 'idempotency_key'],
]);

/** Kept only for requests of which there is something to say, and gone with them. */
const notes = new WeakMap<IncomingMessage, RequestNote>();

/** Adds to what is known of a request. */
export function noteRequest(request: IncomingMessage, note: RequestNote): void {
  notes.set(request, { ...notes.get(request), ...note });
}

/** What is known of a request. */
export const noteOf = (request: IncomingMessage): RequestNote | undefined => notes.get(request);

/** Kept only for requests that failed by an error that nobody foresaw. */
const failures = new WeakMap<IncomingMessage, ErrorFacts>();

/** Remembers what a request failed by, for the log: its kind and place, not its message. */
export function noteFailure(request: IncomingMessage, error: unknown): void {
  failures.set(request, errorFacts(error));
}

/** What a request failed by, where nobody foresaw it. */
export const failureOf = (request: IncomingMessage): ErrorFacts | undefined => failures.get(request);

/** A refusal in the terms of the log: its code and where the faults are, never what was sent there. */
export function refusalNote({ problem, faults, reason }: Refusal): RequestNote {
  if (faults.length === 0) return { refusal: problem, ...(reason === undefined ? {} : { reason }) };
  const names = faults.map(({ campo }) => campo).filter((name) => isFieldPath(name) || PARAMETERS.has(name));
  const unknown = faults.length - names.length;
  return { refusal: problem, fields: [...new Set(names)], ...(unknown > 0 ? { unknown_fields: unknown } : {}) };
}
