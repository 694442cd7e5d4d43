import { capitalised } from './calm-name';

/** Brands whose own way of writing is not a capital and small letters. */
const ownSpelling: ReadonlyMap<string, string> = new Map(
  [
    ...[
      'BMW',
      'BYD',
      'BX',
      'DS',
      'GAC Aion',
      'GWM',
      'HiPhi',
      'IM Motors',
      'Ineos',
      'KGM',
      'KTM',
      'M-Hero',
      'McLaren',
      'MG',
      'NIO',
    ],
    ...[
      'NIU',
      'SEAT',
      'smart',
      'SsangYong',
      'SYM',
      'VinFast',
      'XPeng',
      'LiveWire',
      'Citroën',
      'Peugeot',
      'TVR',
      'UMM',
      'GMC',
    ],
    ...['GasGas', 'CFMOTO', 'QJMOTOR', 'MBK', 'TGB', 'MH Motorcycles', 'MV Agusta', 'PGO', 'CPI', 'CSR', 'MTR', 'UM'],
    ...['KSR Moto', 'TRS', 'LML', 'BSA', 'AJP', 'HM', 'ISO', 'MBP', 'Moto GAC', 'Sky Team', 'VMoto'],
    ...['ARO', 'BAIC', 'DFSK', 'DR', 'EVO', 'FAW', 'MAN', 'MPM', 'SWM', 'UAZ'],
  ].map((name) => [plainOf(name), name]),
);

/** A brand as people write it: `MERCEDES-BENZ` is `Mercedes-Benz`, `BMW` stays. */
export function brandName(text: string): string {
  return ownSpelling.get(plainOf(text)) ?? capitalised(text.trim().replace(/\s+/g, ' '));
}

function plainOf(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase().trim();
}
