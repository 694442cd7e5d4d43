import { valueAt, withValue } from '../validation/body-values';
import { isSaid } from './middle-values';
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

const QUALITY = 'risk.build_quality';
const SUM = 'risk.buildings_limit';

const isQuality = (value: unknown): value is BuildQuality =>
  typeof value === 'string' && Object.hasOwn(REBUILD_EUROS_PER_M2, value);

/** So many times what rebuilding a dwelling of these metres and quality costs, in whole euros. */
export const rebuilding =
  (times: number) =>
  (body: Json): number => {
    const quality = valueAt(body, QUALITY);
    const euros = REBUILD_EUROS_PER_M2[isQuality(quality) ? quality : 'Normal'];
    return Math.round(Number(valueAt(body, 'risk.area_m2')) * euros * times);
  };

/** Shares of what rebuilding costs within which a sum insured needs no second look. */
export const LIKELY_SHARES = { least: 0.5, most: 3 } as const;

const isLikely = (body: Json, quality: BuildQuality): boolean => {
  const share = Number(valueAt(body, SUM)) / rebuilding(1)(withValue(body, QUALITY, quality));
  return share >= LIKELY_SHARES.least && share <= LIKELY_SHARES.most;
};

/** The quality nearest to the middle whose rebuilding costs about as much as the building is insured for. */
export const qualityOfSum = (body: Json): BuildQuality | undefined =>
  isSaid(body, SUM) && !isLikely(body, 'Normal')
    ? (['High', 'Luxury', 'Basic'] as const).find((quality) => isLikely(body, quality))
    : undefined;

/** A tenant insures works of their own, which cost less than half of the building. */
export const tenantOfSum = (body: Json): 'Tenant' | undefined => {
  const quality = isSaid(body, QUALITY) ? body : withValue(body, QUALITY, 'Basic');
  return Number(valueAt(body, SUM)) < rebuilding(LIKELY_SHARES.least)(quality) ? 'Tenant' : undefined;
};

/** The cost of rebuilding; a tenant does not own the building. */
export const ownBuildings = (body: Json): number => (valueAt(body, 'risk.use') === 'Tenant' ? 0 : rebuilding(1)(body));
