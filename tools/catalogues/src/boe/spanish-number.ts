const WHOLE = /^(?:\d{1,3}(?:\.\d{3})+|\d+)$/;
const DECIMAL = /^(?:\d{1,3}(?:\.\d{3})+|\d+),\d+$/;
const POINTED = /^\d+\.\d{1,2}$/;

/**
 * A number as Spanish tables write it: dots for thousands, a comma for decimals (`1.598`, `12,5`). A dot with one or two
 * digits after it is a decimal too (`14.10`).
 *
 * @returns undefined for anything else, a blank and a dash included
 */
export function spanishNumber(text: string): number | undefined {
  const compact = text.replace(/\s|€/g, '');
  if (WHOLE.test(compact)) return Number(compact.replaceAll('.', ''));
  if (DECIMAL.test(compact)) return Number(compact.replaceAll('.', '').replace(',', '.'));
  return POINTED.test(compact) ? Number(compact) : undefined;
}
