import type { InsurerAnswer } from '../ask/insurer-answer';
import type { Rejection } from '../answers/quote-result';

/** Who does not insure this and why, by name; each reason of one once. */
export function rejectionsOf(answers: readonly InsurerAnswer[]): readonly Rejection[] {
  const rejections: Rejection[] = [];
  for (const { insurer, outcome } of answers) {
    if (outcome.kind !== 'declined') continue;
    const reasons = new Map(outcome.reasons.map(({ code, message }) => [message, code]));
    const motivos = [...reasons].map(([mensaje, codigo]) => ({ codigo, mensaje }));
    rejections.push({ aseguradora: insurer.name, motivos });
  }
  return rejections.sort((a, b) => (a.aseguradora < b.aseguradora ? -1 : 1));
}
