import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DATA_FILES, EMBEDDED_DATA_DIR, type VehiclesFile } from '@cotiza/catalogues';
import { existing } from '@cotiza/kernel';
import type { Fuel } from '@cotiza/quoting';
import { runCommand, toolCommand } from '@cotiza/tools-kit';
import { SOURCE_OPTION, SourceFolder } from './sources/source-folder';
import { knownCarPrices } from './vehicles/car-prices';
import { groupedBy } from './vehicles/grouped-by';
import { type KnownPrice, PriceEstimator } from './vehicles/price-estimator';

const LEAST_SHARE_NEAR = 0.9;
const [LEAST, MOST] = [0.8, 1.25];

interface Options {
  readonly source: string;
  readonly data: string;
}

const PRICES = toolCommand(
  'catalogues -- prices',
  'Compares the estimate of a car price with the known price, by segment: each is estimated without itself, and then without any ' +
    'price of its model.',
  `Ends with 1 unless nine of ten versions that are left out are estimated at ${LEAST} to ${MOST} of their price.`,
)
  .requiredOption('--source <folder>', SOURCE_OPTION)
  .option('--data <folder>', 'folder of the data files', EMBEDDED_DATA_DIR);

void runCommand(PRICES, ({ source, data }: Options) => {
  const file = JSON.parse(readFileSync(join(data, DATA_FILES.cars), 'utf8')) as VehiclesFile;
  const known = knownCarPrices(new SourceFolder(source), versionsOf(file));
  const versions = known.filter(({ model }) => model !== '');
  const isOfModel = (a: KnownPrice, b: KnownPrice) => a.brand === b.brand && a.model === b.model;
  const share = table(`Without the version (${versions.length} known prices)`, versions, known, (a, b) => a === b);
  table('Without the model', versions, known, isOfModel);
  return share >= LEAST_SHARE_NEAR;
});

function versionsOf({ versions, models, brands, fuels, priceBases }: VehiclesFile) {
  return versions.map(([, model, , fuel, , powerKw, , , newPriceCents, basis]) => {
    const [, brand, modelName] = existing(models[model], 'model');
    return {
      brand: existing(brands[brand], 'brand')[1],
      model: modelName,
      fuel: fuels[fuel] as Fuel,
      powerKw,
      newPriceCents,
      priceBasis: basis === null ? null : existing(priceBases[basis], 'basis'),
    };
  });
}

/** Prints estimate by known price, by segment, and returns the share that is near. */
function table(
  title: string,
  versions: readonly KnownPrice[],
  known: readonly KnownPrice[],
  isLeftOut: (version: KnownPrice, known: KnownPrice) => boolean,
): number {
  const estimator = new PriceEstimator(known);
  const measured = versions.map((version) => ({
    segment: version.segment,
    ratio: estimator.estimate(version, (each) => isLeftOut(version, each)) / version.euros,
  }));
  console.log(`\n${title}\nsegment    versions  median     p5    p95  0.80-1.25`);
  const segments = [...groupedBy(measured, ({ segment }) => segment)].sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [segment, rows] of [...segments, ['all', measured] as const]) {
    const ratios = rows.map(({ ratio }) => ratio).sort((a, b) => a - b);
    const figures = [0.5, 0.05, 0.95].map((at) => existing(ratios[Math.floor((ratios.length - 1) * at)], 'ratio'));
    const columns = [...figures, shareNear(ratios)].map((figure) => figure.toFixed(2).padStart(6)).join(' ');
    console.log(`${segment.padEnd(10)} ${String(ratios.length).padStart(8)}  ${columns}`);
  }
  return shareNear(measured.map(({ ratio }) => ratio));
}

function shareNear(ratios: readonly number[]): number {
  return ratios.filter((ratio) => ratio >= LEAST && ratio <= MOST).length / ratios.length;
}
