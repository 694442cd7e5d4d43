export type { Fuel, Town, VehicleVersion } from '@cotiza/insurers-port';
export type * from './ports/reference-data';
