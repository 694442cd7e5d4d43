/** A document that clients can read. */
export interface McpResource {
  readonly uri: string;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly mimeType: string;
  /** Rendered once. */
  readonly text: string;
  readonly _meta?: Readonly<Record<string, unknown>>;
}
