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
