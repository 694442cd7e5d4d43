import { valueAt } from '../validation/body-values';
import type { Json } from '../validation/compile-condition';
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

const isQuality = (value: unknown): value is BuildQuality =>
  typeof value === 'string' && Object.hasOwn(REBUILD_EUROS_PER_M2, value);

/** So many times what rebuilding a dwelling of these metres and quality costs, in whole euros. */
export const rebuilding =
  (times: number) =>
  (body: Json): number => {
    const quality = valueAt(body, 'risk.build_quality');
    const euros = REBUILD_EUROS_PER_M2[isQuality(quality) ? quality : 'Normal'];
    return Math.round(Number(valueAt(body, 'risk.area_m2')) * euros * times);
  };

/** The cost of rebuilding; a tenant does not own the building. */
export const ownBuildings = (body: Json): number => (valueAt(body, 'risk.use') === 'Tenant' ? 0 : rebuilding(1)(body));
