import { fromEuros, yearOf } from '@cotiza/kernel';
import type { CarRisk, InsuredHistory } from '../lines/car-risk';
import type { HomeRisk } from '../lines/home-risk';
import { RIDING_AGES } from '../lines/legal-ages';
import type { MotorcycleLicence, MotorcycleRisk } from '../lines/motorcycle-risk';
import { carPriceNew, motorcyclePriceNew } from '../value/retail-value';
import { REMAINING_PERCENT_BY_AGE } from '../value/depreciation.table';
import type { Draw } from './draw';
import { POPULATION } from './population.table';

/** Portfolios with the mix of a Spanish insurer's, where everybody has the legal age: what market levels are measured on. */

const EFFECTIVE_DATE = '2026-11-21';

/** A car licence allows to ride a light scooter once it is three years old. */
const YEARS_OF_B_TO_RIDE = 3;

export function drawCar(draw: Draw, provinceCode = draw.weighted(POPULATION)): CarRisk {
  const driverAge = drawAge(draw, { '18': 3, '22': 4, '26': 6, '30': 17, '40': 25, '50': 22, '60': 15, '70': 8 }, 84);
  const licenceYears = drawSeniority(draw, driverAge, 18);
  const powerKw = Math.round(draw.between(0, 1) ** 1.6 * 130 + 50);
  const fuel = draw.weighted({
    Gasoline: 42,
    Diesel: 44,
    Hybrid: 8,
    PlugInHybrid: 2.5,
    Electric: 2.5,
    Lpg: 0.8,
    Cng: 0.2,
  });
  const vehicleAge = Math.min(draw.integer(0, 15), draw.integer(2, 24));
  const priceNew = carPriceNew({ declaredCents: null, catalogueCents: null, powerKw, fuel });
  const fines = draw.weighted({ '0': 86, '1': 9, '2': 3, '3': 1, '4': 0.5, '5': 0.3, '6': 0.2 });
  return {
    line: 'Car',
    effectiveDate: EFFECTIVE_DATE,
    holderAge: driverAge,
    driverAge,
    licenceYears,
    licenceAge: driverAge - licenceYears,
    ...drawHistory(draw, licenceYears),
    provinceCode,
    vehicleAge,
    powerKw,
    fuel,
    retailValueCents: valueAt(priceNew, vehicleAge),
    annualKm: draw.weighted({
      UpTo5000km: 10,
      UpTo10000km: 30,
      UpTo15000km: 30,
      UpTo20000km: 16,
      UpTo25000km: 7,
      UpTo30000km: 4,
      MoreThan30000km: 3,
    }),
    parking: draw.weighted({ PrivateGarage: 38, CommunalParking: 22, NoGarage: 40 }),
    use: draw.weighted({ Private: 95, Professional: 4, PublicService: 1 }),
    fines,
    parkingFineOnly: fines === '1' && draw.chance(0.4),
    pointsLost: fines !== '0' && draw.chance(0.3),
  };
}

export function drawMotorcycle(draw: Draw, provinceCode = draw.weighted(POPULATION)): MotorcycleRisk {
  const kind = draw.weighted({ moped: 12, electricMoped: 3, scooter: 36, medium: 27, large: 22 });
  const vehicle = drawVehicle(draw, kind);
  const riderAge = drawAge(draw, { '18': 4, '22': 6, '26': 9, '30': 22, '40': 27, '50': 22, '60': 10 }, 72);
  const seniority = drawSeniority(draw, riderAge, kind === 'scooter' || kind === 'moped' ? 18 : 22);
  const vehicleAge = Math.min(draw.integer(0, 14), draw.integer(0, 20));
  const licence = drawLicence(draw, kind, riderAge);
  const usualYears = kind === 'scooter' ? Math.max(YEARS_OF_B_TO_RIDE, seniority) : seniority;
  const licenceYears = Math.min(usualYears, riderAge - RIDING_AGES[licence]);
  return {
    line: 'Motorcycle',
    effectiveDate: EFFECTIVE_DATE,
    holderAge: riderAge,
    riderAge,
    licence,
    licenceYears,
    licenceAge: riderAge - licenceYears,
    licenceDate: yearsBefore(licenceYears),
    spanishLicence: true,
    experience: draw.weighted({ ThisMotorcycle: 50, OtherMotorcycle: 35, NoExperience: 15 }),
    ...drawHistory(draw, licenceYears),
    provinceCode,
    ...vehicle,
    vehicleAge,
    retailValueCents: valueAt(motorcyclePriceNew({ catalogueCents: null, ...vehicle }), vehicleAge),
    garage: draw.weighted({ PrivateGarage: 45, CommunalParking: 25, NoGarage: 30 }),
    kilometersPerYear: Math.round(draw.between(0, 1) ** 2 * 14_000 + 1_000),
  };
}

