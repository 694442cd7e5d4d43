import type { InsuranceLine } from '@cotiza/contract';

export const VENDOR_LINES = ['Home', 'Car', 'Motorcycle'] as const satisfies readonly InsuranceLine[];

export type VendorLine = (typeof VENDOR_LINES)[number];
