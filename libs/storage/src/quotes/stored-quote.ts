import { FIRST_LAW_VERSION, type GuaranteeIncluded, type InsurerRequest, type LawName } from '@cotiza/insurers-port';
import type { QuoteBody } from '@cotiza/contract';
import {
  insuredObjectOf,
  type CompletedDraft,
  type InsuredObject,
  type InsurerAnswer,
  type OfferedDocument,
  offerNumber,
  type PendingPart,
  type PriceTrace,
  type QuoteResult,
  type RecordedQuote,
  OFFER_KEYS,
  type QuotedOffer,
} from '@cotiza/quoting';
import type { Selectable } from 'kysely';
import type { QuotesTable } from '../database/schema';
import { StorageUnusable } from '../storage-unusable';

/** The answer of an insurer, with its tariff version where it has one. Its offers are in the result. */
export type StoredAnswer = {
  readonly insurer: string;
  /** Milliseconds that it took. Not there in quotations that were kept before it was. */
  readonly ms?: number;
} & (
  | { readonly kind: 'offers'; readonly offers: number; readonly tariff?: string; readonly law?: string }
  | { readonly kind: 'declined'; readonly reasons: readonly unknown[]; readonly tariff?: string }
  | { readonly kind: 'unavailable'; readonly cause: string; readonly detail: string }
);

/** Facts found before insurers were asked, which explain the prices. */
export interface StoredFacts {
  readonly holderTown: number;
  readonly riskTown?: number;
  readonly circulationTown?: number;
  readonly vehicle?: string;
  readonly registrationDate?: string;
  readonly previousMotorcycle?: string;
}

export interface StoredQuote {
  /** The body as it was received. */
  readonly body: QuoteBody;
  readonly facts: StoredFacts;
  /** Not there in quotations that were kept before it was. */
  readonly insured?: InsuredObject;
  readonly answers: readonly StoredAnswer[];
  readonly result: QuoteResult;
  /** Guarantees of each offer, in the order of the offers. */
  readonly guarantees: readonly GuaranteesRef[];
  /** How each price came about, in the same order. Not there in quotations that were kept before it was. */
  readonly traces?: readonly PriceTrace[];
  /** The text that the customer accepted on the page of a draft, and when; absent where a caller sent the body. */
  readonly consent?: CompletedDraft['consent'];
  /** Information documents of what was offered. Not there in quotations that were kept before it was. */
  readonly documents?: readonly OfferedDocument[];
  /** What readers see until then instead of the same keys of the result; absent once every insurer has answered. */
  readonly pending?: PendingPart;
  /** Where insurers have asked questions, what the quotation is made from again. */
  readonly secondRound?: RecordedQuote['secondRound'];
}

/** The hash of a shared list, or a list of its own. */
export type GuaranteesRef = string | readonly GuaranteeIncluded[];

/**
 * The form in which quotations are written. A new one gets a number, other than that of a packed text; what was written in an older
 * one is read as it is.
 */
const FORM = 1;

export interface Written extends Omit<StoredQuote, 'result' | 'traces'> {
  readonly form: typeof FORM;
  readonly traces?: TraceTable;
  readonly result: Omit<QuoteResult, 'ofertas'> & { readonly ofertas: OfferTable };
}

/** The keys of the offers of the form before forms had numbers, whose offers are rows without them. */
const FIRST_KEYS =
  'aseguradora producto modalidad precio moneda periodicidad precio_anual_total franquicia es_estimacion';

interface FirstForm extends Omit<StoredQuote, 'result' | 'traces'> {
  readonly form?: undefined;
  readonly result: Omit<Written['result'], 'ofertas'> & { readonly ofertas: readonly OfferRow[] };
}

/** A quotation of the first form in the form with a number that followed; any other as it is. */
function upToDate(written: Written | FirstForm): Written {
  if (written.form !== undefined) return written;
  const { result } = written;
  return { ...written, form: 1, result: { ...result, ofertas: { keys: FIRST_KEYS.split(' '), rows: result.ofertas } } };
}

/** @param guarantees what each offer covers, in the order of the offers */
export function writtenQuote(
  { request, answers, result, traces, documents, pending, secondRound, draft, consent }: RecordedQuote,
  guarantees: readonly GuaranteesRef[],
): Written {
  return {
    form: FORM,
    body: request.body,
    facts: factsOf(request),
    insured: insuredObjectOf(request) ?? undefined,
    answers: answers.map(storedAnswer),
    result: { ...result, ofertas: offerTable(result.ofertas) },
    guarantees,
    traces: traces && traceTable(traces),
    documents,
    pending,
    secondRound,
    consent: draft?.consent ?? consent,
  };
}

/** Values of results that were kept before offers were comparable, for the keys that they lack. */
const BEFORE_COMPARISON = { mejor_por_nivel: [], rechazos: [], sin_respuesta: [] };

/**
 * Reads a quotation with its result as it is at a time: complete, unless another is given.
 *
 * @param now milliseconds since the epoch
 * @param withLate adds what came after it was written
 * @throws StorageUnusable when a newer program has written it
 */
export function readQuote(text: string, now = Infinity, withLate = (written: Written) => written): StoredQuote {
  const { form, result, traces, ...rest } = withLate(upToDate(JSON.parse(text) as Written | FirstForm));
  if (form !== FORM) throw new StorageUnusable(`A quotation is written in form ${String(form)}, of a newer program.`);
  const ofertas = offersOf(result.ofertas, result.request_id);
  const view = rest.pending && now < rest.pending.until ? rest.pending.view : {};
  return {
    ...rest,
    traces: traces && tracesOf(traces),
    result: { ...result, ofertas, ...('mejor_por_nivel' in result ? {} : BEFORE_COMPARISON), ...view },
  };
}

