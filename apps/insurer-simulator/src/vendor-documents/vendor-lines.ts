import type { InsuranceLine } from '@cotiza/contract';

/** The lines that the vendors' documents describe. */
export const VENDOR_LINES = ['Home', 'Car', 'Motorcycle'] as const satisfies readonly InsuranceLine[];

export type VendorLine = (typeof VENDOR_LINES)[number];
