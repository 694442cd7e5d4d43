import type { FleetVersion } from '@cotiza/catalogues';
import {
  carLicenceYears,
  motorcycleChoices,
  motorcyclePriceNew,
  ridingAge,
  valueAfter,
  type MotorcycleRisk,
} from '@cotiza/insurers-tariff';
import { defined, yearOf } from '@cotiza/kernel';
import { drawChoices, type Draw } from './draw';
import { versionDrawer } from './fleet';
import { drawAge, drawHistory, drawSeniority, EFFECTIVE_DATE } from './people';
import { drawPlace } from './places';

/** A quarter of the motorcycles are mopeds and a third have 125 cc; the kinds above share the rest. */
const KINDS = { moped: 25, light: 33, medium: 24, large: 18 };

type Kind = keyof typeof KINDS;

const IS_OF: Readonly<Record<Kind, (version: FleetVersion) => boolean>> = {
  moped: ({ fuel, displacementCc, powerKw }) => (fuel === 'Electric' ? powerKw <= 4 : displacementCc <= 50),
  light: ({ fuel, displacementCc, powerKw }) =>
    fuel === 'Electric' ? powerKw > 4 && powerKw <= 11 : displacementCc > 50 && displacementCc <= 125 && powerKw <= 11,
  medium: ({ displacementCc, powerKw }) => displacementCc > 125 && powerKw <= 55 && displacementCc < 720,
  large: ({ displacementCc, powerKw }) => displacementCc >= 720 && powerKw > 20,
};

const DAY = { effectiveDate: EFFECTIVE_DATE };

/** Years after which a car licence allows light scooters. */
const YEARS_OF_B_TO_RIDE = carLicenceYears(DAY);

/** Makes a drawer of motorcycles from the catalogue, weighted by their number on the road within their kind. */
export function motorcycleDrawer(
  fleet: readonly FleetVersion[],
): (draw: Draw, provinceCode?: string) => MotorcycleRisk {
  const kinds = Object.keys(KINDS) as Kind[];
  const ofKind = Object.fromEntries(kinds.map((kind) => [kind, versionDrawer(fleet.filter(IS_OF[kind]))]));
  return (draw, provinceCode) => {
    const { provinceCode: province } = drawPlace(draw, provinceCode);
    const kind = draw.weighted(KINDS);
    const { fuel, displacementCc, powerKw, newPriceCents } = defined(
      ofKind[kind],
      'kind of motorcycles of that name',
    )(draw);
    const vehicle = { electric: fuel === 'Electric', displacementCc, powerKw };
    const priceNewCents = motorcyclePriceNew({ catalogueCents: newPriceCents, ...vehicle, ...DAY });
    const vehicleAge = Math.min(draw.integer(0, 20), draw.integer(1, 26));
    const riderAge = drawAge(draw, { '18': 4, '22': 6, '26': 9, '30': 22, '40': 27, '50': 22, '60': 10 }, 72);
    const seniority = drawSeniority(draw, riderAge, kind === 'light' || kind === 'moped' ? 18 : 22);
    const licence = drawLicence(draw, kind, riderAge);
    const usualYears = kind === 'light' ? Math.max(YEARS_OF_B_TO_RIDE, seniority) : seniority;
    const licenceYears = Math.min(usualYears, riderAge - ridingAge({ licence, ...DAY }));
    return {
      line: 'Motorcycle',
      effectiveDate: EFFECTIVE_DATE,
      holderAge: riderAge,
      riderAge,
      licence,
      licenceYears,
      licenceAge: riderAge - licenceYears,
      licenceDate: `${yearOf(EFFECTIVE_DATE) - licenceYears}${EFFECTIVE_DATE.slice(4)}`,
      spanishLicence: true,
      experience: draw.weighted({ ThisMotorcycle: 50, OtherMotorcycle: 35, NoExperience: 15 }),
      ...drawHistory(draw, licenceYears),
      provinceCode: province,
      ...vehicle,
      vehicleAge,
      retailValueCents: valueAfter(priceNewCents, vehicleAge, DAY),
      ...drawChoices(draw, motorcycleChoices),
      kilometersPerYear: Math.round(draw.between(0, 1) ** 2 * 14_000 + 1_000),
    };
  };
}

/** Draws the usual licence for a vehicle; riders who are too young for it have the one below. */
function drawLicence(draw: Draw, kind: Kind, age: number): MotorcycleRisk['licence'] {
  if (kind === 'moped') return draw.weighted({ AM: 55, B: 45 });
  if (kind === 'light') {
    const licence = draw.weighted({ B: 60, A1: 20, A: 20 });
    return age < ridingAge({ licence, ...DAY }) + YEARS_OF_B_TO_RIDE ? 'A1' : licence;
  }
  const licence = draw.weighted({ A2: 35, A: 65 });
  return age < ridingAge({ licence, ...DAY }) ? 'A2' : licence;
}
