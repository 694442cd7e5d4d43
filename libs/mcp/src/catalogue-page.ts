import type { Fault } from '@cotiza/contract';
import type { Catalogue } from '@cotiza/quoting';

/** Values of a page: as many as a model is given to read at once. */
export const PAGE_SIZE = 100;

export const pagesOf = (total: number): number => Math.max(1, Math.ceil(total / PAGE_SIZE));

/** A catalogue cut to one of its pages; `total` still counts all its values. The fault where it has no such page. */
export function pageOf(catalogue: Catalogue, page: unknown): Catalogue | { readonly fault: Fault } {
  const pages = pagesOf(catalogue.total);
  if (typeof page !== 'number' || !Number.isInteger(page)) return { fault: faultOf('tipo', pages) };
  if (page < 1 || page > pages) return { fault: faultOf('rango', pages) };
  const first = (page - 1) * PAGE_SIZE;
  return { ...catalogue, valores: catalogue.valores.slice(first, first + PAGE_SIZE) };
}

const faultOf = (codigo: 'tipo' | 'rango', pages: number): Fault => ({
  campo: 'pagina',
  codigo,
  mensaje: `Este catálogo tiene ${pages === 1 ? 'una página' : `páginas de la 1 a la ${pages}`}: indica un número entero.`,
});
