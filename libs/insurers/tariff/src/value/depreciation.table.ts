/**
 * Remaining value of a vehicle, in per cent of its price new, by whole years since its first registration: Orden HAC/1501/2025
 * (BOE-A-2025-26357), Anexo IV, general table. The last figure holds from twelve years on.
 */
export const REMAINING_PERCENT_BY_AGE: readonly number[] = [100, 84, 67, 56, 47, 39, 34, 28, 24, 19, 17, 13, 10];
