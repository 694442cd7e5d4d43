/** Something that a customer knows, in his own words. */
export interface Fact {
  /** The field of the interface that it is about: what a model understands of an answer by itself. */
  readonly campo: string;
  readonly words: string;
  /** Only said when asked for by itself: a customer who gave a plate does not describe the car unasked. */
  readonly isLater?: boolean;
}

/** Facts of an object of the request, by the names of its fields; what is undefined is not known. */
export const factsAt = (path: string, words: Readonly<Record<string, string | undefined>>, isLater = false): Fact[] =>
  Object.entries(words).flatMap(([name, said]) =>
    said === undefined
      ? []
      : [{ campo: path === '' ? name : `${path}.${name}`, words: said, ...(isLater ? { isLater } : {}) }],
  );
