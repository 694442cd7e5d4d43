import type { InsuranceLine, QuoteBody } from '@cotiza/contract';
import { LAW, lawOn, NORMS, type LawName } from '@cotiza/insurers-port';
import { dayInWords, fromEuros, toEuros } from '@cotiza/kernel';
import { isOfEstimatedConsorcio, isOfLeastConsorcio, type QuotedOffer } from '../answers/offer';
import type { PremiumLine } from '../answers/offer-detail';
import type { PriceTrace, PricedDay } from './price-trace';

/** Names of the surcharges of the Consorcio that have a line of their own; the others are of extraordinary risks. */
const NAMES: Partial<Record<LawName, string>> = {
  ccs_accidents: 'Consorcio: riesgos extraordinarios, accidentes',
  ccs_fund: 'Consorcio: fondo de garantía del seguro obligatorio',
};
const EXTRAORDINARY = 'Consorcio: riesgos extraordinarios';

/** The surcharges of each line, for an insurer that gives their sum alone. */
const OF_LINE: Readonly<Record<InsuranceLine, readonly LawName[]>> = {
  Home: ['ccs_re_home'],
  Car: ['ccs_re_car', 'ccs_accidents', 'ccs_fund'],
  Motorcycle: ['ccs_re_motorcycle', 'ccs_accidents', 'ccs_fund'],
};

/** The event whose day decides which figure holds, by its name in the series. */
const EVENTS: Readonly<Record<string, string>> = {
  'conclusion or renewal': 'se contrate',
  'issue or renewal': 'se emita la póliza',
  payment: 'se pague',
};

/**
 * Returns the premium line by line, each statutory one with its norm, since when it holds, and why it may change before the first day
 * of cover; none where the insurer does not say what the price is made of.
 */
export function premiumLines(
  line: InsuranceLine,
  { desglose, avisos }: QuotedOffer,
  { effectiveDate, quotedOn, foral, law = LAW }: PricedDay,
  { consorcio = [] }: PriceTrace = {},
): readonly PremiumLine[] {
  if (desglose === null) return [];
  const statutory = (concepto: string, importe: number, names: readonly LawName[]): PremiumLine => {
    const rows = names.flatMap((name) => lawOn(name, effectiveDate, law) ?? []);
    const norms = rows.map(({ norm, article, from }) => {
      const where = `${/^\d/.test(article) ? 'art.' : 'anexo'} ${article}`;
      return `${norm}, ${where} (${NORMS[norm]}), desde el ${dayInWords(from)}`;
    });
    const event = EVENTS[law.series[names[0] ?? 'ips_rate'].decides];
    const puede_cambiar =
      quotedOn < effectiveDate && event !== undefined
        ? `Vale la cifra del día en que ${event}; aquí, la del ${dayInWords(effectiveDate)}.`
        : null;
    return { concepto, importe, base_legal: [...new Set(norms)], puede_cambiar };
  };
  const atFirstRisk: readonly LawName[] = avisos.some(isOfEstimatedConsorcio) ? ['ccs_first_risk'] : [];
  const least = avisos.some(isOfLeastConsorcio) ? ' (mínimo: a primer riesgo puede ser mayor)' : '';
  const surcharges = consorcio.map(({ series, cents }) =>
    NAMES[series] === undefined
      ? statutory(`${EXTRAORDINARY}${least}`, toEuros(cents), [series, ...atFirstRisk])
      : statutory(NAMES[series], toEuros(cents), [series]),
  );
  // A quotation of before lines were kept, or an insurer that gives the sum alone.
  const isKnown = consorcio.reduce((sum, { cents }) => sum + cents, 0) === fromEuros(desglose.consorcio);
  const tax = statutory('Impuesto sobre las primas de seguros', desglose.impuestos, ['ips_rate']);
  const sum = `Recargos del Consorcio de Compensación de Seguros${least}`;
  return [
    {
      concepto: 'Prima neta, de la aseguradora',
      importe: desglose.prima_neta,
      base_legal: ['Ley 50/1980, art. 14'],
      puede_cambiar: null,
    },
    ...(isKnown ? surcharges : [statutory(sum, desglose.consorcio, OF_LINE[line])]),
    statutory('Recargo para la liquidación de entidades aseguradoras', desglose.liquidacion, ['clea_rate']),
    { ...tax, base_legal: [...tax.base_legal, ...foralNorm(foral)] },
  ];
}

/** The foral territories by the first digits of their postal codes. */
const FORAL: Readonly<Record<string, string>> = { '01': 'Álava', 20: 'Gipuzkoa', 31: 'Navarra', 48: 'Bizkaia' };

/**
 * Returns the foral territory that the tax of a request is due to; undefined where the common norm governs it. What counts is where a
 * dwelling lies, and where the person lives whom a vehicle is registered to, who has the address of the holder.
 */
export function foralTerritory(body: QuoteBody): string | undefined {
  const address = body.insurance_line === 'Home' ? body.risk.address : body.holder.address;
  return address && FORAL[address.postal_code.slice(0, 2)];
}

/** The foral norms could not be read: their rate is believed to be the common one. */
const foralNorm = (territory: string | undefined): readonly string[] =>
  territory === undefined
    ? []
    : [
        `En ${territory} rige su norma foral (Ley 13/1996, art. 12.cuatro): se aplica el tipo común, sin haber comprobado si esa norma fija otro`,
      ];
