import type { ImportReport } from '../import.report';
import type { SourceFolder } from '../sources/source-folder';
import { groupedBy } from './grouped-by';
import { identityOf, unspaced } from './stable-id';

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
  readonly brand: string;
  readonly name: string;
  readonly vehicles: number;
}

/** Numbers of vehicles registered in Spain, by the names of the register. */
export class FleetCounts {
  private readonly byBrand: ReadonlyMap<string, readonly Count[]>;

  constructor(rows: readonly Count[]) {
    this.byBrand = groupedBy(rows, ({ brand }) => BRAND_SPELLINGS.get(identityOf(brand)) ?? identityOf(brand));
  }

  static read(source: SourceFolder, line: 'C' | 'M', report: ImportReport): FleetCounts {
    const kinds: readonly string[] = KINDS[line];
    const rows = source.rows('fleet-dgt-counts.csv', COLUMNS).filter(({ type }) => kinds.includes(type));
    report.note('rows of the register used to order models', rows.length);
    return new FleetCounts(
      rows.map(({ brand, model_dgt, vehicles }) => ({ brand, name: model_dgt, vehicles: Number(vehicles) })),
    );
  }

  /** Returns whether vehicles of a brand are registered in Spain; true for every brand without counts. */
  hasMarket(brandKey: string): boolean {
    return this.byBrand.size === 0 || this.byBrand.has(brandKey);
  }

  /** Counts the vehicles of each model of a brand: a name counts for the longest model that it opens with. */
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
