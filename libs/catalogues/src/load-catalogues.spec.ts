import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DATA_FILES, type PlacesFile, type VehiclesFile } from './data-files/data-layout';
import { EMBEDDED_DATA_DIR, loadCatalogues } from './load-catalogues';

const read = <T>(name: string) => JSON.parse(readFileSync(join(EMBEDDED_DATA_DIR, name), 'utf8')) as T;
const { referenceData } = loadCatalogues();
const places = read<PlacesFile>(DATA_FILES.places);
const cars = read<VehiclesFile>(DATA_FILES.cars);
const motorcycles = read<VehiclesFile>(DATA_FILES.motorcycles);

it('the embedded data names the faulty file, and the way to rebuild it', () => {
  const dir = mkdtempSync(join(tmpdir(), 'catalogues-'));
  expect(() => loadCatalogues(dir)).toThrow(/places\.json: it cannot be read.*npm run generate/);
  writeFileSync(join(dir, DATA_FILES.places), '{"format":');
  expect(() => loadCatalogues(dir)).toThrow(/places\.json: it is not JSON/);
  writeFileSync(join(dir, DATA_FILES.places), '{"format":0}');
  expect(() => loadCatalogues(dir)).toThrow(/places\.json: its layout/);
});

describe('places', () => {
  it('tells the municipalities of a code that has several, also across a province', () => {
    const answer = referenceData.findPostalCode('01427');
    expect(answer.kind === 'listed' && answer.towns.map(({ provinceCode }) => provinceCode)).toContain('09');
  });

  it('does not list a code that no file has, a placeholder, or one whose only town is a slip', () => {
    for (const code of ['28999', '28000', '10000', '35000', '03020', '04723', '15654']) {
      expect(referenceData.findPostalCode(code)).toEqual({ kind: 'unlisted', provinceCode: code.slice(0, 2) });
    }
  });

  it('has every town in a province, and only known towns in its codes', () => {
    const provinces = new Set(places.provinces.map(([code]) => code));
    for (const [id] of places.towns) expect(provinces).toContain(referenceData.findTown(id)!.provinceCode);
    for (const [, ...ids] of places.postalCodes) {
      expect(ids.every((id) => referenceData.findTown(id) !== undefined)).toBe(true);
    }
  });
});

describe('vehicles', () => {
  it('gives every brand, model and version an id of its own, of at most 20 characters', () => {
    const ids = [cars, motorcycles].flatMap(({ brands, models, versions }) =>
      [...brands, ...models, ...versions].map(([id]) => id),
    );
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[CM][BMV][0-9A-HJKMNP-TV-Z]{10}$/.test(id))).toEqual([]);
  });

  it('finds a version under each id that led to it', () => {
    const ofVersions = cars.aliases.filter(([, id]) => id.startsWith('CV'));
    for (const [formerId, id] of ofVersions) expect(referenceData.findCar(formerId)?.id).toBe(id);
    expect(cars.aliases.length).toBeGreaterThan(100);
  });

  it('finds the generic versions of a model under its former id', () => {
    const ofModels = cars.aliases.filter(([, id]) => id.startsWith('CM'));
    for (const [formerId, id] of ofModels) {
      expect(referenceData.findCar(`CG${formerId.slice(2)}E6`)?.modelId).toBe(id);
      expect(referenceData.brandOfCarModel(formerId)).toBe(referenceData.brandOfCarModel(id));
    }
    expect(ofModels.length).toBeGreaterThan(0);
  });

  it('has names of their own for the versions of a model', () => {
    for (const { versions } of [cars, motorcycles]) {
      const names = versions.map(([, model, name]) => `${model} ${name.toLowerCase()}`);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('has cars of every decade, and a way out for every brand and for any other', () => {
    const least = [15, 200, 900, 1000, 900, 2000];
    for (const [at, year] of [1990, 1998, 2005, 2012, 2018, 2024].entries()) {
      const onSale = cars.versions.filter((row) => (row[6] ?? Infinity) <= year && (row[7] ?? Infinity) >= year);
      expect(onSale.length).toBeGreaterThan(least[at]!);
    }
    for (const { brands, models } of [cars, motorcycles]) {
      const others = models.filter(([, , name]) => name === 'Otro modelo').map(([, brand]) => brand);
      expect(others).toEqual(brands.map((_, index) => index));
      expect(brands.at(-1)![1]).toBe('Otra marca');
    }
  });

  it('does not find a car among the motorcycles, nor the other way round', () => {
    expect(referenceData.findMotorcycle(cars.versions[0]![0])).toBeUndefined();
    expect(referenceData.findCar(motorcycles.versions[0]![0])).toBeUndefined();
    expect(referenceData.findCar('__proto__')).toBeUndefined();
  });

  it('has sensible figures', () => {
    for (const { fuels, versions } of [cars, motorcycles]) {
      for (const [id, , , fuel, displacementCc, powerKw, fromYear, toYear, cents, basis] of versions) {
        const isSensible =
          powerKw > 0 &&
          Number.isInteger(Math.round(powerKw * 10_000) / 1000) &&
          (displacementCc === 0) === (fuels[fuel] === 'Electric') &&
          (fromYear ?? 0) <= (toYear ?? Infinity) &&
          (basis === null) === (cents === null) &&
          (cents === null || (Number.isInteger(cents) && cents > 500_00));
        expect([id, isSensible]).toEqual([id, true]);
      }
    }
  });

  it('has names without noise', () => {
    const names = [cars, motorcycles].flatMap(({ brands, models, versions }) => [
      ...brands.map(([, name]) => name),
      ...models.map(([, , name]) => name),
      ...versions.map(([, , name]) => name),
    ]);
    const foreign =
      /(?<!\p{L})(?:avec|sans|ou|pour|portes|places|bo[iî]te|pneus?|cuir|vitré|éqt|BV[AMR]|court|toit|jantes|RHD|LHD|doors?|seats|with|and|wheelbase|châssis|classe)(?!\p{L})|\d\*\d/iu;
    expect(names.filter((name) => foreign.test(name))).toEqual([]);
    const noise = /^$|^\s|\s$|\s\s|[\p{Cc}\p{Cf}\uFFFD]|N\/A|\bMY ?\d\d|Â|Ã|\(VH\)|\(VL\)/u;
    expect(names.filter((name) => noise.test(name))).toEqual([]);
  });
});

describe('occupations and companies', () => {
  it('knows an occupation of four digits and not a group', () => {
    expect(['0011', '1120'].map((code) => referenceData.hasOccupation(code))).toEqual([true, true]);
    expect(['001', '0', '9999', ''].map((code) => referenceData.hasOccupation(code))).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it('never takes a code of one company catalogue in the other', () => {
    expect([referenceData.hasCarCompany('C0058'), referenceData.hasMotorcycleCompany('C0058')]).toEqual([true, false]);
    expect([referenceData.hasCarCompany('MT-C0058'), referenceData.hasMotorcycleCompany('MT-C0058')]).toEqual([
      false,
      true,
    ]);
  });
});
