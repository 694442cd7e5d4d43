import { guaranteeOf, type InsuranceLine } from '@cotiza/contract';
import type { PremiumLine } from '../answers/offer-detail';
import { isOfLeastConsorcio, type QuotedOffer } from '../answers/offer';

const EXTRAORDINARY = 'Resolución de 28 de marzo de 2018, tarifa del Consorcio (BOE-A-2018-5115)';
const CONSORCIO = 'Real Decreto Legislativo 7/2004, art. 23';
const GUARANTEE_FUND = 'Resolución de 31 de mayo de 2016, fondo de garantía del seguro obligatorio (BOE-A-2016-5431)';

const SURCHARGES = 'Recargos del Consorcio de Compensación de Seguros';

/** Returns the norms of the surcharges of the Consorcio. The fund's is charged on liability that the law makes compulsory. */
const ofTheConsorcio = (line: InsuranceLine): readonly string[] =>
  guaranteeOf(line, 'rc_obligatoria') === undefined
    ? [CONSORCIO, EXTRAORDINARY]
    : [CONSORCIO, EXTRAORDINARY, GUARANTEE_FUND];

/** The premium line by line with the norm that each comes from; none where the insurer does not say what it is made of. */
export function premiumLines(line: InsuranceLine, { desglose, avisos }: QuotedOffer): readonly PremiumLine[] {
  if (desglose === null) return [];
  return [
    { concepto: 'Prima neta, de la aseguradora', importe: desglose.prima_neta, base_legal: ['Ley 50/1980, art. 14'] },
    {
      concepto: avisos.some(isOfLeastConsorcio)
        ? `${SURCHARGES} (mínimo: a primer riesgo puede ser mayor)`
        : SURCHARGES,
      importe: desglose.consorcio,
      base_legal: ofTheConsorcio(line),
    },
    {
      concepto: 'Recargo para la liquidación de entidades aseguradoras',
      importe: desglose.liquidacion,
      base_legal: ['Real Decreto Legislativo 7/2004, art. 23.4'],
    },
    {
      concepto: 'Impuesto sobre las primas de seguros',
      importe: desglose.impuestos,
      base_legal: ['Ley 13/1996, art. 12'],
    },
  ];
}
