import type { RateBook } from '../book/rate-book';
import tinyBook from './tiny-book.json';

/** A car book small enough to price by hand: every kind of factor once, two modalities, one excess, one decline. */
export const aTinyBook = (): RateBook => structuredClone(tinyBook) as unknown as RateBook;
