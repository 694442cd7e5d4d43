import type { Answer } from '../door/door';
import { isObject, listOf, textOf, type Json } from './json';

/** An offer with a readable price, in euros. */
export interface Offer {
  readonly price: number;
  readonly ofAYear?: number;
  /** Absent in a text. */
  readonly id?: string;
}

const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/** `- Una: 143,73 € al año`; a line that ends with an id repeats the best offer of a level. */
const PRICE_LINE = /^- .*?(\d[\d.]*,\d\d)\s€.*(?<!\])$/;

/** Returns the offers of a quotation that have a price. */
export function offersIn({ said, data, isRefused }: Answer): readonly Offer[] {
  if (isRefused) return [];
  if (isObject(data)) return listOf(data.ofertas).filter(isObject).flatMap(offerOf);
  return said.split('\n').flatMap((line) => {
    const [, euros] = PRICE_LINE.exec(line) ?? [];
    return euros === undefined ? [] : [{ price: Number(euros.replaceAll('.', '').replace(',', '.')) }];
  });
}

function offerOf({ precio, precio_anual_total, oferta_id }: Json): Offer[] {
  const price = numberOf(precio) ?? 0;
  return price > 0 ? [{ price, ofAYear: numberOf(precio_anual_total), id: textOf(oferta_id) }] : [];
}

/** `- Terceros: 143,73 €, Una, franquicia de 300 €; añade: Lunas y Robo. [x.1]` */
const LEVEL_LINE =
  /^- [^:]+: [\d.,]+\s€(?: [^,;(]+)?(?: \([^)]*\))?, (?!sin|franquicia)[^;]+?(?:, (?:sin franquicia|franquicia de [\d.,]+\s€))?(?: \(estimación\))?(?:; (?:cubre|añade): .+)?\. \[[^\]]+\]$/u;

/** Counts the levels of a quotation whose best offer has its name, price, insurer, covers and id. */
export function levelsIn({ said, data, isRefused }: Answer): number {
  if (isRefused) return 0;
  if (!isObject(data)) return said.split('\n').filter((line) => LEVEL_LINE.test(line)).length;
  return listOf(data.mejor_por_nivel).filter(
    (best) =>
      isObject(best) &&
      [best.nombre, best.aseguradora, best.oferta_id].every(textOf) &&
      typeof best.precio === 'number' &&
      Array.isArray(best.anade),
  ).length;
}

/** The levels of an estimate, and the insurers that give no price without knowing the customer. */
export interface Estimate {
  readonly levels: readonly Json[];
  readonly silent: readonly unknown[];
}

/** Returns the levels of an estimate, or undefined when it has no price. */
export function estimateIn({ data, isRefused }: Answer): Estimate | undefined {
  if (isRefused || !isObject(data)) return undefined;
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

/**
 * Returns whether the premium lines of a detail add up to the price of a year, to the cent, or undefined when it is
 * refused. An insurer may send no lines.
 */
export function addsUp({ data, isRefused }: Answer, { price, ofAYear = price }: Offer): boolean | undefined {
  if (isRefused || !isObject(data) || !Array.isArray(data.prima)) return undefined;
  const lines = data.prima.filter(isObject).map(({ importe }) => Math.round(Number(importe) * 100));
  return lines.length === 0 || lines.reduce((sum, cents) => sum + cents, 0) === Math.round(ofAYear * 100);
}
