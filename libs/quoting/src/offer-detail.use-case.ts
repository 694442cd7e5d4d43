import {
  type Refusal,
  GUARANTEES,
  guaranteeName,
  guaranteeOf,
  type InsuranceLine,
  homeEnumerations,
  LINES,
  type QuoteBody,
} from '@cotiza/contract';
import type { ProductDocument, GuaranteeIncluded } from '@cotiza/insurers-port';
import { type CalendarDay, type Clock, dayInSpain, toEuros, type Cents } from '@cotiza/kernel';
import { alternativesOf } from './answers/alternative';
import { isOfThePrice, withoutCustomerData, type OfferNotice } from './answers/offer';
import type { OfferDetail } from './answers/offer-detail';
import { productInformation } from './answers/product-information';
import { comparedInsurers, distributorFacts } from './customer/distributor';
import { legalTexts } from './customer/legal-texts';
import { noticeWithoutReasons, type NoticeHouse } from './customer/notice-without-reasons';
import { foralTerritory, premiumLines } from './detail/premium-lines';
import { lawOfQuote } from './detail/price-trace';
import type { KeptOffer, OfferLookup } from './ports/offer-lookup';
import { hasLapsed } from './offer-texts/offers-in-words';
import { refuseNotRead } from './refusals';

export type DetailAnswer =
  | { readonly detail: OfferDetail; readonly refusal?: undefined }
  | { readonly refusal: Refusal; readonly detail?: undefined };

/** Returns an offer by its id as it was kept; nothing is computed again. */
export type OfferDetails = (id: string) => Promise<DetailAnswer>;

export interface DetailParts extends NoticeHouse {
  readonly offers: Pick<OfferLookup, 'find'>;
  readonly documents: () => readonly ProductDocument[];
  readonly clock: Pick<Clock, 'today'>;
  /** E-mail address that customers write to, where there is one. */
  readonly contact: string | undefined;
}

export function offerDetailsWith({ offers, clock, ...house }: DetailParts): OfferDetails {
  return async (id) => {
    try {
      const kept = await offers.find(id);
      if (!kept) return { refusal: { problem: 'oferta_no_encontrada', faults: [] } };
      const today = clock.today();
      if (hasLapsed(kept.offer.valida_hasta, today)) {
        return { refusal: { problem: 'oferta_caducada', faults: [] } };
      }
      const detail = detailOf(kept, house, today);
      return { detail: kept.isOfDraft ? withoutTyped(detail, kept, house) : detail };
    } catch (error) {
      return refuseNotRead(error);
    }
  };
}

function detailOf(kept: KeptOffer, house: Omit<DetailParts, 'offers' | 'clock'>, today: CalendarDay): OfferDetail {
  const { offer, guarantees, result, body, createdAt, trace } = kept;
  const { ramo, referencia, aviso, ofertas } = result;
  const document = documentOf(kept, house.documents());
  const priced = {
    effectiveDate: body.effective_date,
    quotedOn: dayInSpain(createdAt),
    foral: kept.isOfDraft ? undefined : foralTerritory(body),
    law: lawOfQuote(kept.law, house.law),
  };
  const facts = distributorFacts(house.distributor, house.contact, { compared: comparedInsurers(result) });
  return {
    oferta: offer,
    ramo,
    referencia,
    cotizada_el: new Date(createdAt).toISOString(),
    garantias: guaranteesInDetail(ramo, guarantees),
    no_incluidas: guaranteesNotIncluded(ramo, guarantees),
    pedido_y_no_dado: [...offer.avisos.filter((notice) => !isOfThePrice(notice)), ...leftOut(kept, document)],
    prima: premiumLines(ramo, offer, priced, trace),
    que_mueve_el_precio: (trace?.movedBy ?? []).map(({ fact, cents }) => ({ dato: fact, importe: toEuros(cents) })),
    alternativas: alternativesOf(
      ramo,
      offer,
      ofertas.filter(({ valida_hasta }) => !hasLapsed(valida_hasta, today)),
    ),
    sumas_aseguradas: insuredSums(body, guarantees, offer.valor_asegurado),
    distribuidor: facts.map(({ label, value }) => ({ etiqueta: label, valor: value })),
    ipid: document ? productInformation(document) : null,
    informacion_legal: legalTexts('detalle', {
      ...{ distributor: house.distributor, line: ramo, contact: house.contact },
      ...{ on: body.effective_date, law: priced.law },
    }),
    aviso,
  };
}

