import { LINES, motorEnumerations } from '@cotiza/contract';
import { defined } from '@cotiza/kernel';
import type { Fuel } from '@cotiza/quoting';

/** The facts of a `ramo` for the vehicle catalogues. */
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

/** Returns the line of a valid query. */
export const vehicleLineOf = ({ ramo }: { readonly ramo?: string }): VehicleLine =>
  defined(vehicleLines.get(ramo ?? ''), 'line of vehicles in the query');
