import { listed } from '@cotiza/kernel';
import type { InsurerAnswer } from '../ask/insurer-answer';
import type { Warning } from '../answers/check-result';
import { declineText } from './decline-text';
import { inOrder } from './name-order';

/**
 * The notice that goes with the prices: what they are, who distributes, that nobody advises, which insurers were asked,
 * who declines and why, who did not answer, and what of the request should be looked at again.
 *
 * @param distributor the sentences of who distributes
 */
export function noticeOf(answers: readonly InsurerAnswer[], distributor: string, warnings: readonly Warning[]): string {
  const opening = hasEstimates(answers)
    ? ['Los precios marcados como estimación se calculan con tarifas y no son una propuesta de la aseguradora.']
    : [];
  return [...opening, ...sentencesOf(answers, distributor, warnings)].join(' ');
}

/** The same with the prices of an estimate, none of which anybody has proposed. */
export function estimateNoticeOf(
  answers: readonly InsurerAnswer[],
  distributor: string,
  warnings: readonly Warning[],
): string {
  const opening =
    'Son estimaciones: se calculan sin saber quién es el cliente, ninguna aseguradora las ha propuesto y no comprometen a nadie.';
  return [opening, ...sentencesOf(answers, distributor, warnings)].join(' ');
}

function sentencesOf(answers: readonly InsurerAnswer[], distributor: string, warnings: readonly Warning[]): string[] {
  const unavailable = answers.filter(({ outcome }) => outcome.kind === 'unavailable');
  return [
    distributor,
    ...optional('Se ha consultado a', namesOf(answers)),
    ...optional('Con estos datos no ofrecen seguro', declineText(answers)),
    ...optional('No han respondido a tiempo o no han podido dar precio', namesOf(unavailable)),
    ...(warnings.length > 0
      ? ['Antes de contratar conviene revisar lo siguiente.', ...warnings.map(({ mensaje }) => mensaje)]
      : []),
  ];
}

function hasEstimates(answers: readonly InsurerAnswer[]): boolean {
  return answers.some(
    ({ outcome }) => outcome.kind === 'offers' && outcome.offers.some((offer) => offer.firmness === 'estimate'),
  );
}

function optional(opening: string, text: string): string[] {
  return text === '' ? [] : [`${opening}: ${text}.`];
}

function namesOf(answers: readonly InsurerAnswer[]): string {
  return listed(inOrder(answers.map(({ insurer }) => insurer.name)));
}
