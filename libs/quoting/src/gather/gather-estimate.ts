import { type InsuranceLine, levelsOf, judge, questionsFor, type JudgedEstimateBody } from '@cotiza/contract';
import { PAYMENTS, type Law, type Offer } from '@cotiza/insurers-port';
import { toEuros, type Cents } from '@cotiza/kernel';
import type { InsurerAnswer } from '../ask/ask-insurer';
import type { Warning } from '../answers/check-result';
import type { EstimateResult, LevelEstimate } from '../answers/estimate-result';
import type { Distributor } from '../customer/distributor';
import { legalNotice } from '../customer/legal-texts';
import { orderInWords } from '../offer-texts/offers-in-words';
import { inOrder } from './name-order';
import { estimateNoticeOf, rejectionsOf, unansweredBy } from './notice';

export interface EstimateSettings {
  readonly distributor: Distributor;
  /** The packaged series when absent. */
  readonly law?: Law;
  /** When the prices were made, in milliseconds since the epoch. */
  readonly at: number;
  readonly requestId: string;
  readonly warnings: readonly Warning[];
  readonly onlyQuote: readonly string[];
  readonly openQuestions: EstimateResult['falta_para_cotizar'];
}

const QUOTE_THEN =
  'Presenta los precios como estimaciones, por niveles. Si al cliente le interesan, pregúntale lo que falta (falta_para_cotizar) y cotiza con todos los datos: solo entonces hay una oferta, y se le escribe.';
const NOBODY_ESTIMATES =
  'Ninguna aseguradora da precio con estos datos. Compruébalos con el cliente; al cotizar se consulta también a las que no estiman (solo_cotizan).';

export function gatherEstimate(
  line: InsuranceLine,
  answers: readonly InsurerAnswer[],
  { distributor, law, at, requestId, warnings, onlyQuote, openQuestions }: EstimateSettings,
): EstimateResult {
  const niveles = levelEstimates(line, answers);
  const hasPrices = niveles.length > 0;
  const legal = legalNotice({ distributor, line, law, at, order: hasPrices ? orderInWords(true) : undefined });
  return {
    estado: hasPrices ? 'estimado' : 'sin_precios',
    ramo: line,
    firmeza: 'estimacion',
    moneda: 'EUR',
    niveles,
    rechazos: rejectionsOf(answers),
    sin_respuesta: unansweredBy(answers),
    solo_cotizan: inOrder(onlyQuote),
    falta_para_cotizar: openQuestions,
    siguiente_paso: hasPrices ? QUOTE_THEN : NOBODY_ESTIMATES,
    aviso: estimateNoticeOf(answers, legal, warnings),
    request_id: requestId,
  };
}

/** Returns what each level costs in a year, from least to most cover: of all insurers, and of each, the cheapest first. */
export function levelEstimates(line: InsuranceLine, answers: readonly InsurerAnswer[]): readonly LevelEstimate[] {
  const offersByName = new Map<string, readonly Offer[]>();
  for (const { insurer, outcome } of answers) {
    if (outcome.kind !== 'offers') continue;
    offersByName.set(insurer.name, [...(offersByName.get(insurer.name) ?? []), ...outcome.offers]);
  }
  const levels = levelsOf(line);
  const named = [...Object.entries(levels), [null, { name: 'Otras modalidades' }] as const];
  return named.flatMap(([nivel, { name: nombre }]) => {
    const aseguradoras = [...offersByName]
      .flatMap(([name, offers]) => rangeOf(name, offers.filter(({ level }) => level === nivel).map(yearlyCents)))
      .sort((a, b) => a.desde - b.desde || (a.aseguradora < b.aseguradora ? -1 : 1));
    if (aseguradoras.length === 0) return [];
    const desde = Math.min(...aseguradoras.map((each) => each.desde));
    const hasta = Math.max(...aseguradoras.map((each) => each.hasta));
    return [{ nivel, nombre, desde, hasta, aseguradoras }];
  });
}

/** Returns the least and the most of what an insurer asks for a level, if it offers it. */
const rangeOf = (aseguradora: string, cents: readonly Cents[]): LevelEstimate['aseguradoras'] =>
  cents.length === 0 ? [] : [{ aseguradora, desde: toEuros(Math.min(...cents)), hasta: toEuros(Math.max(...cents)) }];

/** The cost of a year; where the insurer does not say, the price as often as it is paid. */
export const yearlyCents = ({ annualTotalCents, priceCents, period }: Offer): Cents =>
  annualTotalCents ?? priceCents * (period === null ? 1 : PAYMENTS[period]);

/** Returns what a quotation of the same body lacks, as the questions that ask for it. */
export function openQuestions(line: InsuranceLine, { sent, today, reading }: JudgedEstimateBody) {
  const { faults } = judge(sent, today, reading);
  const missing = new Set(faults.filter(({ codigo }) => codigo === 'falta').map(({ campo }) => campo));
  return questionsFor(line, missing).map(({ pregunta, campos }) => ({
    pregunta,
    campos: campos.some((campo) => missing.has(campo)) ? campos.filter((campo) => missing.has(campo)) : campos,
  }));
}