/** Returns the id of the chosen offer. The row holds its number: offers of earlier versions have ids only when they are read. */
export const chosenOf = (
  { chosen_offer: chosen }: Pick<Selectable<QuotesTable>, 'chosen_offer'>,
  { ofertas }: Pick<QuoteResult, 'ofertas'>,
): string | null => ofertas.find((offer) => offerNumber(offer) === chosen)?.oferta_id ?? null;

function storedAnswer({ insurer: { id: insurer }, outcome, ms }: InsurerAnswer): StoredAnswer {
  switch (outcome.kind) {
    case 'offers':
      return { insurer, ms, kind: 'offers', offers: outcome.offers.length, tariff: outcome.tariff, law: outcome.law };
    case 'declined':
      return { insurer, ms, kind: 'declined', reasons: outcome.reasons, tariff: outcome.tariff };
    case 'questions':
      return { insurer, ms, kind: 'unavailable', cause: 'questions', detail: 'it has asked for more' };
    default:
      return { insurer, ms, kind: 'unavailable', cause: outcome.cause, detail: outcome.detail };
  }
}

/** Facts that a line lacks are undefined, and not written. */
function factsOf(request: InsurerRequest): StoredFacts {
  return {
    holderTown: request.holderTown.id,
    riskTown: 'riskTown' in request ? request.riskTown.id : undefined,
    circulationTown: 'circulationTown' in request ? request.circulationTown.id : undefined,
    vehicle: 'vehicle' in request ? request.vehicle.id : undefined,
    registrationDate: 'registrationDate' in request ? request.registrationDate : undefined,
    previousMotorcycle: 'previousMotorcycle' in request ? request.previousMotorcycle?.id : undefined,
  };
}

/** An offer as it is kept: its values without their names, which would be most of it. */
export type OfferRow = readonly QuotedOffer[keyof QuotedOffer][];

/** Offers as they are kept: the names of their keys once, and the values of each in that order. */
interface OfferTable {
  readonly keys: readonly string[];
  readonly rows: readonly OfferRow[];
}

const offerTable = (offers: readonly QuotedOffer[]): OfferTable => ({
  keys: OFFER_KEYS,
  rows: offers.map((offer) => OFFER_KEYS.map((key) => offer[key])),
});

/** @param requestId names the offers of a quotation that was kept before offers had ids */
function offersOf({ keys, rows }: OfferTable, requestId: string): readonly QuotedOffer[] {
  const columns = OFFER_KEYS.map((key) => keys.indexOf(key));
  const isEstimate = keys.indexOf('es_estimacion');
  return rows.map((row, at) => {
    const missing = columns.includes(-1) ? forMissingKeys(`${requestId}.${at + 1}`, row[isEstimate] === true) : {};
    const offer: Record<string, unknown> = {};
    OFFER_KEYS.forEach((key, place) => {
      const column = columns[place] ?? -1;
      offer[key] = column < 0 ? missing[key] : row[column];
    });
    return offer as unknown as QuotedOffer;
  });
}

/** Traces as they are kept: names once, and for each offer pairs of a name's place and cents. */
export interface TraceTable {
  readonly series: readonly string[];
  readonly facts: readonly string[];
  /** For each offer, the surcharges and then the movers; null where the insurer does not say. */
  readonly rows: readonly (readonly [consorcio: Pairs, movedBy: Pairs])[];
}

type Pairs = readonly number[] | null;

export function traceTable(traces: readonly PriceTrace[]): TraceTable {
  const [series, facts] = [new Map<string, number>(), new Map<string, number>()];
  const rows = traces.map(({ consorcio, movedBy }) => {
    const [lines, movers]: [number[], number[]] = [[], []];
    for (const line of consorcio ?? []) lines.push(placeIn(series, line.series), line.cents);
    for (const { fact, cents } of movedBy ?? []) movers.push(placeIn(facts, fact), cents);
    return [consorcio ? lines : null, movedBy ? movers : null] as const;
  });
  return { series: [...series.keys()], facts: [...facts.keys()], rows };
}

/** Returns the place of a name, the next one where it has none. */
function placeIn(places: Map<string, number>, name: string): number {
  const place = places.get(name);
  if (place !== undefined) return place;
  places.set(name, places.size);
  return places.size - 1;
}

export const tracesOf = ({ series, facts, rows }: TraceTable): readonly PriceTrace[] =>
  rows.map(([consorcio, movedBy]) => ({
    consorcio: eachPair(consorcio, (place, cents) => ({ series: series[place] as LawName, cents })),
    movedBy: eachPair(movedBy, (place, cents) => ({ fact: facts[place] ?? '', cents })),
  }));

function eachPair<T>(pairs: Pairs, read: (place: number, cents: number) => T): readonly T[] | undefined {
  if (pairs === null) return undefined;
  const found: T[] = [];
  for (let at = 0; at < pairs.length; at += 2) found.push(read(pairs[at] ?? 0, pairs[at + 1] ?? 0));
  return found;
}

/** Returns the version of the law that the prices of a quotation were made by. */
export const lawOfAnswers = (answers: readonly StoredAnswer[]): string =>
  answers.flatMap((answer) => (answer.kind === 'offers' && answer.law !== undefined ? answer.law : []))[0] ??
  FIRST_LAW_VERSION;

/** Values for the keys that came after an offer was kept. */
const forMissingKeys = (oferta_id: string, isEstimate: boolean): Partial<QuotedOffer> => ({
  oferta_id,
  nivel: null,
  coberturas: [],
  firmeza: isEstimate ? 'estimacion' : 'sujeta_a_comprobacion',
  valida_hasta: null,
  desglose: null,
  avisos: [],
  formas_de_pago: [],
  valor_asegurado: null,
  numero_propuesta: null,
});
