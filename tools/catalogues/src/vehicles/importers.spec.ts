import type { VehiclesFile } from '@cotiza/catalogues';
import { ImportReport } from '../import.report';
import { SourceFolder } from '../sources/source-folder';
import { sourceTables, writeSourceFolder } from '../testing/source-folder.fixture';
import { importCars } from './cars.importer';
import { importMotorcycles } from './motorcycles.importer';

const NOTHING: ReadonlySet<string> = new Set();
const source = new SourceFolder(writeSourceFolder(sourceTables));

/** Versions as `brand > model > version`, with their figures. */
function versionsOf({ brands, models, versions, fuels }: VehiclesFile) {
  return versions.map(([, model, name, fuel, ...rest]) => {
    const figures = rest.slice(0, 5);
    const [, brand, modelName] = models[model]!;
    return { path: `${brands[brand]![1]} > ${modelName} > ${name}`, fuel: fuels[fuel], figures };
  });
}

describe('importCars', () => {
  const report = new ImportReport('Cars');
  const cars = versionsOf(importCars(source, { without: NOTHING }, report));
  const named = (start: string) => cars.filter(({ path }) => path.startsWith(start));

  it('joins the rows of one version: years of all, median price', () => {
    expect(named('Renault > Clio > TCe manual')).toEqual([
      { path: 'Renault > Clio > TCe manual 6 vel. 91 CV', fuel: 'Gasoline', figures: [999, 67, 2023, 2025, 21_000_00] },
    ]);
  });

  it.each([
    ['Renault > ZOE', 'i Iconic R135 Z.E. 50 136 CV', 'Electric'],
    ['Renault > Mégane', 'Hatchback Iconic E-TECH híbrido enchufable 160 aut. 6 vel. 159 CV', 'PlugInHybrid'],
    ['Kia > Ceed', 'Sportswagon 3 1.5 T-Gdi aut. 7 vel. ISG DCT7 160 CV', 'Gasoline'],
    ['Ford > Fiesta', '1.0 Flexifuel S&S manual 6 vel. 95 CV', 'Gasoline'],
    ['Honda > HR-V', '1.5 iMMD ADVANCE 5 puertas CVT 131 CV', 'Hybrid'],
    ['Jaguar > E-Pace', '2.0 i4 diésel AWD aut. 9 vel. 150 CV', 'Diesel'],
    ['Mini > Mini', 'Cooper S Cabrio (F57) 178 CV', 'Gasoline'],
    ['MG > MG4', 'Luxury 204 CV', 'Electric'],
  ])('cleans the name of %s', (model, version, fuel) => {
    expect(named(`${model} >`)).toEqual([expect.objectContaining({ path: `${model} > ${version}`, fuel })]);
  });

  it('takes the fleet: years of its register, and those of an engine for as long as a list has it', () => {
    expect(named('Renault > Clio > 1.')).toEqual([
      { path: 'Renault > Clio > 1.0 TCe 90 CV', fuel: 'Gasoline', figures: [999, 67, 2019, 2025, 19_300_00] },
      { path: 'Renault > Clio > 1.0 TCe 91 CV', fuel: 'Gasoline', figures: [999, 67, 2021, 2025, 20_400_00] },
      { path: 'Renault > Clio > 1.5 dCi 65 CV', fuel: 'Diesel', figures: [1461, 48, 2001, 2014, 12_700_00] },
    ]);
  });

  it('takes the cars of the last years under their own brand, and models without power as classes', () => {
    const file = importCars(source, { without: NOTHING }, new ImportReport('Cars'));
    expect(named('Omoda > 5')).toEqual([
      { path: 'Omoda > 5 > 1.6 TGDI 147 CV DCT', fuel: 'Gasoline', figures: [1598, 108, 2024, null, 26_250_00] },
    ]);
    expect(file.models.find(([, , name]) => name === 'EV2')?.[4]).toBe(file.fuels.indexOf('Electric'));
  });

  it('estimates a price from what is known of the brand', () => {
    expect(named('BYD > Atto 3')).toEqual([expect.objectContaining({ figures: [0, 150, 2023, 2025, 39_000_00] })]);
  });

  it('believes the badge before the column, and neither where they contradict the engine', () => {
    expect(named('Renault > Clio > dCi')).toEqual([expect.objectContaining({ fuel: 'Diesel' })]);
    expect(named('Mercedes-Benz > Clase A')).toEqual([
      expect.objectContaining({ path: 'Mercedes-Benz > Clase A > A 170 116 CV', fuel: 'Gasoline' }),
    ]);
    expect(named('Nissan')).toEqual([]);
  });

  it('leaves out a source on request', () => {
    const without = new Set(['cepik-2019', 'dgt-parque']);
    const file = importCars(source, { without }, new ImportReport('Cars'));
    expect(
      versionsOf(file)
        .filter(({ path }) => /A 170|65 CV/.test(path))
        .map(({ path }) => path),
    ).toEqual(['Renault > Clio > familiar 1.5 dCi 65 CV']);
    expect(file.provenance.source).not.toMatch(/CEPiK|DGT/);
    expect(file.models.every(([, , , fleet]) => fleet === 0)).toBe(true);
  });

  it('leaves out what cannot be quoted', () => {
    expect([...named('Toyota'), ...named('Nadie')]).toEqual([]);
    expect(report.countOf('rows left out: the interface has no value for the fuel')).toBe(1);
    expect(report.countOf('rows left out: no power or displacement')).toBe(1);
  });
});

