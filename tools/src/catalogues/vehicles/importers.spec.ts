import type { VehiclesFile } from '@cotiza/catalogues';
import { ImportReport } from '../import.report';
import { SourceFolder } from '../sources/source-folder';
import { sourceTables, writeSourceFolder } from '../testing/source-folder.fixture';
import { importCars } from './cars.importer';
import { importMotorcycles } from './motorcycles.importer';

const source = new SourceFolder(writeSourceFolder(sourceTables));

/** Versions as `brand > model > version`, with their figures. */
function versionsOf({ brands, models, versions, fuels }: VehiclesFile) {
  return versions.map(([, model, name, fuel, ...figures]) => {
    const [, brand, modelName] = models[model]!;
    return { path: `${brands[brand]![1]} > ${modelName} > ${name}`, fuel: fuels[fuel], figures };
  });
}

describe('importCars', () => {
  const report = new ImportReport('Cars');
  const cars = versionsOf(importCars(source, report));
  const named = (start: string) => cars.filter(({ path }) => path.startsWith(start));

  it('joins the rows of one version: years of all, median price', () => {
    expect(named('Renault > Clio')).toEqual([
      { path: 'Renault > Clio > TCe manual 6 vel. 91 CV', fuel: 'Gasoline', figures: [999, 67, 2023, 2025, 21_000_00] },
    ]);
  });

  it.each([
    ['Renault > ZOE', 'i Iconic R135 Z.E. 50 136 CV', 'Electric'],
    ['Renault > Mégane', 'Hatch Iconic E-TECH híbrido enchufable 160 aut. 6 vel. 94 CV', 'PlugInHybrid'],
    ['Kia > Ceed', 'Sportswagon 3 1.5 T-Gdi aut. 7 vel. ISG DCT7 160 CV', 'Gasoline'],
    ['Ford > Fiesta', '1.0 Flexifuel S&S manual 6 vel. 95 CV', 'Gasoline'],
    ['Honda > HR-V', '1.5 iMMD ADVANCE 5 puertas CVT 107 CV', 'Hybrid'],
    ['Jaguar > E-Pace', '2.0 i4 diésel AWD aut. 9 vel. 150 CV', 'Diesel'],
    ['Mini > Mini', 'Cooper S Cabrio (F57) 178 CV', 'Gasoline'],
    ['MG > MG4', 'Luxury 204 CV', 'Electric'],
  ])('cleans the name of %s', (model, version, fuel) => {
    expect(named(`${model} >`)).toEqual([expect.objectContaining({ path: `${model} > ${version}`, fuel })]);
  });

  it('leaves out what cannot be quoted', () => {
    expect([...named('Toyota'), ...named('Nadie')]).toEqual([]);
    expect(report.countOf('rows left out: the interface has no value for the fuel')).toBe(1);
    expect(report.countOf('rows left out: no power or displacement')).toBe(1);
  });
});

describe('importMotorcycles', () => {
  const report = new ImportReport('Motorcycles');
  const motorcycles = versionsOf(importMotorcycles(source, report));
  const find = (path: string) => motorcycles.find((version) => version.path.startsWith(path));

  it('takes the market price of a new one, and the official value otherwise', () => {
    expect(find('BMW > R 1250 GS')).toMatchObject({ fuel: 'Gasoline', figures: [1254, 100, 2019, null, 23_519_00] });
    expect(find('BMW > R 1150 R')).toMatchObject({ figures: [1130, 62, 2001, 2006, 12_550_00] });
    expect(find('Vespa > Primavera 50')).toMatchObject({ figures: [49, 2.4, 2018, null, 950_00] });
    expect(find('Silence > S01')).toMatchObject({ fuel: 'Electric', figures: [0, 7, 2019, null, 3700_00] });
  });

  it('corrects a doubtful power where the right one is certain, and leaves the others out', () => {
    expect(find('Yamaha > XSR125')).toMatchObject({ figures: [125, 11, 2021, null, 5140_00] });
    expect([find('KTM > 350 EXC-F'), find('KTM > 450 EXC-F')]).toEqual([undefined, undefined]);
    expect(report.countOf('rows left out: the power is doubtful')).toBe(1);
  });
});
