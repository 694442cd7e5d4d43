import type { CarRisk, HomeRisk, MotorcycleRisk } from '@cotiza/insurers-tariff';
import type { Walk } from './cliffs';

/** The facts of a line that grow by ones, with their ranges. The years of a licence do not grow with the driver's age. */
export const CAR_WALKS: readonly Walk<CarRisk>[] = [
  { fact: 'driverAge', from: 18, to: 90, at: (risk, driverAge) => ({ ...risk, driverAge, holderAge: driverAge }) },
  { fact: 'licenceYears', from: 0, to: 40, at: (risk, licenceYears) => ({ ...risk, licenceYears }) },
  { fact: 'cleanYears', from: 0, to: 20, at: (risk, cleanYears) => ({ ...risk, insuredYears: 30, cleanYears }) },
  { fact: 'vehicleAge', from: 0, to: 30, at: (risk, vehicleAge) => ({ ...risk, vehicleAge }) },
  { fact: 'powerKw', from: 30, to: 300, at: (risk, powerKw) => ({ ...risk, powerKw }) },
];

export const MOTORCYCLE_WALKS: readonly Walk<MotorcycleRisk>[] = [
  { fact: 'riderAge', from: 20, to: 85, at: (risk, riderAge) => ({ ...risk, riderAge, holderAge: riderAge }) },
  { fact: 'licenceYears', from: 0, to: 40, at: (risk, licenceYears) => ({ ...risk, licenceYears }) },
  { fact: 'cleanYears', from: 0, to: 20, at: (risk, cleanYears) => ({ ...risk, insuredYears: 30, cleanYears }) },
  { fact: 'vehicleAge', from: 0, to: 30, at: (risk, vehicleAge) => ({ ...risk, vehicleAge }) },
  {
    fact: 'powerKw',
    from: 15,
    to: 130,
    at: (risk, powerKw) => ({ ...risk, electric: false, displacementCc: 650, powerKw }),
  },
];

export const HOME_WALKS: readonly Walk<HomeRisk>[] = [
  { fact: 'areaM2', from: 30, to: 400, at: (risk, areaM2) => ({ ...risk, areaM2 }) },
  { fact: 'yearBuilt', from: 1900, to: 2026, at: (risk, yearBuilt) => ({ ...risk, yearBuilt, lastReformYear: 2026 }) },
  { fact: 'rooms', from: 1, to: 12, at: (risk, rooms) => ({ ...risk, rooms }) },
];
