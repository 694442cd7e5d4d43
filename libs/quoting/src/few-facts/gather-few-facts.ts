import { questionAt, type InsuranceLine, type UnsaidFact } from '@cotiza/contract';
import type { Offer } from '@cotiza/insurers-port';
import { listed, toEuros, type Cents } from '@cotiza/kernel';
import type { EstimateResult, FactToAsk, LevelEstimate } from '../answers/estimate-result';
import type { InsurerAnswer } from '../ask/ask-insurer';
import { gatherEstimate, yearlyCents, type EstimateSettings } from '../gather/gather-estimate';
import { inOrder } from '../gather/name-order';
import type { PricedCase } from './price-cases';

export interface FewFactsSettings extends EstimateSettings {
  readonly unsaid: readonly UnsaidFact[];
  readonly cases: readonly PricedCase[];
  /** Names of insurers that are asked once everything is known. */
  readonly notAsked: readonly string[];
}

const ASK_FIRST =
  'Presenta por niveles el abanico y el caso medio, y di que no es una oferta. Pregunta al cliente lo de afinar, por ese orden y tal cual, y repite la estimación con sus respuestas. Solo vale lo verdadero: no propongas un valor porque abarate. Cuando lo sepas todo, la respuesta dirá cómo seguir.';

/** Returns the estimate of a body with few facts: the prices of its middle case, from the least to the most of all cases. */
export function gatherFewFacts(
  line: InsuranceLine,
  middle: readonly InsurerAnswer[],
  { unsaid, cases, notAsked, ...settings }: FewFactsSettings,
): EstimateResult {
  const result = gatherEstimate(line, overCases(middle, cases), settings);
  const offers = offersOf(middle);
  return {
    ...result,
    niveles: result.niveles.map((level) => withMiddle(level, offers)),
    afinar: factsToAsk(line, { unsaid, cases, middle: offers }),
    sin_consultar: inOrder(notAsked),
    siguiente_paso: result.estado === 'estimado' ? ASK_FIRST : result.siguiente_paso,
    aviso: `${rangeNotice(cases.length + 1, notAsked)} ${result.aviso}`,
  };
}

const offersOf = (answers: readonly InsurerAnswer[]): readonly Offer[] =>
  answers.flatMap(({ outcome }) => (outcome.kind === 'offers' ? outcome.offers : []));

/** Returns the answer of each insurer with the offers of all cases: it only declines what it declines in each. */
function overCases(middle: readonly InsurerAnswer[], cases: readonly PricedCase[]): readonly InsurerAnswer[] {
  return middle.map((answer) => {
    const own = [
      answer,
      ...cases.flatMap(({ answers }) => answers.filter(({ insurer }) => insurer.id === answer.insurer.id)),
    ];
    const offers = offersOf(own);
    return offers.length === 0 ? answer : { ...answer, outcome: { ...answer.outcome, kind: 'offers', offers } };
  });
}

function withMiddle(level: LevelEstimate, middle: readonly Offer[]): LevelEstimate {
  const offers = middle.filter((offer) => offer.level === level.nivel);
  const byExcess = new Map<Cents, Offer[]>();
  for (const offer of offers) {
    const { excessCents } = offer;
    if (excessCents !== null) byExcess.set(excessCents, [...(byExcess.get(excessCents) ?? []), offer]);
  }
  const franquicias = [...byExcess]
    .sort(([a], [b]) => a - b)
    .map(([excess, those]) => ({ franquicia: toEuros(excess), desde: toEuros(leastOf(those)) }));
  return { ...level, caso_medio: cheapest(offers), ...(franquicias.length > 1 ? { franquicias } : {}) };
}

const cheapest = (offers: readonly Offer[]): number | null => (offers.length === 0 ? null : toEuros(leastOf(offers)));

const leastOf = (offers: readonly Offer[]): Cents => Math.min(...offers.map(yearlyCents));

interface Cases extends Pick<FewFactsSettings, 'unsaid' | 'cases'> {
  readonly middle: readonly Offer[];
}

/** Returns the facts that are not known, the one that moves the cheapest price most first; of equal ones, in the order of the questions. */
function factsToAsk(line: InsuranceLine, { unsaid, cases, middle }: Cases): readonly FactToAsk[] {
  return unsaid
    .map(({ campo, value, from }) => {
      const tried = cases
        .filter((each) => each.campo === campo)
        .map((each) => ({ ...each, offers: offersOf(each.answers) }));
      const moves = tried.map(({ offers }) =>
        offers.length === 0 || middle.length === 0 ? 0 : Math.abs(leastOf(offers) - leastOf(middle)),
      );
      return {
        campo,
        pregunta: questionAt(line, campo),
        supuesto: value,
        origen: from,
        mueve: toEuros(Math.max(0, ...moves)),
        valores: tried.map(({ value: valor, offers }) => ({ valor, desde: cheapest(offers) })),
      };
    })
    .sort((a, b) => b.mueve - a.mueve);
}

function rangeNotice(cases: number, notAsked: readonly string[]): string {
  const range = `Faltan datos: es un abanico de ${cases} casos y no una oferta. Cada nivel va del caso más barato al más caro, cambiando de uno en uno los datos que no se saben, con lo que se sigue de cada uno. Si varios se apartan del caso medio, el precio puede quedar fuera.`;
  if (notAsked.length === 0) return range;
  return `${range} Se consultará cuando estén todos los datos a: ${listed(inOrder(notAsked))}.`;
}