/** What those who ride such a vehicle usually hold; who is too young for it holds the one below. */
function drawLicence(draw: Draw, kind: string, age: number): MotorcycleLicence {
  if (kind === 'moped' || kind === 'electricMoped') return 'AM';
  if (kind === 'scooter') {
    const licence = draw.weighted({ B: 60, A1: 20, A: 20 });
    return age < RIDING_AGES[licence] + YEARS_OF_B_TO_RIDE ? 'A1' : licence;
  }
  const licence = draw.weighted({ A2: 35, A: 65 });
  return age < RIDING_AGES[licence] ? 'A2' : licence;
}

function drawVehicle(draw: Draw, kind: string): Pick<MotorcycleRisk, 'electric' | 'displacementCc' | 'powerKw'> {
  if (kind === 'moped') return { electric: false, displacementCc: 49, powerKw: 2.6 };
  if (kind === 'electricMoped') return { electric: true, displacementCc: 0, powerKw: 3 };
  if (kind === 'scooter') return { electric: false, displacementCc: 125, powerKw: draw.integer(7, 11) };
  if (kind === 'medium')
    return { electric: false, displacementCc: draw.integer(278, 690), powerKw: draw.integer(18, 55) };
  return { electric: false, displacementCc: draw.integer(745, 1_290), powerKw: draw.integer(54, 130) };
}

export function drawHome(draw: Draw): HomeRisk {
  const dwellingType = draw.weighted({
    MiddleFloor: 50,
    TopFloor: 10,
    GroundFloor: 9,
    DetachedHouse: 12,
    TerracedHouse: 19,
  });
  const house = dwellingType === 'DetachedHouse' || dwellingType === 'TerracedHouse';
  const areaM2 = house ? draw.integer(90, 260) : draw.integer(45, 130);
  const yearBuilt = 2026 - Math.round(draw.between(0, 1) ** 1.2 * 90);
  const use = draw.weighted({ Owner: 76, Rental: 12, Tenant: 12 });
  const buildQuality = draw.weighted({ Basic: 18, Normal: 64, High: 15, Luxury: 3 });
  const euros = areaM2 * draw.between(750, 1_150);
  return {
    line: 'Home',
    effectiveDate: EFFECTIVE_DATE,
    holderAge: 50,
    areaM2,
    yearBuilt,
    lastReformYear: draw.chance(0.35) ? draw.integer(Math.max(yearBuilt, 2000), 2026) : null,
    use,
    occupancy: draw.weighted({ MainResidence: 84, SecondHome: 16 }),
    dwellingType,
    location: draw.weighted({ CityCentre: 84, ResidentialDevelopment: 14, Depopulated: 2 }),
    materials: draw.weighted({ NonCombustible: 95, LessThan25Combustible: 4, MoreThan25Combustible: 1 }),
    buildQuality,
    alarm: draw.weighted({ NoAlarm: 78, ConnectedAlarm: 15, NonConnectedAlarm: 7 }),
    securityDoor: draw.chance(0.45),
    securityWindows: draw.chance(0.25),
    settlement: draw.weighted({ ReplacementValue: 88, FirstRisk: 12 }),
    buildingsCents: use === 'Tenant' && draw.chance(0.7) ? 0 : fromEuros(Math.round(euros / 1_000) * 1_000),
    contentsCents: use === 'Rental' && draw.chance(0.4) ? 0 : fromEuros(draw.integer(8, 45) * 1_000),
  };
}

/** An age by decade, as often as each decade's weight says; the last one ends at `oldest`. */
function drawAge(draw: Draw, weights: Readonly<Record<string, number>>, oldest: number): number {
  const from = Number(draw.weighted(weights));
  const next = Object.keys(weights)
    .map(Number)
    .find((each) => each > from);
  return draw.integer(from, (next ?? oldest + 1) - 1);
}

/** Years since a licence that most get within six years of the first age that allows it. */
function drawSeniority(draw: Draw, age: number, firstAge: number): number {
  return Math.max(0, age - firstAge - draw.integer(0, 6));
}

function yearsBefore(years: number): string {
  return `${yearOf(EFFECTIVE_DATE) - years}${EFFECTIVE_DATE.slice(4)}`;
}

function drawHistory(draw: Draw, licenceYears: number): InsuredHistory {
  const insuredYears = draw.chance(0.12) ? 0 : Math.min(licenceYears, draw.integer(0, 30));
  const claimed = insuredYears > 0 && draw.chance(0.2);
  if (!claimed) return { insuredYears, cleanYears: insuredYears, atFaultClaims: 0 };
  const cleanYears = Math.min(insuredYears, draw.integer(0, 4));
  return { insuredYears, cleanYears, atFaultClaims: draw.chance(0.15) ? 2 : 1 };
}

function valueAt(priceNewCents: number, vehicleAge: number): number {
  const oldest = REMAINING_PERCENT_BY_AGE.length - 1;
  return Math.round((priceNewCents * REMAINING_PERCENT_BY_AGE[Math.min(vehicleAge, oldest)]!) / 100);
}
