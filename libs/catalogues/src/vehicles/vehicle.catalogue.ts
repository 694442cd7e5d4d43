import { estimatedCarPrice } from '@cotiza/insurers-port';
import { defined, share } from '@cotiza/kernel';
import type { Fuel } from '@cotiza/quoting';
import { type Provenance, VERSION_MARKS, type VehiclesFile, type VersionRow } from '../data-files/data-layout';
import type { Brand, CatalogueVersion, EstimatedFigure, Model } from './catalogue-version';
import { GENERIC_FUELS, type GenericClass } from './generic-classes.table';
import { classesBeside, classesHolding, genericVersion, type LineLetter, readGenericId } from './generic-versions';
import type { TypedClass } from '../search/vehicle-figures';
import { foldedWords } from '../search/folded-text';
import { type FoundVehicles, OTHER_MODEL, VehicleSearch } from '../search/vehicle-search';

/** Price levels are in thousandths of the usual price of a power and fuel. */
const LEVEL_OF_USUAL_PRICE = 1000;

/** Returns true for a fuel that was asked for. */
export type FuelFilter = (fuel: Fuel) => boolean;

/** The scope of a search for versions. */
export interface VersionsWithin {
  readonly brandId?: string | undefined;
  readonly modelId?: string | undefined;
  readonly admits?: FuelFilter | undefined;
}

/** The unmatched words of a text, and the generic route for them. */
export interface FoundByText {
  /** The typed words that the best listed result lacks. */
  readonly missing: readonly string[];
  /** True when a generic version fits the text better than any listed one. */
  readonly isGenericBetter: boolean;
  /** Set when the model is not listed: the one with generic versions instead, and similar ones. */
  readonly unlisted?: { readonly other?: Model; readonly similar: readonly Model[] };
}

/** Brands, models and versions of one line of vehicles. */
export class VehicleCatalogue {
  readonly provenance: Provenance;
  private readonly brandNames: ReadonlyMap<string, string>;
  private readonly models: ReadonlyMap<string, Model>;
  private readonly versions: ReadonlyMap<string, CatalogueVersion>;
  private readonly aliases: ReadonlyMap<string, string>;
  private readonly priceLevels = new Map<Model, number>();
  /** Built on the first search. */
  private search: VehicleSearch | undefined;

  /** @param line the first letter of all ids of the line */
  constructor(
    private readonly line: LineLetter,
    file: VehiclesFile,
  ) {
    this.provenance = file.provenance;
    this.brandNames = new Map(file.brands);
    this.aliases = new Map(file.aliases);
    const models = file.models.map(([id, brand, name, fleet, fuel]): Model => {
      const [brandId, brandName] = defined(file.brands[brand], 'brand of that model');
      const onlyFuel = fuel === null ? null : (defined(file.fuels[fuel], 'fuel of that model') as Fuel);
      return { id, name, brandId, brandName, fleet, onlyFuel, versions: [] };
    });
    for (const row of file.versions) {
      const model = defined(models[row[1]], 'model of that version');
      model.versions.push(composeVersion(row, model, file));
    }
    this.models = new Map(models.map((model) => [model.id, model]));
    this.versions = new Map(models.flatMap(({ versions }) => versions).map((version) => [version.id, version]));
  }

  get versionCount(): number {
    return this.versions.size;
  }

  /** Returns the version of an id: a listed one, the one that replaced a former id, or a generic one. */
  findVersion(id: string): CatalogueVersion | undefined {
    return this.versions.get(this.aliases.get(id) ?? id) ?? this.findGeneric(id);
  }

  findBrand(id: string): Brand | undefined {
    const name = this.brandNames.get(id);
    return name === undefined ? undefined : { id, name };
  }

  findModel(id: string): Model | undefined {
    return this.models.get(this.aliases.get(id) ?? id);
  }

  brands(): Brand[] {
    return [...this.brandNames].map(([id, name]) => ({ id, name }));
  }

  /** Returns the id of the one brand, or of the one model of a brand, that has a name; undefined where it is an id, or of several. */
  idOfName(name: string, brandId?: string): string | undefined {
    const wanted = foldedWords(name).join('');
    const places: readonly { readonly id: string; readonly name: string }[] =
      brandId === undefined ? this.brands() : this.ofBrand(brandId);
    const [only, ...others] = places.filter((place) => foldedWords(place.name).join('') === wanted);
    return others.length === 0 ? only?.id : undefined;
  }

  /** Returns the models of a brand that have a version with the requested fuels; none for an unknown brand. */
  modelsOf(brandId: string, admits: FuelFilter = () => true): Model[] {
    return this.ofBrand(brandId).filter((model) => this.hasFuel(model, admits));
  }

