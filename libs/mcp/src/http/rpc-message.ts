import { readTrace, type Trace } from '@cotiza/kernel';
import type { LimitGroup } from '@cotiza/platform';
import type { Refusal } from '@cotiza/problems';
import { ProtocolErrorCode } from '@modelcontextprotocol/server';
import { refusalText } from '../text/refusal-text';
import type { Tool } from '../tool';
import { knownTool } from '../tool-surface';

/** A message as it was sent: nothing is known of it but that it may have these parts. */
export interface SentMessage {
  readonly id?: unknown;
  readonly method?: unknown;
  readonly params?: unknown;
}

/** What was sent as an object; nothing of whatever else it is. */
export const partsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** What was sent as messages: those of a batch, or the one. */
export const messagesOf = (body: unknown): readonly SentMessage[] =>
  Array.isArray(body) ? body.map(partsOf) : [partsOf(body)];

/** The limit that a message counts in: that of the tool that it calls, and that of reference data for whatever else it is. */
export const groupOf = (message: SentMessage): LimitGroup => calledTool(message)?.limitGroup ?? 'reference';

/** The tool that a message calls, if it is one of ours. */
export const calledTool = ({ method, params }: SentMessage): Tool | undefined =>
  method === 'tools/call' ? knownTool(partsOf(params).name) : undefined;

/** The id of a message that is to be answered. */
export const idOf = ({ id }: SentMessage): string | number | undefined =>
  typeof id === 'string' || Number.isSafeInteger(id) ? (id as string | number) : undefined;

/**
 * The trace that a call belongs to by its `_meta`, where clients write it whose transport has no headers (SEP-414 of the Model
 * Context Protocol). What else is there, such as `baggage`, is not looked at.
 */
export function traceOf({ params }: SentMessage): Trace | undefined {
  return readTrace(partsOf(partsOf(params)._meta).traceparent);
}

/** An error of the protocol, as JSON. */
export const errorJson = (id: string | number | undefined, message: string, data?: object): string =>
  JSON.stringify({ jsonrpc: '2.0', id: id ?? null, error: { code: ProtocolErrorCode.InvalidRequest, message, data } });

/** A refusal of what is no tool, which can only be an error of the protocol. */
export const refusalJson = (id: string | number | undefined, refusal: Refusal): string =>
  errorJson(id, refusalText(refusal), {
    error: refusal.problem,
    retry_after_segundos: refusal.retryAfterSeconds,
  });
