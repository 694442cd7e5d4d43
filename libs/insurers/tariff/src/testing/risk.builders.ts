import { defined } from '@cotiza/kernel';
import { carChoices, type CarRisk } from '../lines/car-risk';
import { chosenBy, type Choices } from '../lines/variable';
import { homeChoices, type HomeRisk } from '../lines/home-risk';
import { motorcycleChoices, type MotorcycleRisk } from '../lines/motorcycle-risk';

/** Ordinary risks of invented people: every insurer wants them. A test states only what it is about. */

/** The first value of each choice; flags do not hold. */
const plain = <C extends Choices>(choices: C) =>
  chosenBy(
    choices,
    ({ values }) => defined(values[0], 'first value of a choice'),
    () => false,
  );

export function aCar(changes: Partial<CarRisk> = {}): CarRisk {
  return {
    ...plain(carChoices),
    line: 'Car',
    effectiveDate: '2026-11-25',
    holderAge: 41,
    driverAge: 41,
    licenceYears: 20,
    licenceAge: 21,
    insuredYears: 15,
    cleanYears: 6,
    atFaultClaims: 0,
    provinceCode: '28',
    townId: 28_079,
    postalCode: '28015',
    employment: 'Employee',
    vehicleAge: 4,
    powerKw: 85,
    fuel: 'Gasoline',
    retailValueCents: 10_500_00,
    annualKm: 'UpTo15000km',
    parking: 'CommunalParking',
    use: 'Private',
    fines: '0',
    parkingFineOnly: false,
    pointsLost: false,
    ...changes,
  };
}

export function aMotorcycle(changes: Partial<MotorcycleRisk> = {}): MotorcycleRisk {
  return {
    ...plain(motorcycleChoices),
    line: 'Motorcycle',
    effectiveDate: '2026-11-25',
    holderAge: 38,
    riderAge: 38,
    licence: 'A2',
    licenceYears: 9,
    licenceAge: 28,
    licenceDate: '2017-05-20',
    spanishLicence: true,
    experience: 'ThisMotorcycle',
    insuredYears: 8,
    cleanYears: 5,
    atFaultClaims: 0,
    provinceCode: '28',
    electric: false,
    displacementCc: 471,
    powerKw: 35,
    vehicleAge: 3,
    retailValueCents: 4_000_00,
    garage: 'CommunalParking',
    kilometersPerYear: 6_000,
    ...changes,
  };
}

export function aMoped(changes: Partial<MotorcycleRisk> = {}): MotorcycleRisk {
  return aMotorcycle({ licence: 'AM', displacementCc: 49, powerKw: 2.5, retailValueCents: 800_00, ...changes });
}

export function aHome(changes: Partial<HomeRisk> = {}): HomeRisk {
  return {
    ...plain(homeChoices),
    line: 'Home',
    effectiveDate: '2026-11-25',
    holderAge: 52,
    provinceCode: '28',
    townId: 28_079,
    postalCode: '28015',
    areaM2: 88,
    rooms: 3,
    yearBuilt: 1998,
    lastReformYear: null,
    use: 'Owner',
    occupancy: 'MainResidence',
    dwellingType: 'MiddleFloor',
    location: 'CityCentre',
    materials: 'NonCombustible',
    buildQuality: 'Normal',
    alarm: 'NoAlarm',
    securityDoor: true,
    securityWindows: false,
    settlement: 'ReplacementValue',
    buildingsCents: 95_000_00,
    contentsCents: 25_000_00,
    ...changes,
  };
}