  /** Returns the versions of a model with the requested fuels, the generic ones last; none for an unknown model. */
  versionsOf(modelId: string, admits: FuelFilter = () => true): CatalogueVersion[] {
    const model = this.findModel(modelId);
    if (model === undefined) return [];
    const generic = this.offersIn(model).map(({ fuel, of }) => this.composeGeneric(model, fuel, of));
    return [...model.versions, ...generic].filter(({ fuel }) => admits(fuel));
  }

  /** Returns the versions of the same model and engine whose power a source or a class states. */
  versionsWithStatedPower({ modelId, fuel, displacementCc }: CatalogueVersion): CatalogueVersion[] {
    const model = defined(this.findModel(modelId), 'model of that version');
    const stated = model.versions.filter((each) => each.fuel === fuel && each.displacementCc === displacementCc);
    return [
      ...stated.filter(({ powerIsEstimated }) => !powerIsEstimated),
      ...classesHolding(this.line, [fuel], { displacementCc }).map(({ of }) => this.composeGeneric(model, fuel, of)),
    ];
  }

  /** Returns the number of registered vehicles of a brand, from its models with a known number. */
  fleetOf(brandId: string): number {
    return this.ofBrand(brandId).reduce((sum, { fleet }) => sum + fleet, 0);
  }

  /**
   * Returns the versions found by words, best first, with generic ones: first where they fit better than the listed ones, else
   * last while there is room.
   */
  searchVersions(
    text: string,
    within: VersionsWithin,
    most: number,
  ): FoundByText & { readonly versions: readonly CatalogueVersion[]; readonly hasMore: boolean } {
    const { admits = () => true } = within;
    const found = this.find(text, within);
    const generic = found.generic.flatMap((model) =>
      this.offersLike(model, found.typedClass)
        .filter(({ fuel }) => admits(fuel))
        .map(({ fuel, of }) => this.composeGeneric(model, fuel, of)),
    );
    const shared = generic.slice(0, Math.max(most / 2, most - found.versions.length));
    const ordered = found.isGenericBetter ? [...shared, ...found.versions] : [...found.versions, ...generic];
    const isCut = found.isGenericBetter && shared.length < generic.length;
    return { versions: ordered.slice(0, most), hasMore: isCut || ordered.length > most, ...aboutOf(found) };
  }

  /** Returns the models found by words, best first. */
  searchModels(text: string, within: VersionsWithin): FoundByText & { readonly models: readonly Model[] } {
    const { admits = () => true } = within;
    const found = this.find(text, within);
    return { models: found.models.filter((model) => this.hasFuel(model, admits)), ...aboutOf(found) };
  }

  private find(text: string, { brandId, modelId, admits = () => true }: VersionsWithin): FoundVehicles {
    this.search ??= new VehicleSearch(this.line === 'M', this.brandNames, [...this.models.values()]);
    const model = modelId === undefined ? undefined : this.findModel(modelId);
    return this.search.find(text, { brandId, model, admitsFuel: admits });
  }

  private ofBrand(brandId: string): Model[] {
    return [...this.models.values()].filter((model) => model.brandId === brandId);
  }

  private hasFuel(model: Model, admits: FuelFilter): boolean {
    return this.offersIn(model).some(({ fuel }) => admits(fuel));
  }

  /**
   * Returns the generic offers of a model for a text: those of the class that it describes, else those beside the listed ones. What
   * no vehicle of the line can have is ignored.
   */
  private offersLike(model: Model, typed: TypedClass): ReturnType<typeof classesBeside> {
    const offers = this.offersIn(model);
    const offered = [...new Set(offers.map(({ fuel }) => fuel))];
    const fuels =
      [offered, GENERIC_FUELS[this.line]].map((all) => all.filter(typed.admitsFuel)).find(isSome) ?? offered;
    const isClass = typed.powerKw !== undefined || (this.line === 'M' && typed.displacementCc !== undefined);
    const ofFuels = offers.filter(({ fuel }) => fuels.includes(fuel));
    const held = classesHolding(this.line, fuels, typed);
    const isHeld = (offer: (typeof held)[number]) =>
      held.some(({ fuel, of }) => fuel === offer.fuel && of === offer.of);
    return [isClass ? ofFuels.filter(isHeld) : ofFuels, held].find(isSome) ?? ofFuels;
  }

  private findGeneric(id: string): CatalogueVersion | undefined {
    const read = readGenericId(id);
    const model = read && this.findModel(read.modelId);
    return model && this.composeGeneric(model, read.fuel, read.of);
  }

