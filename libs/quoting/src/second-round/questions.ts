import type { AnswerKind, GivenAnswers, InsurerQuestion } from '@cotiza/insurers-port';
import type { PublishedQuestion } from '../answers/quote-result';
import type { InsurerAnswer } from '../ask/ask-insurer';
import { inOrder } from '../gather/name-order';

/** The answers that an insurer has been given, and when, in milliseconds since the epoch. */
export interface Given {
  readonly values: GivenAnswers;
  readonly at: number;
}

/** The answers of insurers, those that they have been given, and until when others are taken, in milliseconds since the epoch. */
export interface AskedAndGiven {
  /** That of an insurer is its questions until it has answered again. */
  readonly answers: readonly InsurerAnswer[];
  readonly until: number;
  /** By the id of the insurer. */
  readonly given: Readonly<Record<string, Given>>;
}

/** Questions that have not been answered. */
export interface OpenQuestions {
  readonly list: readonly PublishedQuestion[];
  /** The insurers that ask, by name. */
  readonly names: readonly string[];
  readonly until: number;
}

export interface AskedQuestion extends InsurerQuestion {
  /** Id of the insurer. */
  readonly insurer: string;
  readonly insurerName: string;
}

/** Returns the questions of insurers that have not answered again, by the name under which they are answered. */
export const questionsIn = (answers: readonly InsurerAnswer[]): ReadonlyMap<string, AskedQuestion> =>
  new Map<string, AskedQuestion>(
    answers.flatMap(({ insurer: { id, name }, outcome }) =>
      outcome.kind === 'questions'
        ? outcome.questions.map(
            (question) =>
              [`${id}.${question.code}` as string, { ...question, insurer: id, insurerName: name }] as const,
          )
        : [],
    ),
  );

/** Returns what the caller reads of the questions that have not been answered; undefined where there is none. */
export function questionsToAnswer({ answers, given, until }: AskedAndGiven): OpenQuestions | undefined {
  const open = [...questionsIn(answers)].filter(([, { insurer }]) => !Object.hasOwn(given, insurer));
  if (open.length === 0) return undefined;
  const hasta = new Date(until).toISOString();
  return {
    list: open.map(([pregunta, { insurerName: aseguradora, text: texto, purpose: finalidad, kind }]) => ({
      ...{ pregunta, aseguradora, texto, finalidad },
      ...publishedKind(kind),
      hasta,
    })),
    names: inOrder([...new Set(open.map(([, { insurerName }]) => insurerName))]),
    until,
  };
}

/** Returns the type and the limits of an answer as callers read them. */
export function publishedKind(kind: AnswerKind): Pick<PublishedQuestion, 'tipo' | 'minimo' | 'maximo' | 'valores'> {
  switch (kind.type) {
    case 'boolean':
      return { tipo: 'boolean' };
    case 'integer': {
      const { min: minimo, max: maximo, unit } = kind;
      return { tipo: 'integer', minimo, maximo, ...(unit !== undefined && { unidad: unit }) };
    }
    case 'choice':
      return {
        tipo: 'string',
        valores: Object.entries(kind.values).map(([valor, etiqueta]) => ({ valor, etiqueta })),
      };
  }
}
