/** One model that the source names wrongly, or only in part. */
export interface ModelCorrection {
  readonly brand: string;
  readonly model: string;
  /** Only for generations that match; any when absent. */
  readonly generation?: RegExp;
  /** The right brand, where that is wrong too. */
  readonly toBrand?: string;
  /** The right model; `generation` takes the name of the generation. */
  readonly to: string | { readonly from: 'generation' };
}

const fromGeneration = { from: 'generation' } as const;

/** Faults of the embedded starter, found by reading it: the first correction that matches is applied. */
export const modelCorrections: readonly ModelCorrection[] = [
  { brand: 'AUDI', model: 'Q4', to: 'Q4 e-tron' },
  { brand: 'DONGFENG', model: 'E', to: fromGeneration },
  { brand: 'FERRARI', model: 'F90', to: 'SF90' },
  { brand: 'FORD', model: 'E', to: fromGeneration },
  { brand: 'FORD', model: 'F', to: fromGeneration },
  { brand: 'GENESIS', model: 'ELECTRIFIED', to: fromGeneration },
  { brand: 'HIPHI', model: 'HIPHI', to: fromGeneration },
  { brand: 'HONDA', model: 'E', to: fromGeneration },
  { brand: 'HONGQI', model: 'E', to: fromGeneration },
  { brand: 'KIA', model: 'Niro PHEV', to: 'Niro' },
  { brand: 'KIA', model: 'Soul EV', to: 'Soul' },
  { brand: 'LAND ROVER', model: 'E', toBrand: 'JAGUAR', to: 'E-Pace' },
  { brand: 'MAZDA', model: 'MX5', to: 'MX-5' },
  { brand: 'MERCEDES-BENZ', model: 'S', to: 'Clase S' },
  { brand: 'MERCEDES-BENZ', model: 'V', to: 'Clase V' },
  { brand: 'MG', model: 'MG', generation: /\bEHS\b/, to: 'EHS' },
  { brand: 'MG', model: 'MG', generation: /\bHS\b/, to: 'HS' },
  { brand: 'MG', model: 'MG', generation: /\bZS\b/, to: 'ZS' },
  { brand: 'MG', model: 'MG', to: fromGeneration },
  { brand: 'MORGAN', model: 'PLUS', to: fromGeneration },
  { brand: 'OPEL', model: 'Zafira', to: 'Zafira Life' },
  { brand: 'PEUGEOT', model: '509', to: '508' },
  { brand: 'PEUGEOT', model: '510', to: '508' },
  { brand: 'RENAULT', model: 'MGANE', to: 'Mégane' },
  { brand: 'RENAULT', model: 'RENAULT', generation: /Renault 5/, to: '5 E-Tech' },
  { brand: 'RENAULT', model: 'RENAULT', generation: /Renault 4/, to: '4 E-Tech' },
  { brand: 'SMART', model: 'smart', generation: /#1/, to: '#1' },
  { brand: 'SMART', model: 'smart', generation: /#3/, to: '#3' },
  { brand: 'SMART', model: 'smart', to: 'EQ fortwo' },
  { brand: 'SMART', model: 'EQ', to: 'EQ fortwo' },
  { brand: 'SMART', model: 'fortwo', to: 'EQ fortwo' },
  { brand: 'SUZUKI', model: 'SX4', to: 'S-Cross' },
  { brand: 'TOYOTA', model: 'BZ4X', to: 'bZ4X' },
  { brand: 'TOYOTA', model: 'C-HR+', generation: /^C-HR(?!\+)/, to: 'C-HR' },
  { brand: 'TOYOTA', model: 'MY25', to: 'C-HR' },
  { brand: 'TOYOTA', model: 'Prius+', generation: /^Prius(?! ?\+)/i, to: 'Prius' },
  { brand: 'TOYOTA', model: 'Rav4', to: 'RAV4' },
  { brand: 'TOYOTA', model: 'TOYOTA', generation: /RAV ?4/i, to: 'RAV4' },
  { brand: 'TOYOTA', model: 'TOYOTA', generation: /C-HR/i, to: 'C-HR' },
  { brand: 'TOYOTA', model: 'TOYOTA', to: fromGeneration },
  { brand: 'VOLKSWAGEN', model: 'KOMBI', to: 'Transporter' },
];

/** Models whose own way of writing is neither capitals nor a capital and small letters. */
export const modelSpellings: ReadonlyMap<string, string> = new Map(
  [
    ...['iX1', 'iX2', 'iX3', 'iCAR', 'eQ7', 'ID. Buzz', 'I-Pace', 'X-Trail', 'bZ4X', 'e-tron GT', 'Crosstrek'],
    ...['e-208', 'e-308', 'e-408', 'e-2008', 'e-3008', 'e-5008'],
  ].map((name) => [name.toUpperCase(), name]),
);
