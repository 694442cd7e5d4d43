import { type BrandRow, DATA_FORMAT, type ModelRow, type VehiclesFile, type VersionRow } from '@cotiza/catalogues';
import { motorEnumerations } from '@cotiza/contract';
import type { ImportReport } from '../import.report';
import { inSpanish } from '../spanish-order';
import { IdRegister } from './stable-id';
import type { VehicleRecord, VehicleSet } from './vehicle-record';
import { calmestOf, type MergedVersion, mergeVersions } from './version.merger';

const FUELS = motorEnumerations.fuel.values;

/**
 * The file of one line of vehicles: duplicates joined, everything in the order in which it is shown.
 *
 * @throws IdCollisionError when two of its brands, models or versions share an id
 */
export function buildVehiclesFile(
  set: VehicleSet,
  records: readonly VehicleRecord[],
  report: ImportReport,
): VehiclesFile {
  const merged = withOneSpelling(mergeVersions(records)).sort(inDisplayOrder);
  report.note('rows joined with another of the same version', records.length - merged.length);
  const ids = new IdRegister();
  const brands = new Map<string, BrandRow>();
  const models = new Map<string, ModelRow>();
  const [brandIndexes, modelIndexes] = [new Map<string, number>(), new Map<string, number>()];
  const versions = merged.map((version): VersionRow => {
    const { brandKey, modelKey, versionKey } = version;
    if (!brands.has(brandKey)) {
      brandIndexes.set(brandKey, brands.size);
      brands.set(brandKey, [ids.idOf(`${set.letter}B`, brandKey), version.brand]);
    }
    if (!models.has(modelKey)) {
      modelIndexes.set(modelKey, models.size);
      models.set(modelKey, [ids.idOf(`${set.letter}M`, modelKey), brandIndexes.get(brandKey)!, version.model]);
    }
    return rowOf(ids.idOf(`${set.letter}V`, versionKey), modelIndexes.get(modelKey)!, version);
  });
  report.wrote(`${brands.size} brands, ${models.size} models, ${versions.length} versions`);
  return {
    format: DATA_FORMAT,
    source: set.source,
    fuels: FUELS,
    brands: [...brands.values()],
    models: [...models.values()],
    versions,
  };
}

function rowOf(id: string, model: number, version: MergedVersion): VersionRow {
  const { displacementCc, powerKw, fromYear, toYear, newPriceCents } = version;
  return [
    id,
    model,
    version.version,
    FUELS.indexOf(version.fuel),
    displacementCc,
    powerKw,
    fromYear,
    toYear,
    newPriceCents,
  ];
}

/** Versions of one brand or model may spell its name in several ways; all take the calmest. */
function withOneSpelling(versions: readonly MergedVersion[]): MergedVersion[] {
  const brandNames = calmestByKey(versions, ({ brandKey, brand }) => [brandKey, brand]);
  const modelNames = calmestByKey(versions, ({ modelKey, model }) => [modelKey, model]);
  return versions.map((version) => ({
    ...version,
    brand: brandNames.get(version.brandKey)!,
    model: modelNames.get(version.modelKey)!,
  }));
}

function calmestByKey(versions: readonly MergedVersion[], entryOf: (version: MergedVersion) => [string, string]) {
  const names = new Map<string, Set<string>>();
  for (const version of versions) {
    const [key, name] = entryOf(version);
    const spellings = names.get(key);
    if (spellings) spellings.add(name);
    else names.set(key, new Set([name]));
  }
  return new Map([...names].map(([key, spellings]) => [key, calmestOf([...spellings])]));
}

function inDisplayOrder(a: MergedVersion, b: MergedVersion): number {
  return (
    inSpanish(a.brand, b.brand) ||
    inSpanish(a.model, b.model) ||
    inSpanish(a.version, b.version) ||
    a.powerKw - b.powerKw ||
    a.displacementCc - b.displacementCc ||
    (a.versionKey < b.versionKey ? -1 : 1)
  );
}
