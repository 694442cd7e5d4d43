import type { ImportReport } from '../import.report';
import type { SourceFolder } from '../sources/source-folder';
import { identityOf } from './stable-id';

const COLUMNS = ['brand', 'model_dgt', 'type', 'vehicles'] as const;

/** Kinds of vehicle of the register that each line insures. */
const KINDS = { C: ['turismo', 'furgoneta_van'], M: ['moto', 'trimoto'] } as const;

/** Brands that the register writes in more than one way. */
const BRAND_SPELLINGS: ReadonlyMap<string, string> = new Map([
  ['VOLKSWAGEN V W', 'VOLKSWAGEN'],
  ['VOLKSWAGEN VW', 'VOLKSWAGEN'],
  ['BMW I', 'BMW'],
  ['TESLA MOTORS', 'TESLA'],
  ['DS AUTOMOBILES', 'DS'],
  ['MG ROEWE', 'MG'],
  ['JAGUAR LAND ROVER LIMITED', 'LAND ROVER'],
  ['MERCEDES AMG', 'MERCEDES BENZ'],
  ['KG MOBILITY', 'KGM'],
  ['GAS GAS', 'GASGAS'],
]);

/** Models that the register names by their version: 320D is a Serie 3, C 220 CDI a Clase C. */
const MODELS_BY_NUMBER: readonly (readonly [brand: string, pattern: RegExp, model: string])[] = [
  ['BMW', /^([1-8])\d\d ?[A-Z]/, 'SERIE $1'],
  ['BMW', /^M ?(\d)\d\d/, 'SERIE $1'],
  ['MERCEDES BENZ', /^ML ?\d/, 'CLASE M'],
  ['MERCEDES BENZ', /^([ABCEGRSTVX]) ?\d\d/, 'CLASE $1'],
  ['MINI', /^(?:MINI |JOHN )?(?:COOPER|ONE)/, 'MINI'],
  ['MAZDA', /^([2356])$/, 'MAZDA$1'],
];

/** A model, and the codes by which the register may know it. */
export interface CountedModel {
  readonly name: string;
  readonly codes: readonly string[];
}

interface Count {
  readonly name: string;
  readonly vehicles: number;
}

/** How many vehicles of each model are registered in Spain, by the names of the register. */
export class FleetCounts {
  private readonly byBrand = new Map<string, Count[]>();
  private readonly total: number = 0;

  constructor(rows: readonly { readonly brand: string; readonly name: string; readonly vehicles: number }[]) {
    for (const { brand, name, vehicles } of rows) {
      const key = identityOf(brand);
      const right = BRAND_SPELLINGS.get(key) ?? key;
      this.byBrand.set(right, [...(this.byBrand.get(right) ?? []), { name, vehicles }]);
      this.total += vehicles;
    }
  }

  static read(source: SourceFolder, line: 'C' | 'M', report: ImportReport): FleetCounts {
    const kinds: readonly string[] = KINDS[line];
    const rows = source.rows('fleet-dgt-counts.csv', COLUMNS).filter(({ type }) => kinds.includes(type));
    report.note('rows of the register used to order models', rows.length);
    return new FleetCounts(
      rows.map(({ brand, model_dgt, vehicles }) => ({ brand, name: model_dgt, vehicles: Number(vehicles) })),
    );
  }

  /** Whether vehicles of a brand are registered here; every brand counts while nothing is known. */
  hasMarket(brandKey: string): boolean {
    return this.total === 0 || this.byBrand.has(brandKey);
  }

  /** Vehicles of each of the models of a brand: a name counts for the longest of their names that it opens with. */
  ofModels(brandKey: string, models: readonly CountedModel[]): Map<string, number> {
    const known = models
      .flatMap(({ name, codes }) => [name, ...codes].map((said) => ({ model: name, plain: unspaced(said) })))
      .sort((a, b) => b.plain.length - a.plain.length);
    const counts = new Map<string, number>();
    for (const { name, vehicles } of this.byBrand.get(brandKey) ?? []) {
      const model = modelOf(brandKey, name, known);
      if (model !== undefined) counts.set(model, (counts.get(model) ?? 0) + vehicles);
    }
    return counts;
  }
}

function modelOf(brandKey: string, name: string, known: readonly { model: string; plain: string }[]) {
  const plain = identityOf(name);
  const named = MODELS_BY_NUMBER.filter(([brand, pattern]) => brand === brandKey && pattern.test(plain)).map(
    ([, pattern, model]) => model.replace('$1', pattern.exec(plain)?.[1] ?? ''),
  );
  const candidates = [...named, plain, plain.replace(`${brandKey} `, '')].map(unspaced);
  return known.find((each) => candidates.some((candidate) => candidate.startsWith(each.plain)))?.model;
}

function unspaced(name: string): string {
  return identityOf(name).replaceAll(' ', '');
}
