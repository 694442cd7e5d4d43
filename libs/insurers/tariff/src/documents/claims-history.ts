import { defined } from '@cotiza/kernel';
import type { BonusMalusRow, FactorRow, RateBook } from '../book/rate-book';

/** The facts of the claims history that a book may read, in words. */
const HISTORY: Readonly<Record<string, string>> = {
  insuredYears: 'los años asegurado',
  cleanYears: 'los años sin siniestros',
  atFaultClaims: 'los siniestros con culpa de los últimos cinco años',
};

/**
 * Says how the product of a book uses the claims history, from the rates of the book (RDLeg 8/2004, art. 2.7): sentences, none where
 * it does not.
 */
export function claimsHistoryOf(book: RateBook): readonly string[] {
  const scales = book.factors.filter((row) => row.kind === 'bonus-malus');
  const others = book.factors.filter((row) => 'variable' in row && row.variable in HISTORY);
  return [
    ...scales.flatMap((scale) => scaleInWords(book, scale)),
    ...others.map((row) => `También cuentan ${HISTORY[defined(variableOf(row), 'variable')]}.`),
    ...book.declines
      .filter(({ when }) => when.some(({ variable }) => variable in HISTORY))
      .map(({ message }) => message),
    ...book.modalities
      .filter(({ notOfferedWhen }) => notOfferedWhen.flat().some(({ variable }) => variable in HISTORY))
      .map(({ modality }) => `${modality} no se ofrece con cualquier historial.`),
  ];
}

const variableOf = (row: FactorRow): string | undefined => ('variable' in row ? row.variable : undefined);

function scaleInWords(book: RateBook, { cleanYears, perClaim, cap, applies }: BonusMalusRow): readonly string[] {
  const last = cleanYears.length - 1;
  const steps = cleanYears.map((factor, years) => {
    const without = years === 0 ? 'ninguno' : years === last ? `${years} o más` : String(years);
    return `${without}, ${change(factor)}`;
  });
  const names = book.guarantees.filter(({ id }) => applies === 'all' || applies.includes(id)).map(({ name }) => name);
  return [
    `Por los años seguidos sin siniestros, sobre la prima de base: ${steps.join('; ')}.`,
    `Cada siniestro con culpa de los últimos cinco años suma ${points(perClaim)} puntos, hasta ${change(cap)} como mucho.`,
    `Se aplica a estas garantías: ${names.join('; ')}.`,
  ];
}

const points = (share: number): string =>
  (100 * share).toLocaleString('es-ES', { maximumFractionDigits: 2, useGrouping: false });

/** `un 5 % menos`, whose first space after a figure does not break. */
function change(factor: number): string {
  if (factor === 1) return 'lo mismo';
  return `un ${points(Math.abs(factor - 1))}\u00a0% ${factor > 1 ? 'más' : 'menos'}`;
}
