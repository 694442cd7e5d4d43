import { defined } from '@cotiza/kernel';
import { LARGE_TOWNS, PROVINCE_CODES, type RatedPlace } from '@cotiza/insurers-tariff';
import type { Draw } from './draw';

/**
 * Residents of the provinces in tens of thousands, in the order of their codes, in round figures: the weights of a portfolio, not
 * statistics.
 */
const RESIDENTS = [
  34, 39, 200, 76, 16, 67, 123, 588, 36, 39, 126, 61, 49, 77, 113, 20, 81, 94, 28, 73, 53, 23, 62, 45, 45, 33, 32, 700,
  178, 157, 68, 30, 101, 16, 116, 95, 33, 108, 59, 16, 197, 9, 86, 13, 75, 272, 52, 116, 17, 99, 8, 9,
];

const POPULATION = Object.fromEntries(PROVINCE_CODES.map((code, at) => [code, defined(RESIDENTS[at], 'residents')]));

const TOWNS_A_PROVINCE = 1_000;

/** A municipality of a province outside the lists of large ones: the highest number of a code. */
const SMALL_TOWN = 999;

/** The share of a capital's residents in its centre. */
const CENTRE_SHARE = 0.25;

const LARGEST: ReadonlyMap<string, readonly (readonly [id: number, thousands: number])[]> = byProvince();

function byProvince(): Map<string, (readonly [number, number])[]> {
  const groups = new Map<string, (readonly [number, number])[]>();
  for (const town of LARGE_TOWNS) {
    const code = String(Math.floor(town[0] / TOWNS_A_PROVINCE)).padStart(2, '0');
    groups.set(code, [...(groups.get(code) ?? []), town]);
  }
  return groups;
}

/** Draws a place in a province or anywhere, weighted by inhabitants. The first of a province's list counts as its capital. */
export function drawPlace(draw: Draw, provinceCode = draw.weighted(POPULATION)): RatedPlace {
  const towns = LARGEST.get(provinceCode) ?? [];
  const inhabitants = defined(POPULATION[provinceCode], 'population of that province') * 10;
  let left = draw.between(0, inhabitants);
  const town = towns.find(([, thousands]) => (left -= thousands) < 0);
  const inCentre = draw.chance(CENTRE_SHARE);
  const zone = town === undefined || town !== towns[0] ? '300' : inCentre ? '002' : '020';
  return {
    provinceCode,
    townId: town?.[0] ?? Number(provinceCode) * TOWNS_A_PROVINCE + SMALL_TOWN,
    postalCode: `${provinceCode}${zone}`,
  };
}
