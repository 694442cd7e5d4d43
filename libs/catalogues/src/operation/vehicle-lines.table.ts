import { LINES, motorEnumerations } from '@cotiza/contract';
import { existing } from '@cotiza/kernel';
import type { Fuel } from '@cotiza/quoting';

/** What the vehicle catalogues need to know of a value of `ramo`. */
export interface VehicleLine {
  readonly data: 'cars' | 'motorcycles';
  /** Values of `motor`. */
  readonly engines: readonly string[];
  /** The catalogue that lists those values. */
  readonly enginesCatalogue: 'fuel-types' | 'motorcycle-engine-types';
  readonly admits: (engine: string, fuel: Fuel) => boolean;
}

/** The lines by their value of `ramo`. */
export const vehicleLines: ReadonlyMap<string, VehicleLine> = new Map<string, VehicleLine>([
  [
    LINES.Car.ramo,
    {
      data: 'cars',
      engines: motorEnumerations.fuel.values,
      enginesCatalogue: 'fuel-types',
      admits: (engine, fuel) => engine === fuel,
    },
  ],
  [
    LINES.Motorcycle.ramo,
    {
      data: 'motorcycles',
      engines: motorEnumerations.motorcycleEngine.values,
      enginesCatalogue: 'motorcycle-engine-types',
      admits: (engine, fuel) => (engine === 'Electric') === (fuel === 'Electric'),
    },
  ],
]);

/** The line that a query names, which has been checked. */
export const vehicleLineOf = ({ ramo }: { readonly ramo?: string }): VehicleLine =>
  existing(vehicleLines.get(ramo ?? ''), 'line of vehicles in the query');
