import { existing } from '@cotiza/kernel';
import { LARGE_TOWNS, type RatedPlace } from '@cotiza/insurers-tariff';
import type { Draw } from './draw';
import { POPULATION } from './population.table';

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
  const inhabitants = existing(POPULATION[provinceCode], 'population of that province') * 10;
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
