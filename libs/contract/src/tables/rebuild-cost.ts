import type * as homeEnumerations from '../enumerations/home';

type BuildQuality = (typeof homeEnumerations.buildQuality.values)[number];

/**
 * Euros that rebuilding a square metre of a dwelling costs, by its build quality: from 950 to 1,450, and 1,105 on average
 * (UVE, 2025). `High` lies halfway between the average and the most.
 */
export const REBUILD_EUROS_PER_M2: Readonly<Record<BuildQuality, number>> = {
  Basic: 950,
  Normal: 1_105,
  High: 1_280,
  Luxury: 1_450,
};
