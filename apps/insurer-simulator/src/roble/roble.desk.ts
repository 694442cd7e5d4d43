import type { VendorDesk } from '../desk/vendor-desk';
import type { WireAnswer } from '../delivery/answering';
import type { AnsweredGuarantee, AnsweredOffer, Outcome, QuoteAnswer } from '../pricing/quote-answer';
import type { AnswerCodes } from '../vendor-documents/answer-codes';
import { escaped } from '../xml/xml-element';
import { ROBLE } from './namespaces';
import { envelope, robleFault, XML } from './roble-fault';

/** Answers of the load balancer before the service, which does not speak SOAP. */
const BALANCER: Readonly<Record<500 | 503, string>> = {
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

/** Writes answers in Roble's format. */
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
    replayed: (answer) => answer,
    reused: () => robleFault('RB-2002'),
  };
}

function rendered({ number, reference, outcome }: QuoteAnswer): WireAnswer {
  const content = `${element('NumeroSolicitud', `RB${number}`)}${element('IdTransaccion', reference)}${stated(outcome)}`;
  const body = envelope(`<r:CalcularPrimaRespuesta xmlns:r="${ROBLE}">${content}</r:CalcularPrimaRespuesta>`);
  return { status: 200, contentType: XML, body };
}

function stated(outcome: Outcome): string {
  switch (outcome.kind) {
    case 'accepted':
      return `${element('Estado', 'A')}${element('VersionTarifa', outcome.tariff)}<r:Ofertas>${outcome.offers.map(offer).join('')}</r:Ofertas>`;
    case 'declined':
      return `${element('Estado', 'D')}${element('VersionTarifa', outcome.tariff)}<r:Denegacion>${outcome.reasons.map(reason).join('')}</r:Denegacion>`;
  }
}

function offer(offered: AnsweredOffer): string {
  const content = [
    element('Producto', offered.product),
    element('Modalidad', offered.modality),
    element('Estimacion', offered.isEstimate ? 'S' : 'N'),
    element('Moneda', offered.currency),
    element('Periodicidad', String(offered.receipts)),
    element('PrimaReciboCentimos', String(offered.receiptCents)),
    element('PrimaAnualCentimos', String(offered.annualCents)),
    amount('FranquiciaCentimos', offered.excessCents),
    `<r:Garantias>${offered.guarantees.map(guarantee).join('')}</r:Garantias>`,
    `<r:Desglose>${breakdown(offered)}</r:Desglose>`,
  ];
  return `<r:Oferta>${content.join('')}</r:Oferta>`;
}

function guarantee({ code, limitCents, propertyLimitCents, excessCents }: AnsweredGuarantee): string {
  const content = [
    element('Codigo', code),
    amount('LimiteCentimos', limitCents),
    amount('LimiteBienesCentimos', propertyLimitCents),
    amount('FranquiciaCentimos', excessCents),
  ];
  return `<r:Garantia>${content.join('')}</r:Garantia>`;
}

function breakdown({ netCents, consorcioCents, liquidationCents, taxCents }: AnsweredOffer): string {
  return [
    amount('PrimaNetaCentimos', netCents),
    amount('ConsorcioCentimos', consorcioCents),
    amount('LiquidacionCentimos', liquidationCents),
    amount('ImpuestosCentimos', taxCents),
  ].join('');
}

/** Returns an empty text where there is no amount: Roble sends no empty elements. */
const amount = (name: string, cents: number | null) => (cents === null ? '' : element(name, String(cents)));

function reason(code: string): string {
  const content = element('CodigoRechazo', code) + element('Texto', 'Política de suscripción');
  return `<r:Motivo>${content}</r:Motivo>`;
}

const element = (name: string, text: string) => `<r:${name}>${escaped(text)}</r:${name}>`;
