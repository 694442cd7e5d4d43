import { REBUILD_EUROS_PER_M2 } from '@cotiza/contract';
import { homeChoices, type HomeRisk } from '@cotiza/insurers-tariff';
import { fromEuros } from '@cotiza/kernel';
import { drawChoices, type Draw } from './draw';
import { EFFECTIVE_DATE } from './people';
import { drawPlace } from './places';

const SQUARE_METRES_A_ROOM = 27;

/** Draws a home: types, regimes and years of construction by INE's census of 2021. */
export function drawHome(draw: Draw, provinceCode?: string): HomeRisk {
  const place = drawPlace(draw, provinceCode);
  const dwellingType = draw.weighted({
    MiddleFloor: 50,
    TopFloor: 10,
    GroundFloor: 9,
    DetachedHouse: 12,
    TerracedHouse: 19,
  });
  const isHouse = dwellingType === 'DetachedHouse' || dwellingType === 'TerracedHouse';
  const areaM2 = isHouse ? draw.integer(90, 230) : draw.integer(45, 130);
  const yearBuilt = 2026 - Math.round(draw.between(0, 1) ** 1.2 * 90);
  const use = draw.weighted({ Owner: 76, Rental: 12, Tenant: 12 });
  const buildQuality = draw.weighted({ Basic: 18, Normal: 64, High: 15, Luxury: 3 });
  const settlement = draw.weighted({ ReplacementValue: 88, FirstRisk: 12 });
  return {
    line: 'Home',
    effectiveDate: EFFECTIVE_DATE,
    holderAge: 50,
    ...place,
    areaM2,
    rooms: Math.max(1, Math.round(areaM2 / SQUARE_METRES_A_ROOM) + draw.integer(-1, 1)),
    yearBuilt,
    lastReformYear: draw.chance(0.35) ? draw.integer(Math.max(yearBuilt, 2000), 2026) : null,
    use,
    dwellingType,
    buildQuality,
    ...drawChoices(draw, homeChoices),
    settlement,
    buildingsCents: use === 'Tenant' && draw.chance(0.7) ? 0 : buildingsSum(draw, areaM2, buildQuality, settlement),
    contentsCents: use === 'Rental' && draw.chance(0.4) ? 0 : fromEuros(draw.integer(8, 45) * 1_000),
  };
}

/**
 * Draws a sum. Most are above the cost of rebuilding, with a mean of about 1,200 euros a square metre; at first risk, a
 * part.
 */
function buildingsSum(
  draw: Draw,
  areaM2: number,
  quality: HomeRisk['buildQuality'],
  settlement: HomeRisk['settlement'],
): number {
  const share = settlement === 'FirstRisk' ? draw.between(0.3, 0.7) : draw.between(0.95, 1.28);
  return fromEuros(Math.round((areaM2 * REBUILD_EUROS_PER_M2[quality] * share) / 1_000) * 1_000);
}
