import { levelsOf, type InsuranceLine } from '@cotiza/contract';
import type { InsurerRequest } from '@cotiza/insurers-port';
import { listed, longDay, timeOfDay, type CalendarDay } from '@cotiza/kernel';
import type { InsurerAnswer } from '../ask/ask-insurer';
import type { LevelBest, PendingView, QuoteResult } from '../answers/quote-result';
import { legalNotice } from '../customer/legal-texts';
import { arePaidAlike, hasRoundedParts, orderInWords } from '../offer-texts/offers-in-words';
import { traceOf } from '../detail/price-trace';
import { type QuotedOffer, quotedOffer, type OfferTerms, yearlyCost } from '../answers/offer';
import type { EstimateSettings } from './gather-estimate';
import { noticeOf, rejectionsOf, unansweredBy } from './notice';
import type { OpenQuestions } from '../second-round/questions';

/**
 * E-mail with the prices to the customer: sent, sent later, over the limit as long as its link works, one at most for all revisions,
 * or not from this service.
 */
export type Mailing = 'sent' | 'deferred' | 'over-limit' | 'revised' | 'none';

export interface MailTerms {
  readonly mailing: Mailing;
  /** As in `RecordedQuote`. */
  readonly mailNotBefore?: number;
}

export interface GatherSettings
  extends MailTerms, Pick<EstimateSettings, 'distributor' | 'law' | 'at' | 'requestId' | 'warnings'> {
  /** As in `RequestContext`. */
  readonly remark?: string;
  /** Unguessable, for the ids of the offers. */
  readonly token: string;
  /** Until when a price holds that its insurer sets no day for. */
  readonly validUntil: CalendarDay;
  /** The numbers that offers have been given and keep; those of new offers are added. Without it, offers count from 1. */
  readonly numbers?: OfferNumbers;
  /** The insurers that may still answer, by name, and the handle to ask for the rest with. */
  readonly pending?: PendingInsurers;
}

export interface PendingInsurers {
  readonly names: readonly string[];
  readonly consulta: string;
  /** Open questions of pending insurers. */
  readonly questions?: OpenQuestions;
}

/** Fields of sums insured: a warning about them goes with each offer, because it limits what any of them pays. */
const SUMS_INSURED: ReadonlySet<string> = new Set(['risk.buildings_limit', 'risk.contents_limit']);

/**
 * Returns the result of a quotation from the answers of the insurers, and the guarantees and the trace of each offer in the order of `ofertas`.
 * Where insurers may still answer, the result counts them as unanswered, and `view` is what differs until then.
 */
export function gatherResult(
  request: InsurerRequest,
  answers: readonly InsurerAnswer[],
  { distributor, requestId, law, at, warnings, remark, token, validUntil, numbers, pending, ...mails }: GatherSettings,
) {
  const notMailed = mailNotice(mails);
  const notices = warnings
    .filter(({ campo }) => SUMS_INSURED.has(campo))
    .map(({ mensaje }) => ({ codigo: 'suma_asegurada', mensaje }));
  const { offers: ofertas, guarantees, traces } = sortedOffers(answers, { token, validUntil, notices, numbers });
  const order = ofertas.length > 0 ? orderInWords(arePaidAlike(ofertas)) : undefined;
  const legal = legalNotice({
    ...{ distributor, line: request.line, on: request.effectiveDate, law, order, at },
    hasRoundedParts: ofertas.some(hasRoundedParts),
  });
  const noticeWith = (names?: readonly string[]) =>
    [
      ...(remark === undefined ? [] : [remark]),
      ...(notMailed === undefined ? [] : [notMailed]),
      noticeOf(answers, legal, warnings, names),
    ].join(' ');
  const result: QuoteResult = {
    estado: ofertas.length > 0 ? 'cotizado' : 'sin_ofertas',
    ramo: request.line,
    referencia: request.reference,
    client_reference: request.body.client_reference ?? null,
    ofertas,
    mejor_precio: ofertas[0]?.precio ?? null,
    siguiente_paso: nextStepOf(answers, mails),
    aviso: noticeWith(),
    request_id: requestId,
    mejor_por_nivel: bestOfEachLevel(request.line, ofertas),
    rechazos: rejectionsOf(answers),
    sin_respuesta: unansweredBy(answers),
  };
  const view: PendingView | undefined = pending && {
    siguiente_paso:
      ofertas.length > 0
        ? `${result.siguiente_paso} ${stepToAnswer(pending, mails.mailing) ?? stepWhilePending(pending.names, mails.mailing)}`
        : (stepToAnswer(pending, 'none') ?? stepBeforeAny(pending.names)),
    aviso: noticeWith(pending.names),
    sin_respuesta: unansweredBy(answers, pending.names),
    pendientes: pending.names,
    consulta: pending.consulta,
    ...(pending.questions && { preguntas_de_aseguradoras: pending.questions.list }),
  };
  return { result, guarantees, traces, view };
}

/** Returns what to do about questions; undefined where there is none. */
const stepToAnswer = ({ questions }: PendingInsurers, mailing: Mailing): string | undefined =>
  questions &&
  `Para dar precio, ${listed(questions.names)} ${questions.names.length > 1 ? 'necesitan' : 'necesita'} saber algo más: haz al cliente las preguntas de preguntas_de_aseguradoras tal cual y contesta lo que diga con responder_aseguradora; el plazo acaba ${timeOfDay(questions.until)}. No vuelvas a cotizar.${mailing === 'sent' ? ' El correo sale después.' : ''}`;

