import type { Instalments, Period } from './outcome';

/** Payments a year. */
export const PAYMENTS: Readonly<Record<Period, number>> = { anual: 1, semestral: 2, trimestral: 4, mensual: 12 };

/** Returns whether the payments of a year add up to its price. Of several, each may be rounded by a cent. */
export function paymentsAddUp({ period, priceCents, annualTotalCents }: Instalments): boolean {
  const payments = PAYMENTS[period];
  return Math.abs(priceCents * payments - annualTotalCents) <= (payments === 1 ? 0 : payments);
}
