import { capitalised } from './calm-name';

/** Brands whose own way of writing is not a capital and small letters. */
const ownSpelling: ReadonlyMap<string, string> = new Map(
  `AJP ARO BAIC BMW BSA BX BYD CFMOTO Citroën CPI CSR DFSK DR DS EVO FAW GasGas GMC GWM HiPhi HM Ineos ISO KGM KTM LiveWire
   LML M-Hero MAN MBK MBP McLaren MG MPM MTR NIO NIU Peugeot PGO QJMOTOR SEAT smart SsangYong SWM SYM TGB TRS TVR UAZ UM UMM
   VinFast VMoto XPeng`
    .split(/\s+/)
    .concat('GAC Aion', 'IM Motors', 'KSR Moto', 'MH Motorcycles', 'Moto GAC', 'MV Agusta', 'Sky Team')
    .map((name) => [plainOf(name), name]),
);

/** Returns a brand in its usual spelling: `MERCEDES-BENZ` is `Mercedes-Benz`, `BMW` stays. */
export function brandName(text: string): string {
  return ownSpelling.get(plainOf(text)) ?? capitalised(text.trim().replace(/\s+/g, ' '));
}

function plainOf(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase().trim();
}
