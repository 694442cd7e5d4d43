import type { FleetVersion } from '@cotiza/catalogues';
import { carChoices, carPriceNew, type CarRisk, valueAfter } from '@cotiza/insurers-tariff';
import { yearOf } from '@cotiza/kernel';
import { drawChoices, type Draw } from './draw';
import { versionDrawer, type VersionDrawer } from './fleet';
import { drawAge, drawEmployment, drawHistory, drawSeniority, EFFECTIVE_DATE } from './people';
import { drawPlace } from './places';

/** Insured cars are 13.4 years old on average, and fewer than a third are under 7 (UNESPA): weights by first year of a band. */
const CAR_AGES = { '0': 13, '4': 13, '7': 13, '10': 15, '15': 20, '20': 17, '25': 9 };
const OLDEST_CAR = 33;

/** Drivers by age: DGT, census of drivers, less the young, who are insured less often than they hold a licence. */
const DRIVER_AGES = { '18': 3, '22': 4, '26': 6, '30': 15, '40': 22, '50': 22, '60': 16, '70': 12 };

const YEARS_AROUND = [0, 1, 2, 4, 8, 40] as const;

/** Makes a drawer of cars from the catalogue, weighted by their number on the road: the versions made in a year. */
export function carDrawer(fleet: readonly FleetVersion[]): (draw: Draw, provinceCode?: string) => CarRisk {
  const byYear = new Map<number, VersionDrawer>();
  const of = (year: number): VersionDrawer => {
    const known = byYear.get(year) ?? versionDrawer(madeIn(fleet, year));
    byYear.set(year, known);
    return known;
  };
  return (draw, provinceCode) => {
    const place = drawPlace(draw, provinceCode);
    const driverAge = drawAge(draw, DRIVER_AGES, 84);
    const licenceYears = drawSeniority(draw, driverAge, 18);
    const vehicleAge = drawAge(draw, CAR_AGES, OLDEST_CAR);
    const year = yearOf(EFFECTIVE_DATE) - vehicleAge;
    const { powerKw, fuel, fromYear, newPriceCents } = of(year)(draw);
    const sources = { declaredCents: null, catalogueCents: newPriceCents, powerKw, fuel, fromYear: fromYear ?? year };
    const fines = draw.weighted({ '0': 86, '1': 9, '2': 3, '3': 1, '4': 0.5, '5': 0.3, '6': 0.2 });
    return {
      line: 'Car',
      effectiveDate: EFFECTIVE_DATE,
      holderAge: driverAge,
      driverAge,
      licenceYears,
      licenceAge: driverAge - licenceYears,
      ...drawHistory(draw, licenceYears),
      ...place,
      employment: drawEmployment(draw, driverAge),
      vehicleAge,
      powerKw,
      fuel,
      retailValueCents: valueAfter(carPriceNew(sources), vehicleAge, { effectiveDate: EFFECTIVE_DATE }),
      ...drawChoices(draw, carChoices),
      fines,
      parkingFineOnly: fines === '1' && draw.chance(0.4),
      pointsLost: fines !== '0' && draw.chance(0.3),
    };
  };
}

/** Returns the versions of a year, or of the nearest years with any. */
function madeIn(fleet: readonly FleetVersion[], year: number): readonly FleetVersion[] {
  for (const around of YEARS_AROUND) {
    const made = fleet.filter(
      ({ fromYear, toYear }) => (fromYear ?? 0) - around <= year && year <= (toYear ?? Infinity) + around,
    );
    if (made.some(({ vehicles }) => vehicles > 0)) return made;
  }
  return fleet;
}
