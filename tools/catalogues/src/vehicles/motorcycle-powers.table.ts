import { existing } from '@cotiza/kernel';

/** A motorcycle whose power in the source is doubtful: the type-approved figure, or null when none is certain. */
export interface PowerCorrection {
  readonly brand: string;
  readonly model: string;
  readonly powerKw: number | null;
}

/** One line for each row that the source marks as doubtful. */
export const powerCorrections: readonly PowerCorrection[] = [
  { brand: 'KAWASAKI', model: 'Ninja 650', powerKw: 50 },
  { brand: 'DUCATI', model: 'Multistrada V2 S', powerKw: 83 },
  { brand: 'KAWASAKI', model: 'Ninja 1000SX', powerKw: 104 },
  { brand: 'YAMAHA', model: 'XSR125', powerKw: 11 },
  { brand: 'KTM', model: '350 EXC-F', powerKw: null },
];

/**
 * Power that is usual for a displacement, up to each size: the limit of the licence for mopeds and motorcycles of 125 cc
 * (AM has no power limit for petrol, its class has 4 kW; A1 has 11), above that the median of the motorcycles whose power
 * is known, rounded, and never less than that of a smaller size.
 */
const POWER_BY_DISPLACEMENT: readonly (readonly [upToCc: number, powerKw: number])[] = [
  [50, 4],
  [125, 11],
  [250, 15],
  [300, 19],
  [400, 25],
  [500, 34],
  [600, 45],
  [700, 54],
  [800, 67],
  [950, 81],
  [Infinity, 100],
];

/** An estimate of the power of a petrol motorcycle by its class, in kilowatts. */
export function estimatedMotorcyclePower(displacementCc: number): number {
  const ofClass = POWER_BY_DISPLACEMENT.find(([upToCc]) => displacementCc <= upToCc);
  return existing(ofClass, `class of ${displacementCc} cc`)[1];
}
