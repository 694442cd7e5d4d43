/** Ways to ask that are remembered: clients are a few programs, each of which asks in its own way. */
const KEPT_AT_MOST = 64;
const KEY_AT_MOST_CHARS = 2048;

/** An answer with status 200 that is there whole. A `Response` would cost more than the rest of the way of such an answer. */
export interface KnownAnswer {
  readonly headers: KnownHeaders;
  readonly bytes: Buffer;
}

type KnownHeaders = readonly (readonly [name: string, value: string])[];

/** An answer as it was made once, around what differs from one time to the next. */
interface Kept {
  readonly headers: KnownHeaders;
  readonly parts: readonly Buffer[];
  /** What goes between one part and the next, by its place among those that differ. */
  readonly between: readonly number[];
}

/** An answer that the SDK makes once. */
export interface Model {
  /** What it is the answer to: all that it depends on. */
  readonly key: string;
  make(): Promise<Response>;
  /** Whether an answer with this text is the same for all who ask so. */
  isTheSame(text: string): boolean;
}

/** Answers as bytes, which the SDK makes once for each way to ask. */
export class Templates {
  private readonly kept = new Map<string, Promise<Kept | undefined>>();
  private readonly separator: RegExp;

  /** @param places what stands in an answer as it is made where something differs; nobody else would write it */
  constructor(private readonly places: readonly string[]) {
    this.separator = new RegExp(`(${places.join('|')})`);
  }

  /**
   * @param values what goes where each of the places is
   * @returns undefined for what is not the same for all
   */
  async fill(model: Model, values: readonly string[]): Promise<KnownAnswer | undefined> {
    if (model.key.length > KEY_AT_MOST_CHARS) return undefined;
    const kept = await (this.kept.get(model.key) ?? this.keep(model));
    return kept && { headers: kept.headers, bytes: filled(kept, values) };
  }

  private keep(model: Model): Promise<Kept | undefined> {
    const made = this.make(model);
    this.kept.set(model.key, made);
    if (this.kept.size > KEPT_AT_MOST) this.kept.delete(this.kept.keys().next().value!);
    const forget = () => void this.kept.delete(model.key);
    made.then((kept) => kept ?? forget()).catch(forget);
    return made;
  }

  private async make(model: Model): Promise<Kept | undefined> {
    const response = await model.make();
    const text = await response.text();
    if (response.status !== 200 || !model.isTheSame(text)) return undefined;
    const pieces = text.split(this.separator);
    return {
      headers: [...response.headers],
      parts: pieces.filter((_, index) => index % 2 === 0).map((piece) => Buffer.from(piece)),
      between: pieces.filter((_, index) => index % 2 === 1).map((piece) => this.places.indexOf(piece)),
    };
  }
}

function filled({ parts, between }: Kept, values: readonly string[]): Buffer {
  const fillings = values.map((value) => Buffer.from(value));
  return Buffer.concat(parts.flatMap((part, index) => (index === 0 ? [part] : [fillings[between[index - 1]!]!, part])));
}