describe('importMotorcycles', () => {
  const report = new ImportReport('Motorcycles');
  const motorcycles = versionsOf(importMotorcycles(source, NOTHING, report));
  const find = (path: string) => motorcycles.find((version) => version.path.startsWith(path));

  it('takes the market price of a new one, and otherwise the official value at the level of the brand', () => {
    expect(find('BMW > R 1250 GS')).toMatchObject({ fuel: 'Gasoline', figures: [1254, 100, 2019, null, 23_519_00] });
    expect(find('BMW > R 1150 R')).toMatchObject({ figures: [1130, 62, 2001, 2006, 19_040_00] });
    expect(find('Vespa > Primavera 50')).toMatchObject({ figures: [49, 2.4, 2018, null, 950_00] });
    expect(find('Silence > S01')).toMatchObject({ fuel: 'Electric', figures: [0, 7, 2019, null, 3700_00] });
  });

  it('takes names of the fleet: known ones with their code, others with a power by class, quads not at all', () => {
    expect(find('BMW > R 1250 GS')?.path).toBe('BMW > R 1250 GS > 1254 cc 136 CV');
    expect(find('Honda > PCX 125')).toEqual({
      ...{ path: 'Honda > PCX 125 > gasolina [WW125A, WW125EX2]', fuel: 'Gasoline' },
      figures: [125, 11, null, null, 5140_00],
    });
    expect(find('Kymco > KXR')).toBeUndefined();
  });

  it('takes the published power of a motorcycle, at full and limited, with the years of its sale', () => {
    expect(motorcycles.filter(({ path }) => path.startsWith('Honda > CBF600'))).toEqual([
      expect.objectContaining({ path: expect.stringMatching(/48 CV, limitada \(A2\)$/) as string }),
      expect.objectContaining({ figures: [599, 57, 2004, 2013, expect.any(Number)] }),
    ]);
  });

  it('keeps models of which nothing is known for their classes', () => {
    const { models, fuels } = importMotorcycles(source, NOTHING, new ImportReport('Motorcycles'));
    const fuelOf = (name: string) => models.find(([, , model]) => model === name)?.[4];
    expect(fuelOf('Beverly')).toBeNull();
    expect(fuels[fuelOf('Urban')!]).toBe('Electric');
  });

  it('corrects a doubtful power where the right one is certain, and leaves the others out', () => {
    expect(find('Yamaha > XSR125')).toMatchObject({ figures: [125, 11, 2021, null, 5140_00] });
    expect([find('KTM > 350 EXC-F'), find('KTM > 450 EXC-F')]).toEqual([undefined, undefined]);
    expect(report.countOf('rows left out: the power is doubtful')).toBe(1);
  });
});
