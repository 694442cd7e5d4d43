import { XmlFragment, type XmlShape } from '@cotiza/transport';
import type { VendorDesk } from '../desk/vendor-desk';
import type { WireAnswer } from '../answering';
import type { AnsweredGuarantee, AnsweredOffer, Outcome, QuoteAnswer } from '../pricing/quote-answer';
import type { AnswerCodes } from '../vendor-documents/answer-codes';
import { ROBLE } from './namespaces';
import { envelope, XML } from './roble-fault';

/** Answers of the load balancer before the service, which does not speak SOAP. */
const BALANCER: Readonly<Record<500 | 503, string>> = {
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

export function robleDesk(codes: AnswerCodes): VendorDesk {
  return {
    codes,
    failure: (status, headers) => ({
      status,
      headers,
      contentType: 'text/html',
      body: `<html><head><title>${status} ${BALANCER[status]}</title></head><body>${BALANCER[status]}</body></html>`,
    }),
    render: rendered,
  };
}

function rendered({ number, reference, outcome }: QuoteAnswer): WireAnswer {
  const shape = { NumeroSolicitud: `RB${number}`, IdTransaccion: reference, ...stated(outcome) };
  const content = [XmlFragment.of('r', shape)];
  const body = envelope({ name: 'r:CalcularPrimaRespuesta', attributes: { 'xmlns:r': ROBLE }, content });
  return { status: 200, contentType: XML, body };
}

function stated(outcome: Outcome): XmlShape {
  const VersionTarifa = outcome.tariff;
  switch (outcome.kind) {
    case 'accepted':
      return { Estado: 'A', VersionTarifa, Ofertas: { Oferta: outcome.offers.map(offer) } };
    case 'declined':
      return { Estado: 'D', VersionTarifa, Denegacion: { Motivo: outcome.reasons.map(reason) } };
  }
}

const offer = (offered: AnsweredOffer): XmlShape => ({
  Producto: offered.product,
  Modalidad: offered.modality,
  Estimacion: offered.isEstimate ? 'S' : 'N',
  Moneda: offered.currency,
  Periodicidad: String(offered.receipts),
  PrimaReciboCentimos: String(offered.receiptCents),
  PrimaAnualCentimos: String(offered.annualCents),
  FranquiciaCentimos: amount(offered.excessCents),
  Garantias: { Garantia: offered.guarantees.map(guarantee) },
  Desglose: {
    PrimaNetaCentimos: String(offered.netCents),
    ConsorcioCentimos: String(offered.consorcioCents),
    LiquidacionCentimos: String(offered.liquidationCents),
    ImpuestosCentimos: String(offered.taxCents),
  },
  Fraccion: {
    Periodicidad: '2',
    PrimaReciboCentimos: String(offered.halfYearCents),
    PrimaAnualCentimos: String(2 * offered.halfYearCents),
  },
});

const guarantee = ({ code, limitCents, propertyLimitCents, excessCents }: AnsweredGuarantee): XmlShape => ({
  Codigo: code,
  LimiteCentimos: amount(limitCents),
  LimiteBienesCentimos: amount(propertyLimitCents),
  FranquiciaCentimos: amount(excessCents),
});

/** Returns undefined where there is no amount: Roble sends no empty elements. */
const amount = (cents: number | null) => (cents === null ? undefined : String(cents));

const reason = (code: string): XmlShape => ({ CodigoRechazo: code, Texto: 'Política de suscripción' });
