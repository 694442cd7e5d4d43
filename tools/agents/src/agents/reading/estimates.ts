import type { Heard } from '../door/door';
import { isObject, listOf, type Json } from './json';

/** What an estimate says of each level, and who gives no price without knowing the customer. */
export interface ToldEstimate {
  readonly levels: readonly Json[];
  readonly silent: readonly unknown[];
}

/** The levels of an estimate; undefined where it has no price. */
export function estimateIn({ data, isRefused }: Heard): ToldEstimate | undefined {
  if (isRefused || !isObject(data)) return undefined;
  const levels = listOf(data.niveles).filter(isObject);
  const silent = [...listOf(data.solo_cotizan), ...listOf(data.sin_respuesta)];
  return levels.length > 0 ? { levels, silent } : undefined;
}

/** Whether the best price of each level of a quotation is in the range of its estimate, but for insurers that gave none. */
export function holds({ levels, silent }: ToldEstimate, { data }: Heard): boolean {
  const best = isObject(data) ? listOf(data.mejor_por_nivel).filter(isObject) : [];
  return best.every(({ nivel, precio, aseguradora }) => {
    const level = levels.find((one) => one.nivel === nivel);
    const isIn = level !== undefined && Number(level.desde) <= Number(precio) && Number(precio) <= Number(level.hasta);
    return isIn || silent.includes(aseguradora);
  });
}
