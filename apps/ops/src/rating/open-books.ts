import { EMBEDDED_RATE_BOOKS, loadRateBooks, loadTariffs, type RateBook, type Tariffs } from '@cotiza/insurers-tariff';
import { Failure } from '../failure';
import type { Ops } from '../ops';

export interface BooksOptions {
  readonly books?: string;
}

/** The option of every command that reads rate books. */
export const BOOKS_OPTION = [
  '--books <folder>',
  'folder of rate books (default: RATE_BOOKS_DIR, or else those of the embedded insurers)',
] as const;

/** @throws Failure for an invalid book, with all its faults */
export function openBooks(
  { settings }: Pick<Ops, 'settings'>,
  folder: string = settings().RATE_BOOKS_DIR ?? EMBEDDED_RATE_BOOKS,
): { readonly tariffs: Tariffs; readonly books: readonly RateBook[] } {
  try {
    return { tariffs: loadTariffs({ rateBooks: folder }), books: loadRateBooks(folder) };
  } catch (error) {
    throw new Failure(error instanceof Error ? error.message : String(error));
  }
}
