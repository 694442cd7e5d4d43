import { listed } from '@cotiza/kernel';
import type { InsurerAnswer } from '../ask/insurer-answer';

/** Whoever operates the service: the distributor that the law wants named (RDL 3/2020, arts. 173-176). */
export interface Distributor {
  readonly name: string;
}

/**
 * The notice that goes with the prices: what they are, who distributes, that nobody advises, which insurers were asked,
 * and what became of those that show no price.
 */
export function noticeOf(answers: readonly InsurerAnswer[], distributor: Distributor): string {
  const named = (kind: InsurerAnswer['outcome']['kind']) =>
    answers.filter(({ outcome }) => outcome.kind === kind).map(({ insurer }) => insurer.name);
  const sentences = [
    ...(hasEstimates(answers)
      ? ['Los precios marcados como estimación se calculan con tarifas y no son una propuesta de la aseguradora.']
      : []),
    `${distributor.name} actúa como distribuidor de seguros y no da asesoramiento personalizado.`,
    `Se ha consultado a: ${inOrder(answers.map(({ insurer }) => insurer.name))}.`,
    ...optional(named('declined'), (names) => `Con estos datos no ofrecen seguro: ${names}.`),
    ...optional(named('unavailable'), (names) => `No han respondido a tiempo o no han podido dar precio: ${names}.`),
  ];
  return sentences.join(' ');
}

function hasEstimates(answers: readonly InsurerAnswer[]): boolean {
  return answers.some(({ outcome }) => outcome.kind === 'offers' && outcome.offers.some((offer) => offer.isEstimate));
}

function optional(names: readonly string[], sentence: (names: string) => string): string[] {
  return names.length === 0 ? [] : [sentence(inOrder(names))];
}

const inOrder = (names: readonly string[]): string => listed([...names].sort((a, b) => (a < b ? -1 : 1)));
