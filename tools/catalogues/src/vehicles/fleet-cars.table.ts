/** A row that contradicts itself, with what it must say instead; null leaves it out. */
export interface FleetCorrection {
  readonly brand: string;
  readonly model: string;
  readonly version: string;
  readonly to: string | null;
  readonly reason: string;
}

/** Found by comparing badges, displacement and power: each is a name that the rule of the source made up. */
export const fleetCorrections: readonly FleetCorrection[] = [
  {
    brand: 'MERCEDES-BENZ',
    model: 'Clase A',
    version: 'A 170 CDI 116 CV',
    to: 'A 170 116 CV',
    reason: 'names corrected: 1,699 cc and 85 kW are the petrol A 170, not the CDI',
  },
  {
    brand: 'NISSAN',
    model: 'NV200',
    version: '1.9 dCi 110 CV',
    to: null,
    reason: 'rows left out: the displacement, the badge and the fuel contradict each other',
  },
];

/** Models that the fleet tables name otherwise than the catalogue does. */
export const fleetModels: ReadonlyMap<string, string> = new Map([
  ['MERCEDES-BENZ SL', 'Clase SL'],
  ['VOLKSWAGEN Kombi', 'Transporter'],
]);
