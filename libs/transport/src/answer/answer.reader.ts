import { isCalendarDay, type CalendarDay } from '@cotiza/kernel';
import { invalidAnswer } from '../call-failed.error';

/** Control, format and unassigned characters, and lone surrogates: no name or code contains them. */
const INVISIBLE = /\p{C}/u;

/**
 * Reads an untyped value from the network and checks it against the agreed form. Errors name only the place, never the
 * value: it may be personal.
 */
export class AnswerReader {
  private constructor(
    private readonly value: unknown,
    private readonly name: string | number,
    private readonly around?: AnswerReader,
  ) {}

  /** @param name the name of the whole value in error messages */
  static of(value: unknown, name: string): AnswerReader {
    return new AnswerReader(value, name);
  }

  /** @throws CallFailed when the text is not JSON */
  static ofJson(text: string, name: string): AnswerReader {
    try {
      return new AnswerReader(JSON.parse(text), name);
    } catch {
      throw invalidAnswer(`${name} is not JSON`);
    }
  }

  /** Returns an own property of an object. */
  at(key: string): AnswerReader {
    const { value } = this;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw this.isNot('an object');
    const held: unknown = Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined;
    return new AnswerReader(held, key, this);
  }

  list(minItems: number, maxItems: number): AnswerReader[] {
    const { value } = this;
    if (!Array.isArray(value) || value.length < minItems || value.length > maxItems) {
      throw this.isNot(`a list of ${minItems} to ${maxItems}`);
    }
    return value.map((item, index) => new AnswerReader(item, index, this));
  }

  /** Reads a text in one line that may be shown to customers; not blank. */
  text(maxChars: number): string {
    const { value } = this;
    if (typeof value !== 'string' || value.trim() === '' || value.length > maxChars || INVISIBLE.test(value)) {
      throw this.isNot(`a text in one line of up to ${maxChars} characters`);
    }
    return value;
  }

  /** Reads a value of a closed list. */
  oneOf<T extends string>(codes: readonly T[]): T {
    const found = codes.find((code) => code === this.value);
    if (found === undefined) throw this.isNot('a known code');
    return found;
  }

  /** Reads a code that is a key of a table. */
  keyOf<T extends object>(table: T): `${Extract<keyof T, string | number>}` {
    const { value } = this;
    if (typeof value !== 'string' || !Object.hasOwn(table, value)) throw this.isNot('a known code');
    return value as `${Extract<keyof T, string | number>}`;
  }

  /** Reads a positive whole number. */
  count(max: number): number {
    const { value } = this;
    if (typeof value !== 'number' || !Number.isInteger(value) || value < 1 || value > max) {
      throw this.isNot(`a whole number from 1 to ${max}`);
    }
    return value;
  }

  day(): CalendarDay {
    const { value } = this;
    if (typeof value !== 'string' || !isCalendarDay(value)) throw this.isNot('a day');
    return value;
  }

  /** Parses a text. `read` returns undefined for a text that is not `what`. */
  parsed<T>(read: (text: string) => T | undefined, what: string): T {
    const found = typeof this.value === 'string' ? read(this.value) : undefined;
    if (found === undefined) throw this.isNot(what);
    return found;
  }

  /** Reads the value, or returns null where null was sent; an absent value is not null. */
  orNull<T>(read: (value: AnswerReader) => T): T | null {
    return this.value === null ? null : read(this);
  }

  /** Reads the value, or returns undefined where it is absent. */
  ifSent<T>(read: (value: AnswerReader) => T): T | undefined {
    return this.value === undefined ? undefined : read(this);
  }

  isNot(what: string): Error {
    return invalidAnswer(`${this.place()} is not ${what}`);
  }

  /** Returns the place of this value, computed only for an error. */
  private place(): string {
    if (!this.around) return String(this.name);
    const around = this.around.place();
    return typeof this.name === 'number' ? `${around}[${this.name}]` : `${around}.${this.name}`;
  }
}
