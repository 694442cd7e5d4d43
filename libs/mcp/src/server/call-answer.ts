import type { CallToolResult } from '@modelcontextprotocol/server';

/** What a call is answered with, whatever it is written as. */
export interface CallAnswer {
  /** `repeated`: a result that was given before, under the same key. */
  readonly form: 'result' | 'repeated' | 'refusal';
  /** For the model. */
  readonly text: string;
  /** For programs: what was asked for, or the body that REST refuses with. */
  readonly data: object;
}

/** Says that a result was given before, under the same key, as the header `Idempotency-Replayed` does over REST. */
export const REPEATED_META = 'cotiza/repetida';

/** Under which a refusal carries the body of REST, for programs: hosts do not show it to their models. */
export const REFUSAL_META = 'cotiza/rechazo';

/**
 * An answer as the protocol has it. What a program is told of a refusal is not `structuredContent`: that would have to fit
 * the tool's output schema, and clients that hold it to that would lose the words too.
 */
export function callResult({ form, text, data }: CallAnswer): CallToolResult {
  const content = [{ type: 'text' as const, text }];
  if (form === 'refusal') return { isError: true, content, _meta: { [REFUSAL_META]: data } };
  return {
    content,
    structuredContent: data as Record<string, unknown>,
    ...(form === 'repeated' ? { _meta: { [REPEATED_META]: true } } : {}),
  };
}
