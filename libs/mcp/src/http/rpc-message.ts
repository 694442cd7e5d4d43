import type { Refusal } from '@cotiza/contract';
import { readTrace, type Trace } from '@cotiza/kernel';
import type { ProtocolErrorCode } from '@modelcontextprotocol/server';
import { refusalText } from '../text/refusal-text';
import type { Tool } from '../tool';
import { knownTool } from '../tool-surface';

/** A message of a request, before the SDK checks it. */
export interface SentMessage {
  readonly id?: unknown;
  readonly method?: unknown;
  readonly params?: unknown;
}

/** Returns an object as it is, and an empty one for any other value. */
export const partsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

export const calledTool = ({ method, params }: SentMessage): Tool | undefined =>
  method === 'tools/call' ? knownTool(partsOf(params).name) : undefined;

/** Returns the id of a message that expects an answer. */
export const idOf = ({ id }: SentMessage): string | number | undefined =>
  typeof id === 'string' || Number.isSafeInteger(id) ? (id as string | number) : undefined;

/**
 * Returns the trace in the `_meta` of a call, for clients whose transport has no headers (SEP-414 of the Model Context Protocol).
 * Ignores `tracestate` and `baggage`.
 */
export const traceOf = ({ params }: SentMessage): Trace | undefined =>
  readTrace(partsOf(partsOf(params)._meta).traceparent);

const INVALID_REQUEST: ProtocolErrorCode.InvalidRequest = -32600;

export const errorFor = (message: SentMessage | undefined, text: string, data?: object): object => ({
  jsonrpc: '2.0',
  id: (message && idOf(message)) ?? null,
  error: { code: INVALID_REQUEST, message: text, data },
});

/** Returns the refusal of a message that calls no tool, which only a protocol error can say. */
export const refusalFor = (message: SentMessage, refusal: Refusal): object =>
  errorFor(message, refusalText(refusal), {
    error: refusal.problem,
    retry_after_segundos: refusal.retryAfterSeconds,
  });