const stepWhilePending = (names: readonly string[], mailing: Mailing): string =>
  `Faltan por responder: ${listed(names)}. Presenta ya estas ofertas y pide el resto dentro de un rato con la consulta (consultar_cotizacion); no vuelvas a cotizar.${mailing === 'sent' ? ' El correo sale cuando estén todas.' : ''}`;

const stepBeforeAny = (names: readonly string[]): string =>
  `Todavía ninguna aseguradora ha contestado con un precio. Faltan por responder: ${listed(names)}. Pide la cotización dentro de unos segundos con la consulta (consultar_cotizacion); no vuelvas a cotizar.`;

/** Returns what `aviso` says of an e-mail that does not leave at once. */
function mailNotice({ mailing, mailNotBefore }: MailTerms): string | undefined {
  if (mailing === 'over-limit')
    return 'Estos precios no se envían al cliente por correo electrónico: ya esperan todos los correos que se permiten.';
  if (mailNotBefore === undefined) return undefined;
  return `El correo con estos precios y el enlace de compra sale más tarde, ${fromThen(mailNotBefore)}: hasta entonces ya salen los correos que se permiten.`;
}

const fromThen = (at: number): string => `a partir del ${longDay(at)}, ${timeOfDay(at)}`;

const SMS = 'la compra la confirma él con un código SMS.';

const MAIL_STEPS: Readonly<Record<Mailing, (at: number) => string>> = {
  sent: () => `Recibirá los precios también por correo electrónico con el enlace de compra; ${SMS}`,
  deferred: (at) =>
    `Recibirá el correo con los precios y el enlace de compra más tarde, ${fromThen(at)}; ${SMS} No hace falta volver a cotizar.`,
  'over-limit': () =>
    'Esta vez no los recibirá por correo electrónico, porque ya esperan todos los que se permiten. Si quiere un correo con el enlace de compra, vuelve a cotizar otro día.',
  revised: () =>
    'Por todas las revisiones recibe como mucho un correo, pasados diez minutos sin otra. Su página nombra la última y la muestra cuando él lo pida allí; las ofertas anteriores valen hasta su día.',
  none: () => 'Este servicio no tiene activado el envío por correo electrónico.',
};

/** Returns `siguiente_paso`, in words that the caller can pass on to the customer. */
function nextStepOf(answers: readonly InsurerAnswer[], { mailing, mailNotBefore = 0 }: MailTerms): string {
  const has = (kind: InsurerAnswer['outcome']['kind']) => answers.some(({ outcome }) => outcome.kind === kind);
  if (!has('offers')) {
    const retry = has('unavailable') ? 'puede volver a intentarse más tarde' : 'no hay nada más que hacer';
    return `Ninguna aseguradora ofrece precio con estos datos. Compruébalos con el cliente; si son correctos, ${retry}.`;
  }
  return `Presenta al cliente la mejor oferta de cada nivel (mejor_por_nivel) con lo que cubre, nunca solo el precio más bajo. ${MAIL_STEPS[mailing](mailNotBefore)}`;
}

/**
 * Returns the best offer of each level that has any, from least to most cover, and what it covers beyond the one before.
 *
 * @param offers cheapest first
 */
export function bestOfEachLevel(line: InsuranceLine, offers: readonly QuotedOffer[]): readonly LevelBest[] {
  const levels = levelsOf(line);
  let before: readonly string[] = [];
  return Object.entries(levels).flatMap(([nivel, { name: nombre }]) => {
    const [offer] = offers.filter((each) => each.nivel === nivel).sort((a, b) => yearlyCost(a) - yearlyCost(b));
    if (!offer) return [];
    const { precio, aseguradora, oferta_id, coberturas } = offer;
    const anade = coberturas.filter((code) => !before.includes(code));
    before = coberturas;
    return [{ nivel, nombre, precio, aseguradora, oferta_id, anade }];
  });
}

/** The terms that all offers of a quotation share. */
interface OffersTerms extends Omit<OfferTerms, 'id'> {
  /** Unguessable, of this quotation alone: the id of each offer is this and its number. */
  readonly token: string;
  readonly numbers?: OfferNumbers;
}

/** The number of each offer, by its insurer and its place in the answer. */
export type OfferNumbers = Record<string, number>;

/**
 * Returns every offer of every insurer, cheapest first, and what each covers. Equal prices are in the order of insurer and
 * modality.
 */
function sortedOffers(answers: readonly InsurerAnswer[], { token, numbers = {}, ...terms }: OffersTerms) {
  const sources = answers
    .flatMap(({ insurer: { id, name }, outcome }) =>
      outcome.kind === 'offers' ? outcome.offers.map((offer, at) => ({ name, offer, key: `${id} ${at}` })) : [],
    )
    .sort(
      (a, b) =>
        a.offer.priceCents - b.offer.priceCents ||
        compare(a.name, b.name) ||
        compare(a.offer.modality ?? '', b.offer.modality ?? ''),
    );
  let last = Object.keys(numbers).length;
  const numberOf = (key: string): number => (numbers[key] ??= ++last);
  return {
    offers: sources.map(({ name, offer, key }) =>
      quotedOffer(name, offer, { id: `${token}.${numberOf(key)}`, ...terms }),
    ),
    guarantees: sources.map(({ offer }) => offer.guarantees),
    traces: sources.map(({ offer }) => traceOf(offer)),
  };
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
