import { listed } from '@cotiza/kernel';
import { COVER_LEVELS, INSURANCE_LINES, type CoverLevel, type LevelCode } from '@cotiza/contract';
import type { InsurerAnswer } from '../ask/ask-insurer';
import type { Warning } from '../answers/check-result';
import type { Rejection } from '../answers/quote-result';
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

/**
 * Returns the notice that goes with the prices: what they are, who distributes and does not advise, which insurers were asked,
 * which decline and why, which levels nobody offers and why, which did not answer, and what of the request should be checked.
 *
 * @param legal what norms ask to be said with prices
 * @param pending names of insurers that may still answer; their answers are unavailable
 */
export function noticeOf(
  answers: readonly InsurerAnswer[],
  legal: string,
  warnings: readonly Warning[],
  pending: readonly string[] = [],
): string {
  const opening = hasEstimates(answers)
    ? ['Los precios marcados como estimación se calculan con tarifas y no son una propuesta de la aseguradora.']
    : [];
  return [...opening, ...sentencesOf(answers, legal, warnings, pending)].join(' ');
}

/** Returns the notice that goes with the prices of an estimate, which no insurer has proposed. */
export function estimateNoticeOf(answers: readonly InsurerAnswer[], legal: string, warnings: readonly Warning[]) {
  const opening =
    'Son estimaciones: se calculan sin saber quién es el cliente, ninguna aseguradora las ha propuesto y no comprometen a nadie.';
  return [opening, ...sentencesOf(answers, legal, warnings)].join(' ');
}

function sentencesOf(
  answers: readonly InsurerAnswer[],
  legal: string,
  warnings: readonly Warning[],
  pending: readonly string[] = [],
): string[] {
  const withheld = withheldLevels(answers);
  return [
    legal,
    ...whoWasConsulted(answers.filter(wasAsked).map(({ insurer }) => insurer.name)),
    ...optional('Con estos datos no ofrecen seguro', declineText(answers)),
    ...optional(`Con estos datos no hay ofertas de ${withheld.names}`, withheld.why),
    ...optional(
      'No han respondido a tiempo o no han podido dar precio',
      listed(unansweredBy(answers.filter(wasAsked), pending)),
    ),
    ...optional(
      'No se ha consultado, porque se ha alcanzado el límite de consultas de pago, a',
      listed(unansweredBy(answers.filter((answer) => !wasAsked(answer)))),
    ),
    ...optional('Aún no han respondido, y sus ofertas se añadirán si llegan', listed(pending)),
    ...(warnings.length > 0
      ? ['Antes de contratar conviene revisar lo siguiente.', ...warnings.map(({ mensaje }) => mensaje)]
      : []),
  ];
}

/** Returns the sentence that names the insurers that were consulted; none where there are none. */
export const whoWasConsulted = (names: readonly string[]): string[] =>
  optional('Se ha consultado a', listed(inOrder(names)));

const wasAsked = ({ outcome }: InsurerAnswer): boolean => outcome.kind !== 'unavailable' || outcome.cause !== 'limit';

const hasEstimates = (answers: readonly InsurerAnswer[]): boolean =>
  answers.some(
    ({ outcome }) => outcome.kind === 'offers' && outcome.offers.some(({ firmness }) => firmness === 'estimate'),
  );

const optional = (opening: string, text: string): string[] => (text === '' ? [] : [`${opening}: ${text}.`]);

/** Returns which insurers decline and why, in the words of the reasons; an empty text when none declines. */
const declineText = (answers: readonly InsurerAnswer[]): string =>
  byReason(
    answers.flatMap(({ insurer: { name }, outcome }) =>
      outcome.kind === 'declined' ? outcome.reasons.map(({ message }) => ({ name, message })) : [],
    ),
  );

/** Returns each reason once, with the names of the insurers that have it. */
function byReason(given: readonly { readonly name: string; readonly message: string }[]): string {
  const namesByReason = new Map<string, Set<string>>();
  for (const { name, message } of given) {
    const reason = quoted(message);
    namesByReason.set(reason, (namesByReason.get(reason) ?? new Set()).add(name));
  }
  return inOrder([...namesByReason].map(([reason, names]) => `${listed(inOrder([...names]))} (${reason})`)).join('; ');
}

/** Returns a sentence to be quoted within another one: without its full stop. */
const quoted = (sentence: string): string => `«${sentence.replace(/\.$/, '')}»`;

const LEVELS = new Map<string, CoverLevel>(INSURANCE_LINES.flatMap((line) => Object.entries(COVER_LEVELS[line])));

/** Returns the names of the levels that insurers have and none of them offers, and the reasons of each insurer, if any. */
export function withheldLevels(answers: readonly InsurerAnswer[]) {
  const outcomes = answers.flatMap(({ insurer, outcome }) =>
    outcome.kind === 'offers' ? [{ insurer, ...outcome }] : [],
  );
  const offered = new Set(outcomes.flatMap(({ offers }) => offers.map(({ level }) => level)));
  const missing = new Set<LevelCode>();
  const why = outcomes.flatMap(({ insurer: { name }, withheld = [] }) => {
    const own = withheld.filter(({ level }) => !offered.has(level));
    for (const { level } of own) missing.add(level);
    return own.flatMap(({ reasons }) => reasons.map(({ message }) => ({ name, message })));
  });
  const names = [...LEVELS].flatMap(([code, { name }]) => (missing.has(code as LevelCode) ? [name] : []));
  return { names: listed(names), why: byReason(why) };
}
