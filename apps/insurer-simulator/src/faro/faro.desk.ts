import { addDays, type CalendarDay, type Clock } from '@cotiza/kernel';
import type { WireAnswer } from '../answering';
import type { VendorDesk } from '../desk/vendor-desk';
import type { AnsweredOffer, Outcome, QuoteAnswer } from '../pricing/quote-answer';
import type { AnswerCodes } from '../vendor-documents/answer-codes';
import { faroProblem } from './faro-problem';

const FORMS_OF_PAYMENT: Readonly<Record<number, string>> = {
  1: 'ANUAL',
  2: 'SEMESTRAL',
  4: 'TRIMESTRAL',
  12: 'MENSUAL',
};
const HELD_DAYS = 30;

export function faroDesk(codes: AnswerCodes, clock: Clock): VendorDesk {
  return {
    codes,
    failure: (status, headers) => faroProblem(status === 500 ? 'ERROR_INTERNO' : 'MANTENIMIENTO', { headers }),
    render: (answer) => rendered(answer, addDays(clock.today(), HELD_DAYS)),
  };
}

const rendered = ({ number, reference, outcome }: QuoteAnswer, heldUntil: CalendarDay): WireAnswer =>
  faroAnswer(reference, number, renderedOutcome(outcome, number, heldUntil));

/** Writes an answer of business. */
export const faroAnswer = (referencia: string, number: string, content: object): WireAnswer => ({
  status: 200,
  contentType: 'application/json',
  body: JSON.stringify({ idPresupuesto: `FARO-${number}`, referencia, ...content }),
});

function renderedOutcome(outcome: Outcome, number: string, heldUntil: CalendarDay): object {
  switch (outcome.kind) {
    case 'accepted':
      return {
        tarifa: outcome.tariff,
        resultado: 'ACEPTADO',
        ofertas: outcome.offers.map((offer) => ({
          ...renderedOffer(offer, heldUntil),
          ...(!offer.isEstimate && { numeroPropuesta: `FARO-P-${number}` }),
        })),
      };
    case 'declined':
      return {
        tarifa: outcome.tariff,
        resultado: 'RECHAZADO',
        motivos: outcome.reasons.map((codigo) => ({ codigo, descripcion: 'Política de suscripción' })),
      };
  }
}

function renderedOffer(offer: AnsweredOffer, heldUntil: CalendarDay): object {
  return {
    producto: offer.product,
    modalidad: offer.modality,
    tipoPrecio: offer.isEstimate ? 'ESTIMADO' : 'FIRME',
    moneda: offer.currency,
    formaPago: FORMS_OF_PAYMENT[offer.receipts],
    primaNeta: amount(offer.netCents),
    desglose: {
      consorcio: amount(offer.consorcioCents),
      liquidacion: amount(offer.liquidationCents),
      impuestos: amount(offer.taxCents),
    },
    primaTotal: amount(offer.receiptCents),
    primaTotalAnual: amount(offer.annualCents),
    fraccionamientos: [
      {
        formaPago: 'SEMESTRAL',
        primaTotal: amount(offer.halfYearCents),
        primaTotalAnual: amount(2 * offer.halfYearCents),
      },
    ],
    franquicia: amountOrNull(offer.excessCents),
    garantias: offer.guarantees.map(({ code, limitCents, propertyLimitCents, excessCents }) => ({
      codigo: code,
      limite: amountOrNull(limitCents),
      limiteBienes: amountOrNull(propertyLimitCents),
      franquicia: amountOrNull(excessCents),
    })),
    validoHasta: heldUntil,
  };
}

const amount = (cents: number): string => (cents / 100).toFixed(2);

const amountOrNull = (cents: number | null): string | null => (cents === null ? null : amount(cents));
