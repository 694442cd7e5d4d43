import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDataFile } from './data-files/data-file.reader';
import { DATA_FILES, type VehiclesFile } from './data-files/data-layout';
import { EMBEDDED_DATA_DIR, loadCatalogues } from './load-catalogues';

/** Characters of a model's id in the list of released ids, and of a version's, after the two letters. */
const [OF_MODEL, OF_VERSION] = [5, 4];

/** Returns beginnings of ids by brand: each model or former model, then its versions and former versions. */
function idsByBrand(): ReadonlyMap<string, readonly string[]> {
  const { referenceData } = loadCatalogues();
  const ids = new Map<string, string[]>();
  for (const name of [DATA_FILES.cars, DATA_FILES.motorcycles]) {
    const { brands, models, versions, aliases } = readDataFile<VehiclesFile>(EMBEDDED_DATA_DIR, name);
    for (const [id] of brands) ids.set(id, []);
    const brandOf = new Map(models.map(([id, brand]) => [id, brands[brand]![0]]));
    for (const [id] of models) ids.get(brandOf.get(id)!)!.push(id.slice(2, 2 + OF_MODEL));
    for (const [former, id] of [...aliases, ...versions.map(([id]) => [id, id] as const)]) {
      const version = referenceData.findCar(former) ?? referenceData.findMotorcycle(former);
      if (version === undefined) ids.get(brandOf.get(id)!)!.push(former.slice(2, 2 + OF_MODEL));
      else ids.get(version.brandId)!.push(version.modelId.slice(2, 2 + OF_MODEL) + former.slice(2, 2 + OF_VERSION));
    }
  }
  return ids;
}

it('keeps every released id of a vehicle, under its brand and model', () => {
  const today = idsByBrand();
  const released = readFileSync(join(__dirname, 'testing', 'released-ids.txt'), 'utf8')
    .trim()
    .split('\n');
  const lost = released.flatMap((line) => {
    const [brand = '', ...words] = line.split(' ');
    const ids = new Set(today.get(brand));
    let model = '';
    return words.flatMap((word) => {
      if (word.length === OF_MODEL) model = word;
      const key = word.length === OF_MODEL ? word : model + word;
      return ids.has(key) ? [] : [`${brand} ${model} ${word}`];
    });
  });
  expect(lost).toEqual([]);
  expect(released.length).toBeGreaterThan(200);
});
