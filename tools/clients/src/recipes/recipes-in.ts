/** A program of the guide, which runs as it stands. */
export interface Recipe {
  /** The package that it is about. */
  readonly name: string;
  readonly code: string;
}

/** The blocks of a document that begin with ```ts recipe NAME, in their order. */
export const recipesIn = (markdown: string): readonly Recipe[] =>
  [...markdown.matchAll(/^```ts recipe (\S+)\n([^]*?)^```$/gm)].map(([, name = '', code = '']) => ({ name, code }));
