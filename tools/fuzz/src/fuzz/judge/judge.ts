import type { SentRequest } from '../cases/fuzz-case';
import type { Marks } from '../marks/marks';
import type { Answer } from '../wire/answer';

/** An answer, and what it is to: unknown where what was sent need not be a request. */
export interface Answered {
  readonly answer: Answer;
  readonly request: SentRequest | undefined;
  readonly marks: Marks;
}

/** What is wrong with an answer, in sentences. */
export type Judge = (answered: Answered) => readonly string[];

/** Where a request leads, query left out; undefined where nobody can say. */
export function pathOf(request: SentRequest | undefined): string | undefined {
  return request?.target.split(/[?#]/, 1)[0];
}

/** What a text of JSON stands for; undefined when it is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
