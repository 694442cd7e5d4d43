import { fromEuros } from '@cotiza/kernel';
import type { ImportReport } from '../import.report';
import { fullOf, isLimited } from './motorcycle-powers.importer';
import type { OfficialMotorcycleValues } from './official-value';
import { PriceEstimator, type Priceable } from './price-estimator';
import type { MergedVersion } from './version.merger';

/** Estimates are stated in tens of euros. */
const ROUNDED_TO = 10;

/**
 * Adds an estimated price to every motorcycle without a known one: the official value of its displacement or power, corrected
 * by how far the known prices of its brand and class are from theirs.
 */
export function motorcyclePrices(
  versions: readonly MergedVersion[],
  values: OfficialMotorcycleValues,
  report: ImportReport,
): MergedVersion[] {
  const priceable = (version: MergedVersion): Priceable | undefined => {
    const isElectric = version.fuel === 'Electric';
    const baseEuros = values.valueOf(isElectric, version.displacementCc, version.powerKw);
    return baseEuros === undefined ? undefined : { ...version, segment: `${isElectric} ${baseEuros}`, baseEuros };
  };
  const known = versions.flatMap((version) => {
    const vehicle = priceable(version);
    return vehicle === undefined || version.newPriceCents === null
      ? []
      : { ...vehicle, euros: version.newPriceCents / 100 };
  });
  const estimator = new PriceEstimator(known);
  const ofIdentity = new Map(versions.flatMap((version) => version.identities.map((each) => [each, version] as const)));
  return versions.map((version) => {
    const vehicle = priceable(unlimited(version, ofIdentity));
    if (version.newPriceCents !== null || vehicle === undefined) return version;
    report.note('prices estimated from the official value and the known ones of the brand and the class');
    const euros = Math.round(estimator.estimate(vehicle) / ROUNDED_TO) * ROUNDED_TO;
    return { ...version, newPriceCents: fromEuros(euros), priceBasis: 'estimado' as const };
  });
}

/** A version that is limited for a licence costs what the full one does. */
function unlimited(version: MergedVersion, ofIdentity: ReadonlyMap<string, MergedVersion>): MergedVersion {
  const full = version.identities.flatMap((each) => (isLimited(each) ? (ofIdentity.get(fullOf(each)) ?? []) : []));
  return full[0] ?? version;
}
