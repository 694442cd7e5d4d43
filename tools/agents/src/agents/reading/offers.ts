import type { Answer } from '../door/door';
import { isObject, listOf, type Json } from './json';

/** `3. Una: 143,73 € al año`. */
const PRICE_LINE = /^\d+\. .*?\d[\d.]*,\d\d\s€/;

/** Counts the offers of a quotation that have a price. */
export function pricesIn({ said, data }: Answer): number {
  if (!isObject(data)) return said.split('\n').filter((line) => PRICE_LINE.test(line)).length;
  return listOf(data.ofertas).filter((offer) => isObject(offer) && Number(offer.precio) > 0).length;
}

/** The levels of an estimate, and the insurers that give no price without knowing the customer. */
export interface Estimate {
  readonly levels: readonly Json[];
  readonly silent: readonly unknown[];
}

/** Returns the levels of an estimate, or undefined when it has no price. */
export function estimateIn({ data }: Answer): Estimate | undefined {
  if (!isObject(data)) return undefined;
  const levels = listOf(data.niveles).filter(isObject);
  const silent = [...listOf(data.solo_cotizan), ...listOf(data.sin_respuesta)];
  return levels.length > 0 ? { levels, silent } : undefined;
}

/** Returns whether the best price of each quoted level is in the range of the estimate. */
export function holds({ levels, silent }: Estimate, { data }: Answer): boolean {
  const best = isObject(data) ? listOf(data.mejor_por_nivel).filter(isObject) : [];
  return best.every(({ nivel, precio, aseguradora }) => {
    const level = levels.find((one) => one.nivel === nivel);
    const isIn = level !== undefined && Number(level.desde) <= Number(precio) && Number(precio) <= Number(level.hasta);
    return isIn || silent.includes(aseguradora);
  });
}
