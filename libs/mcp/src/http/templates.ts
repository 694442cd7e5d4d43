import { existing, keepNewest } from '@cotiza/kernel';

const KEY_AT_MOST_CHARS = 2048;

export const EVENTS_TYPE = 'text/event-stream';

/** An answer with status 200 that is there whole. A `Response` would cost more than the rest of the way of such an answer. */
export interface KnownAnswer {
  readonly headers: KnownHeaders;
  readonly bytes: Buffer;
}

/** What a message is answered with: what is known whole, or what the SDK answers. */
export type Answer = KnownAnswer | Response;

export type KnownHeaders = readonly (readonly [name: string, value: string])[];

/** An answer as it was made once, around what differs from one time to the next. */
export interface Template {
  readonly headers: KnownHeaders;
  /** Whether it is sent as events. */
  readonly isStream: boolean;
  readonly parts: readonly Buffer[];
  /** What goes between one part and the next, by its place among those that differ. */
  readonly between: readonly number[];
}

/** An answer that the SDK makes once. */
export interface Model {
  /** What it is the answer to: all that it depends on, as JSON has it. */
  readonly dependsOn: unknown;
  make(): Promise<Response>;
  /** Whether an answer with this text is the same for all who ask so. */
  isTheSame(text: string): boolean;
}

/** Answers as bytes, which the SDK makes once for each way to ask. */
export class Templates {
  private readonly kept = new Map<string, Promise<Template | undefined>>();
  private readonly separator: RegExp;

  /**
   * @param places what stands in an answer as it is made where something differs; nobody else would write it
   * @param keptAtMost ways to ask that are remembered: clients are a few programs, each of which asks in its own way
   */
  constructor(
    private readonly places: readonly string[],
    private readonly keptAtMost: number,
  ) {
    this.separator = new RegExp(`(${places.map(literally).join('|')})`);
  }

  /** @returns undefined for what is not the same for all */
  async find(model: Model): Promise<Template | undefined> {
    const key = keyOf(model.dependsOn);
    return key === undefined ? undefined : (this.kept.get(key) ?? this.keep(key, model));
  }

  private keep(key: string, model: Model): Promise<Template | undefined> {
    const made = this.make(model);
    this.kept.set(key, made);
    keepNewest(this.kept, this.keptAtMost);
    const forget = () => void this.kept.delete(key);
    made.then((kept) => kept ?? forget()).catch(forget);
    return made;
  }

  private async make(model: Model): Promise<Template | undefined> {
    const response = await model.make();
    const text = await response.text();
    if (response.status !== 200 || !model.isTheSame(text)) return undefined;
    const pieces = text.split(this.separator);
    return {
      headers: [...response.headers],
      isStream: response.headers.get('content-type') === EVENTS_TYPE,
      parts: pieces.filter((_, index) => index % 2 === 0).map((piece) => Buffer.from(piece)),
      between: pieces.filter((_, index) => index % 2 === 1).map((piece) => this.places.indexOf(piece)),
    };
  }
}

/** @param values what goes where each of the places is */
export function filled({ headers, parts, between }: Template, values: readonly string[]): KnownAnswer {
  const fillings = values.map((value) => Buffer.from(value));
  const bytes = parts.flatMap((part, index) =>
    index === 0
      ? [part]
      : [existing(fillings[existing(between[index - 1], 'blank of the template')], 'filling for that blank'), part],
  );
  return { headers, bytes: Buffer.concat(bytes) };
}

/** A short text for each way to ask; undefined for what is too long, or so deep that it cannot be written. */
function keyOf(dependsOn: unknown): string | undefined {
  try {
    const key = JSON.stringify(dependsOn);
    return key.length > KEY_AT_MOST_CHARS ? undefined : key;
  } catch {
    return undefined;
  }
}

const literally = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
