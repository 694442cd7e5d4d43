/** One class of the official table: the price new of vehicles up to a size, in euros. */
export interface OfficialClass {
  /** Largest size of the class, inclusive; `Infinity` in the last one. */
  readonly upTo: number;
  readonly newPriceEuros: number;
}

/** Price new of motorcycles and mopeds by displacement in cubic centimetres: Orden HAC/1501/2025 (BOE-A-2025-26357). */
export const COMBUSTION_CLASSES: readonly OfficialClass[] = [
  { upTo: 50, newPriceEuros: 950 },
  { upTo: 75, newPriceEuros: 1_150 },
  { upTo: 125, newPriceEuros: 1_600 },
  { upTo: 150, newPriceEuros: 1_700 },
  { upTo: 200, newPriceEuros: 1_900 },
  { upTo: 250, newPriceEuros: 2_250 },
  { upTo: 350, newPriceEuros: 3_100 },
  { upTo: 450, newPriceEuros: 3_800 },
  { upTo: 550, newPriceEuros: 4_150 },
  { upTo: 750, newPriceEuros: 6_700 },
  { upTo: 1000, newPriceEuros: 10_000 },
  { upTo: 1200, newPriceEuros: 12_550 },
  { upTo: Infinity, newPriceEuros: 15_500 },
];

/** Price new of electric motorcycles by power in kilowatts: Orden HAC/1501/2025 (BOE-A-2025-26357). */
export const ELECTRIC_CLASSES: readonly OfficialClass[] = [
  { upTo: 2, newPriceEuros: 1_400 },
  { upTo: 4, newPriceEuros: 2_000 },
  { upTo: 6, newPriceEuros: 2_700 },
  { upTo: 9, newPriceEuros: 3_700 },
  { upTo: 12, newPriceEuros: 4_500 },
  { upTo: 15, newPriceEuros: 5_200 },
  { upTo: 20, newPriceEuros: 6_000 },
  { upTo: 25, newPriceEuros: 6_700 },
  { upTo: 30, newPriceEuros: 8_500 },
  { upTo: 40, newPriceEuros: 10_900 },
  { upTo: 55, newPriceEuros: 12_300 },
  { upTo: 75, newPriceEuros: 17_800 },
  { upTo: 90, newPriceEuros: 20_300 },
  { upTo: Infinity, newPriceEuros: 24_400 },
];
