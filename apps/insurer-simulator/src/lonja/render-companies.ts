import { addDays, type CalendarDay } from '@cotiza/kernel';
import type { WireAnswer } from '../answering';
import type { AnsweredOffer } from '../pricing/quote-answer';
import { hashOf } from '../pricing/insurer-profile';
import type { CompanyOutcome } from './aggregator';

export const LONJA_MEDIA_TYPE = 'application/vnd.lonja.tarificacion.v3+json';

/** Days for which a company keeps a firm price. */
const HELD_DAYS = 20;

interface Terms {
  readonly today: CalendarDay;
  /** The code of a decline without reasons. */
  readonly otherReason: string;
}

/** Writes the answers of the companies in La Lonja's format. */
export function renderedCompanies(
  reference: string,
  outcomes: readonly (readonly [string, CompanyOutcome])[],
  terms: Terms,
): WireAnswer {
  const tarificacion = `LJ-${numberOf(reference)}`;
  const companias = outcomes.map(([clave, outcome]) => ({
    clave,
    ...rendered(`${clave}${reference}`, outcome, terms),
  }));
  const body = JSON.stringify({ tarificacion, referencia: reference, moneda: 'EUR', companias });
  return { status: 200, contentType: LONJA_MEDIA_TYPE, body };
}

export function lonjaError(status: number, codigo: string, errores?: readonly string[]): WireAnswer {
  return { status, contentType: 'application/json', body: JSON.stringify({ codigo, errores }) };
}

function rendered(id: string, outcome: CompanyOutcome, { today, otherReason }: Terms): object {
  switch (outcome.kind) {
    case 'accepted': {
      const validoHasta = addDays(today, HELD_DAYS);
      const ofertas = outcome.offers.map((offer) => renderedOffer(offer, { proyecto: numberOf(id), validoHasta }));
      return { estado: 'OFERTA', tarifa: outcome.tariff, ofertas };
    }
    case 'declined': {
      const motivos = outcome.reasons.length > 0 ? outcome.reasons : [otherReason];
      return { estado: 'RECHAZO', tarifa: outcome.tariff, motivos };
    }
    case 'failed':
      return { estado: 'ERROR', error: outcome.code };
  }
}

function renderedOffer(offer: AnsweredOffer, proposal: { readonly proyecto: string; readonly validoHasta: string }) {
  return {
    producto: offer.product,
    modalidad: offer.modality,
    precio: offer.isEstimate ? 'ORIENTATIVO' : 'FIRME',
    ...(!offer.isEstimate && proposal),
    franquicia: amount(offer.excessCents),
    pagos: [
      { forma: 'A', recibo: amount(offer.annualCents), anual: amount(offer.annualCents) },
      { forma: 'S', recibo: amount(offer.halfYearCents), anual: amount(2 * offer.halfYearCents) },
    ],
    desglose: {
      neta: amount(offer.netCents),
      consorcio: amount(offer.consorcioCents),
      clea: amount(offer.liquidationCents),
      ips: amount(offer.taxCents),
    },
    garantias: offer.guarantees.map(({ code, limitCents, propertyLimitCents, excessCents }) => ({
      codigo: code,
      limite: amount(limitCents),
      limiteBienes: amount(propertyLimitCents),
      franquicia: amount(excessCents),
    })),
  };
}

/** Returns undefined where there is no amount: La Lonja sends no empty fields. */
const amount = (cents: number | null) => (cents === null ? undefined : (cents / 100).toFixed(2));

const numberOf = (text: string): string => hashOf(text).toString(16).padStart(8, '0').toUpperCase();
