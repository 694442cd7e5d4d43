import type { JsonSchema } from '@cotiza/contract';

/** A tool as the interface of a vendor was told of it. */
export interface DeclaredTool {
  readonly name: string;
  /** Of its arguments. */
  readonly schema: JsonSchema;
}

/** A call of a tool as it stands in what a host sends back. */
export interface MadeCall {
  /** By which its result is known; the name of the tool where the vendor has nothing else. */
  readonly id: string;
}

/** A result of a call as a host hands it to the model. */
export interface HandedResult extends MadeCall {
  /** Every text in it, one after the other. */
  readonly text: string;
}

/** What a model is asked with. */
export interface Conversation {
  readonly tools: readonly DeclaredTool[];
  readonly results: readonly HandedResult[];
}

/** What a model answers: one call of a tool, or its last words. */
export type Turn = { readonly call: { readonly name: string; readonly args: JsonObject } } | { readonly words: string };

export type JsonObject = Readonly<Record<string, unknown>>;

/** A model: what it says next. @throws BadRequest for what no model could go on with */
export type Model = (conversation: Conversation) => Turn;

/** What the interface of a vendor answers with a status of 400. */
export class BadRequest extends Error {}
