import { listed } from '@cotiza/kernel';
import type { InsurerAnswer } from '../ask/insurer-answer';
import type { Warning } from '../answers/check-result';
import { declineText } from './decline-text';
import { inOrder } from './name-order';
import { unansweredBy } from './rejections';
import { withheldLevels } from './withheld-levels';

/**
 * Returns the notice that goes with the prices: what they are, who distributes and does not advise, which insurers were asked,
 * which decline and why, which levels nobody offers and why, which did not answer, and what of the request should be checked.
 *
 * @param legal what norms ask to be said with prices
 */
export function noticeOf(answers: readonly InsurerAnswer[], legal: string, warnings: readonly Warning[]): string {
  const opening = hasEstimates(answers)
    ? ['Los precios marcados como estimación se calculan con tarifas y no son una propuesta de la aseguradora.']
    : [];
  return [...opening, ...sentencesOf(answers, legal, warnings)].join(' ');
}

/** Returns the notice that goes with the prices of an estimate, which no insurer has proposed. */
export function estimateNoticeOf(
  answers: readonly InsurerAnswer[],
  legal: string,
  warnings: readonly Warning[],
): string {
  const opening =
    'Son estimaciones: se calculan sin saber quién es el cliente, ninguna aseguradora las ha propuesto y no comprometen a nadie.';
  return [opening, ...sentencesOf(answers, legal, warnings)].join(' ');
}

function sentencesOf(answers: readonly InsurerAnswer[], legal: string, warnings: readonly Warning[]): string[] {
  const withheld = withheldLevels(answers);
  return [
    legal,
    ...optional('Se ha consultado a', listed(inOrder(answers.map(({ insurer }) => insurer.name)))),
    ...optional('Con estos datos no ofrecen seguro', declineText(answers)),
    ...optional(`Con estos datos no hay ofertas de ${withheld.names}`, withheld.why),
    ...optional('No han respondido a tiempo o no han podido dar precio', listed(unansweredBy(answers))),
    ...(warnings.length > 0
      ? ['Antes de contratar conviene revisar lo siguiente.', ...warnings.map(({ mensaje }) => mensaje)]
      : []),
  ];
}

const hasEstimates = (answers: readonly InsurerAnswer[]): boolean =>
  answers.some(
    ({ outcome }) => outcome.kind === 'offers' && outcome.offers.some(({ firmness }) => firmness === 'estimate'),
  );

const optional = (opening: string, text: string): string[] => (text === '' ? [] : [`${opening}: ${text}.`]);