  /** A generic car has the usual price of its power and fuel, at the price level of its model. */
  private composeGeneric(model: Model, fuel: Fuel, of: GenericClass): CatalogueVersion {
    const version = genericVersion(namesOf(model), fuel, of);
    if (this.line !== 'C') return version;
    const newPriceCents = share(estimatedCarPrice(version), this.priceLevelOf(model), LEVEL_OF_USUAL_PRICE);
    return { ...version, newPriceCents, priceIsEstimated: true, priceBasis: 'estimado' };
  }

  /** Returns the median price level of the versions of a model, of its brand where it has none, or of all, in thousandths. */
  private priceLevelOf(model: Model): number {
    const known = this.priceLevels.get(model);
    if (known !== undefined) return known;
    const near = model.versions.flatMap(levelOf);
    const level = medianOf(near.length > 0 ? near : this.relativesOf(model).flatMap(levelOf));
    this.priceLevels.set(model, level);
    return level;
  }

  /** Returns the versions of a model's brand, or all where the brand has none. */
  private relativesOf({ brandId }: Model): readonly CatalogueVersion[] {
    const ofBrand = this.ofBrand(brandId).flatMap(({ versions }) => versions);
    return ofBrand.length > 0 ? ofBrand : [...this.versions.values()];
  }

  private offersIn({ brandId, name, onlyFuel, versions }: Model): ReturnType<typeof classesBeside> {
    if (onlyFuel !== null) return classesBeside(this.line, versions, [onlyFuel]);
    const fuels = name === OTHER_MODEL ? this.fuelsFor(brandId) : GENERIC_FUELS[this.line];
    return classesBeside(this.line, versions, fuels);
  }

  /** Returns the fuels of an unlisted model: first those that its brand lists. */
  private fuelsFor(brandId: string): readonly Fuel[] {
    const ofBrand = this.ofBrand(brandId).flatMap(({ onlyFuel, versions }) => [
      onlyFuel,
      ...versions.map(({ fuel }) => fuel),
    ]);
    const first = new Set(ofBrand);
    return [...GENERIC_FUELS[this.line]].sort((a, b) => Number(first.has(b)) - Number(first.has(a)));
  }
}

const isSome = (list: readonly unknown[]): boolean => list.length > 0;

function aboutOf({ missing, isGenericBetter, other, similar }: FoundVehicles): FoundByText {
  return { missing, isGenericBetter, ...(similar && { unlisted: { similar, ...(other && { other }) } }) };
}

function namesOf({ id, name, brandId, brandName }: Model) {
  return { brandId, brandName, modelId: id, modelName: name };
}

/** Tens of thousands of versions share these: no figure, the first, the second, both. */
const ESTIMATED: readonly (readonly EstimatedFigure[])[] = [
  [],
  ['cilindrada_cc'],
  ['potencia_kw'],
  ['cilindrada_cc', 'potencia_kw'],
];

function composeVersion(row: VersionRow, model: Model, { fuels, priceBases }: VehiclesFile): CatalogueVersion {
  const [id, , name, fuel, displacementCc, powerKw, fromYear, toYear, newPriceCents, basis, marks] = row;
  const isMarked = (mark: keyof typeof VERSION_MARKS) => (marks & VERSION_MARKS[mark]) !== 0;
  const hasYearsOfSource = isMarked('yearsOfSource');
  const powerIsEstimated = isMarked('estimatedPower');
  const priceBasis = basis === null ? null : defined(priceBases[basis], 'basis of that price');
  return {
    id,
    ...namesOf(model),
    name,
    fuel: defined(fuels[fuel], 'fuel of that version') as Fuel,
    displacementCc,
    powerKw,
    powerIsEstimated,
    fromYear,
    toYear,
    // No source states the year of the first sale: theirs are years in which the version was seen.
    firstSoldYear: null,
    lastSoldYear: hasYearsOfSource ? null : toYear,
    newPriceCents,
    priceIsEstimated: priceBasis === 'estimado',
    isGeneric: false,
    hasYearsOfSource,
    estimated: ESTIMATED[(isMarked('estimatedDisplacement') ? 1 : 0) + (powerIsEstimated ? 2 : 0)] ?? [],
    priceBasis,
  };
}

function levelOf({ newPriceCents, powerKw, fuel }: CatalogueVersion): number[] {
  if (newPriceCents === null) return [];
  const usual = estimatedCarPrice({ powerKw, fuel, fromYear: null });
  return [Math.round((newPriceCents / usual) * LEVEL_OF_USUAL_PRICE)];
}

/** Returns the median of price levels, the usual one where there are none. */
function medianOf(levels: readonly number[]): number {
  const sorted = [...levels].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? LEVEL_OF_USUAL_PRICE;
}