/** Returns the detail for the agent of a draft: without sums, days, notices, reasons and what moves the price, which say what its customer typed. */
function withoutTyped(detail: OfferDetail, kept: KeptOffer, house: NoticeHouse): OfferDetail {
  const { body, offer } = kept;
  const sums = [...typedSums(body), offer.valor_asegurado];
  return {
    ...detail,
    oferta: withoutCustomerData(offer),
    garantias: detail.garantias.map((row) => (sums.includes(row.limite) ? { ...row, limite: null } : row)),
    pedido_y_no_dado: [],
    prima: detail.prima.map((line) => ({ ...line, puede_cambiar: null })),
    que_mueve_el_precio: [],
    sumas_aseguradas: [],
    aviso: noticeWithoutReasons(kept, house),
  };
}

function typedSums(body: QuoteBody): readonly unknown[] {
  if (body.insurance_line === 'Home') return [body.risk.buildings_limit, body.risk.contents_limit];
  return body.insurance_line === 'Car' ? [body.vehicle.retail_price] : [];
}

/**
 * The information document that goes with an offer: that of its product, by the version of the tariff that priced it. None
 * where that version is no longer sold, because another may say what was not quoted.
 */
function documentOf({ offer, tariffs }: KeptOffer, documents: readonly ProductDocument[]): ProductDocument | undefined {
  return documents.find(
    ({ insurer, product, version }) =>
      insurer.name === offer.aseguradora && product === offer.producto && tariffs[insurer.id] === version,
  );
}

/** Guarantees that the modality has and this offer does not: the sums asked for are too small for them to mean anything. */
function leftOut({ offer, guarantees }: KeptOffer, document: ProductDocument | undefined): readonly OfferNotice[] {
  const ofModality = document?.guarantees[offer.modalidad ?? ''] ?? [];
  const included = new Set<string | undefined>(guarantees.map(({ code }) => code));
  return ofModality
    .filter(({ code }) => !included.has(code))
    .map(({ name }) => ({
      codigo: 'garantia_no_incluida',
      mensaje: `${name}: la modalidad la tiene, y con las sumas pedidas no se incluye.`,
    }));
}

/** Each guarantee of an offer with its sentence, limit, excess, terms and what it usually excludes. */
const guaranteesInDetail = (line: InsuranceLine, guarantees: readonly GuaranteeIncluded[]) =>
  guarantees.map(({ cover, code, limitCents, excessCents, terms = [], ...named }) => ({
    codigo: code ?? null,
    nombre: guaranteeName(line, { code, ...named }),
    que_cubre: cover,
    limite: eurosOrNull(limitCents),
    franquicia: eurosOrNull(excessCents),
    condiciones: terms,
    no_cubre: (code === undefined ? undefined : guaranteeOf(line, code)?.excludes) ?? [],
  }));

export function guaranteesNotIncluded(line: InsuranceLine, guarantees: readonly GuaranteeIncluded[]) {
  const included = new Set<string | undefined>(guarantees.map(({ code }) => code));
  return Object.entries(GUARANTEES[line])
    .filter(([code]) => !included.has(code))
    .map(([codigo, { name, cover }]) => ({ codigo, nombre: name, que_cubre: cover }));
}

const eurosOrNull = (cents: Cents | undefined): number | null => (cents === undefined ? null : toEuros(cents));

/** Guarantees that pay for the vehicle itself: how it is valued is said in their terms. */
const OF_THE_VEHICLE: ReadonlySet<string | undefined> = new Set(['danos_propios', 'robo', 'incendio']);
const NOT_INSURED = 'Esta oferta no asegura los daños del propio vehículo.';

/**
 * Returns the sums insured and how a loss is valued. Only sums are read from the body.
 *
 * @param vehicleValue in euros; null where the insurer does not say it
 */
function insuredSums(body: QuoteBody, guarantees: readonly GuaranteeIncluded[], vehicleValue: number | null) {
  if (body.insurance_line === 'Home') {
    const { buildings_limit, contents_limit, settlement_type } = body.risk;
    const valoracion = [homeEnumerations.settlementType.labels[settlement_type]];
    return [
      { bien: 'Continente', importe: buildings_limit, valoracion },
      { bien: 'Contenido', importe: contents_limit, valoracion },
    ];
  }
  const paying = guarantees.filter(({ code }) => OF_THE_VEHICLE.has(code));
  const said = paying.flatMap(({ terms = [] }) => terms);
  const isLeftOut = 'vehicle' in body && paying.length === 0;
  const valoracion = isLeftOut ? [NOT_INSURED] : [...new Set(said)];
  return [{ bien: LINES[body.insurance_line].insured, importe: paying.length > 0 ? vehicleValue : null, valoracion }];
}
