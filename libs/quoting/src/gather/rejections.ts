import type { Rejection } from '../answers/quote-result';
import type { InsurerAnswer } from '../ask/ask-insurer';
import { inOrder } from './name-order';

/** Returns the insurers that decline by name, with each reason once. */
export const rejectionsOf = (answers: readonly InsurerAnswer[]): readonly Rejection[] =>
  answers
    .flatMap(({ insurer: { name: aseguradora }, outcome }) => {
      if (outcome.kind !== 'declined') return [];
      const reasons = new Map(outcome.reasons.map(({ code, message }) => [message, code]));
      return [{ aseguradora, motivos: [...reasons].map(([mensaje, codigo]) => ({ codigo, mensaje })) }];
    })
    .sort((a, b) => (a.aseguradora < b.aseguradora ? -1 : 1));

/** Returns true for an insurer without a decision: it failed, or its questions were not answered. */
const hasNoAnswer = ({ kind }: InsurerAnswer['outcome']): boolean => kind === 'unavailable' || kind === 'questions';

/** @param pending names of insurers that may still answer */
export const unansweredBy = (answers: readonly InsurerAnswer[], pending: readonly string[] = []): readonly string[] =>
  inOrder(
    answers
      .filter(({ insurer, outcome }) => hasNoAnswer(outcome) && !pending.includes(insurer.name))
      .map(({ insurer }) => insurer.name),
  );
