import { nearest } from '@cotiza/contract';
import type { Fuel } from '@cotiza/quoting';
import { existing } from './existing';
import type { BrandRow, ModelRow } from '../data-files/data-layout';
import type { VersionColumns } from '../vehicles/version.columns';
import { BrandIndex, type NamedBrands } from './brand-index';
import { BESIDES, countBits, FoldedLines } from './folded-lines';
import { foldedWords, indexedWords, MAX_WORDS, modelWords, needleOf, withWordsApart } from './folded-text';
import { editsWithin, MISSPELT_FROM } from './list-search';
import { bitsOf, fitOf, startsIn, type Typed, typedIn, wordsOf } from './typed-words';
import { isOnlyFigure, type TypedClass, typedClassOf, type VersionFigures } from './vehicle-figures';
import { brandWords, isEquipment, isGeneration, modelNames } from './vehicle-words.table';

/** The vehicles of a line, by position. */
export interface SearchedVehicles {
  /** True where a displacement tells models apart: of motorcycles. */
  readonly isNamedByDisplacement: boolean;
  readonly brands: readonly BrandRow[];
  readonly models: readonly ModelRow[];
  readonly fuels: readonly Fuel[];
  readonly versions: VersionColumns;
}

/** The brand, the model and the fuels that a result may have. */
export interface VehicleScope {
  readonly brand?: number | undefined;
  readonly model?: number | undefined;
  readonly admitsFuel: (fuel: Fuel) => boolean;
}

export interface FoundVehicles {
  /** Positions of listed versions, best first. */
  readonly versions: readonly number[];
  /** Positions of the models whose generic versions are offered, best first. */
  readonly generic: readonly number[];
  /** Positions of the models found, best first. */
  readonly models: readonly number[];
  /** True when the generic versions fit the text better than the listed ones. */
  readonly isGenericBetter: boolean;
  /** The class of generic version that the text describes. */
  readonly typedClass: TypedClass;
  /** The typed words that the best listed version lacks. */
  readonly missing: readonly string[];
  /** The model whose generic versions replace an unlisted one; undefined where the list has none. */
  readonly other: number | undefined;
  /** Set when no model has all words that name one: the positions of similar ones, best first. */
  readonly similar?: readonly number[];
}

/** A text, with the marks of its words. */
interface Query {
  readonly typed: readonly Typed[];
  /** All words but the minor ones. */
  readonly major: number;
  /** The words that name a model; where there are none, those that name a brand. */
  readonly naming: number;
  readonly figures: number;
  readonly modelMarks: Uint16Array;
  readonly nameMarks: Uint16Array;
  readonly ranks: Float64Array;
  /** The admitted models whose whole name is in the text. */
  readonly namedModels: ReadonlySet<number>;
  readonly brands: NamedBrands;
  readonly scope: VehicleScope;
}

/** The weight of each criterion, in descending order. */
const WEIGHTS = { word: 1e6, name: 2e4, start: 2e4, doubling: 500, fit: 100 } as const;

/** Maximum number of models offered as a whole. */
const MODELS_MEANT = 3;

const SIMILAR_MODELS = 2;

/** Names in the list of what it lacks. */
export const OTHER_BRAND = 'Otra marca';
export const OTHER_MODEL = 'Otro modelo';

/** Searches versions by words of their brand, model and name, and by year, power, displacement and fuel. */
export class VehicleSearch {
  private readonly modelLines: FoldedLines;
  private readonly modelNames: readonly string[];
  /** Texts that identify a named model: long names without their spaces, short ones as whole words. */
  private readonly nameNeedles: readonly string[];
  private readonly versionLines: FoldedLines;
  private readonly brands: BrandIndex;

  constructor(private readonly vehicles: SearchedVehicles) {
    const { brands, models, versions } = vehicles;
    this.modelNames = models.map(([, , name]) => foldedWords(name).join(' '));
    this.nameNeedles = this.modelNames.map((name) => (isLong(name) ? name.replaceAll(' ', '') : ` ${name} `));
    this.modelLines = new FoldedLines(
      models.map(([, brand, name]) => {
        const brandName = existing(brands[brand], 'brand at that place')[1];
        const names = modelNames(brandName, name).flatMap(modelWords);
        return [...names, BESIDES, ...indexedWords(brandWords(brandName))].join(' ');
      }),
    );
    this.versionLines = new FoldedLines(
      Array.from({ length: versions.count }, (_, index) => indexedWords(versions.nameOf(index)).join(' ')),
    );
    this.brands = new BrandIndex(brands);
  }

  /**
   * Returns the versions that have all words naming a model and the most figures, best first. Without any, words are separated
   * from figures, or a misspelt word is corrected; then similar models are returned, marked as such. Results are of the brands
   * in the text, if it has one.
   */
  find(text: string, scope: VehicleScope): FoundVehicles {
    const typed = typedIn(text);
    const found = this.findTyped(typed, scope);
    if (!found.similar) return found;
    const apart = withWordsApart(text);
    const foundApart = apart !== text && this.findTyped(typedIn(apart), scope);
    if (foundApart && !foundApart.similar) return foundApart;
    const corrected = this.corrected(typed, scope);
    const near = corrected.some(({ text: word }, at) => word !== typed[at]?.text) && this.findTyped(corrected, scope);
    if (!near || near.similar) return found;
    const misspelt = typed.filter(({ text: word }, at) => word !== corrected[at]?.text).map((word) => word.typed);
    return {
      ...near,
      generic: [...near.generic, ...(near.other === undefined ? [] : [near.other])],
      missing: [...new Set([...misspelt, ...near.missing])],
      similar: near.models.slice(0, SIMILAR_MODELS),
    };
  }

  private findTyped(typed: readonly Typed[], scope: VehicleScope): FoundVehicles {
    const query = this.queryOf(typed, scope);
    const { naming, major } = query;
    const ranked = this.rankVersions(query);
    const models = this.modelsWithMost(query, naming);
    const most = Math.max(ranked.named, models.most);
    const typedClass = typedClassOf(typed.map(({ text }) => text));
    if (most < countBits(naming) || ranked.versions.length + models.most === 0) {
      return this.unlisted(query, ranked, typedClass);
    }
    const versions = ranked.named === most ? ranked.versions : [];
    const missing = versions[0] === undefined ? 0 : major & ~ranked.bitsOfBest;
    const ofVersions = new Set(versions.map((index) => this.vehicles.versions.modelOf(index)));
    const all = new Set([...(models.most === most ? models.models : []), ...ofVersions]);
    const isGenericBetter = versions.length === 0 || (missing & query.figures) !== 0;
    const isOnlyBrand = (naming & ~this.brandBits(query)) === 0;
    const meant = this.modelsWithMost(query, naming, major).models.slice(0, MODELS_MEANT);
    const other = this.otherModel(query);
    return {
      versions,
      generic: isGenericBetter && isOnlyBrand && other !== undefined ? [other] : meant,
      models: this.byRank([...all], query.ranks),
      isGenericBetter,
      typedClass,
      missing: wordsOf(typed, missing),
      other,
    };
  }

  /** Returns the generic route for a model that is not listed, with the versions of similar models. */
  private unlisted(query: Query, ranked: RankedVersions, typedClass: TypedClass): FoundVehicles {
    const { typed, naming, major, modelMarks, scope } = query;
    const brandBits = this.brandBits(query);
    const isInBrand = scope.brand !== undefined || query.brands.all.size > 0;
    const telling = bitsOf(typed.filter(({ text }) => /\p{L}{3}/u.test(text))) & naming & ~brandBits;
    const isSimilar = (model: number) => {
      const isNamed = query.namedModels.has(model);
      const isTold = (existing(modelMarks[model], 'marks of that model') & telling) !== 0;
      return isInBrand ? isNamed || isTold : isNamed && isTold;
    };
    const similar = this.modelsWithMost(query, naming & ~brandBits).models.filter(isSimilar);
    const models = scope.model === undefined ? similar.slice(0, SIMILAR_MODELS) : [];
    const other = this.otherModel(query, isInBrand ? models[0] : undefined);
    const others = other === undefined ? [] : [other];
    const found = models[0] === undefined ? brandBits : existing(modelMarks[models[0]], 'marks of that model');
    return {
      versions: ranked.versions.filter((index) => models.includes(this.vehicles.versions.modelOf(index))),
      generic: others,
      models: [...others, ...models],
      isGenericBetter: true,
      typedClass,
      missing: wordsOf(typed, (naming || major) & ~found),
      other,
      similar: models,
    };
  }

  private queryOf(typed: readonly Typed[], scope: VehicleScope): Query {
    const { isNamedByDisplacement } = this.vehicles;
    const brands = this.brands.namedIn(typed.flatMap(({ text }) => text.split(' ')));
    const modelMarks = this.modelMarksOf(typed);
    const namingText = typed.filter(({ text }) => !/^\d[\d.]* \p{L}/u.test(text)).map(({ text }) => text);
    const { ranks, namedModels, longest } = this.ranksOf(namingText.join(' '), { brands, scope });
    const isBeside = ({ text }: Typed) => longest !== '' && isGeneration(text) && !` ${longest} `.includes(` ${text} `);
    const isFigure = ({ text, figure }: Typed) =>
      isOnlyFigure(text) && !(isNamedByDisplacement && figure?.kind === 'displacement');
    const major = typed.filter(({ isMinor }) => !isMinor);
    const names = major.filter((word) => !isFigure(word) && !isEquipment(word.text) && !isBeside(word));
    const ofModel = names.filter(({ text }) => ![...brands.all].some((brand) => this.brands.hasWord(brand, text)));
    return {
      typed,
      major: bitsOf(major),
      naming: bitsOf(ofModel.length > 0 ? ofModel : names),
      figures: bitsOf(major.filter(isFigure)),
      modelMarks,
      nameMarks: this.marksOf(
        typed.filter((word) => !isBeside(word)),
        this.versionLines,
      ),
      ranks,
      namedModels,
      brands,
      scope,
    };
  }

  private marksOf(typed: readonly Typed[], lines: FoldedLines): Uint16Array {
    const marks = new Uint16Array(lines.count);
    for (const { text, isMinor, bit } of typed) lines.mark(isMinor ? `${text} ` : needleOf(text), marks, bit);
    return marks;
  }

  /** Returns the words of each model. Two adjacent ones match a word that joins them, too: "x max" matches "XMAX". */
  private modelMarksOf(typed: readonly Typed[]): Uint16Array {
    const marks = this.marksOf(typed, this.modelLines);
    typed.forEach(({ text, bit }, at) => {
      const next = typed[at + 1];
      if (!next || !/^\p{L}+$/u.test(text + next.text)) return;
      this.modelLines.mark(`${text}${next.text} `, marks, bit | next.bit);
    });
    return marks;
  }

  private admits({ brands: { all }, scope }: Pick<Query, 'brands' | 'scope'>, model: number): boolean {
    const brand = existing(this.vehicles.models[model], 'model at that place')[1];
    if (scope.model !== undefined) return model === scope.model;
    return scope.brand === undefined ? all.size === 0 || all.has(brand) : brand === scope.brand;
  }

  /** Returns the words that every model of the named brands has. */
  private brandBits({ typed, brands }: Query): number {
    const isOfBrand = ({ text }: Typed) => [...brands.all].some((brand) => this.brands.hasWord(brand, text));
    return bitsOf(typed.filter(isOfBrand));
  }

  /**
   * Returns the model whose generic versions replace unlisted ones: that of the query, of the brand of a similar model, of the
   * query's brand, or of no brand.
   */
  private otherModel({ brands, scope }: Query, similar?: number): number | undefined {
    if (scope.model !== undefined) return scope.model;
    const ofSimilar = similar === undefined ? undefined : this.vehicles.models[similar]?.[1];
    const brand =
      ofSimilar ?? scope.brand ?? brands.first ?? this.vehicles.brands.findIndex(([, name]) => name === OTHER_BRAND);
    const model = this.vehicles.models.findIndex(([, of, name]) => of === brand && name === OTHER_MODEL);
    return model < 0 ? undefined : model;
  }

  private rankVersions(query: Query): RankedVersions {
    const { typed, naming, major, modelMarks, nameMarks, ranks, scope } = query;
    const { versions, models } = this.vehicles;
    const admitted = models.map((_, model) => this.admits(query, model));
    const figures = typed.filter(({ figure }) => figure);
    const figureBits = bitsOf(figures);
    const starts = startsIn(typed);
    const worthOf = (bits: number) => countBits(bits & naming) * MAX_WORDS + countBits(bits & major);
    let best = 0;
    let found: { index: number; score: number; bits: number }[] = [];
    for (let index = 0; index < versions.count; index++) {
      const model = versions.modelOf(index);
      if (!admitted[model]) continue;
      const words =
        existing(nameMarks[index], 'marks of that version') | existing(modelMarks[model], 'marks of that model');
      if (worthOf(words | figureBits) < best) continue;
      const version = this.figuresOf(index);
      if (!scope.admitsFuel(version.fuel)) continue;
      const fitting = fitOf(version, figures);
      const bits = words | fitting.bits;
      const worth = worthOf(bits);
      if ((bits & major) === 0 || worth < best) continue;
      if (worth > best) found = [];
      best = worth;
      const rank = existing(ranks[model], 'rank of that model') + this.rankOfStart(index, model, starts);
      const score = countBits(bits) * WEIGHTS.word + rank + fitting.fits * WEIGHTS.fit;
      found.push({ index, score, bits });
    }
    found.sort((a, b) => b.score - a.score || a.index - b.index);
    const bitsOfBest = found[0]?.bits ?? 0;
    return { versions: found.map(({ index }) => index), named: countBits(bitsOfBest & naming), bitsOfBest };
  }

  /** Ranks a version by the typed words that its name begins with, and its model's name does not. */
  private rankOfStart(index: number, model: number, starts: readonly string[]): number {
    if (starts.length === 0) return 0;
    const line = this.versionLines.line(index);
    const name = ` ${existing(this.modelNames[model], 'name of that model')} `;
    const words = starts.filter((start) => line.startsWith(start) && !name.startsWith(start)).length;
    return words === 0 ? 0 : WEIGHTS.start + words * WEIGHTS.fit;
  }

  /** Returns the admitted models with the most of the given words, and of those the ones with the most others; best first. */
  private modelsWithMost(query: Query, words: number, others = 0) {
    let [most, best] = [0, 0];
    let models: number[] = [];
    query.modelMarks.forEach((mark, model) => {
      const matched = countBits(mark & words);
      const worth = matched * MAX_WORDS + countBits(mark & others);
      if (worth === 0 || worth < best || !this.admits(query, model)) return;
      if (worth > best) models = [];
      [most, best] = [matched, worth];
      models.push(model);
    });
    return { models: this.byRank(models, query.ranks), most };
  }

  private byRank(models: readonly number[], ranks: Float64Array): number[] {
    const rankOf = (model: number) => existing(ranks[model], 'rank of that model');
    return [...models].sort((a, b) => rankOf(b) - rankOf(a) || a - b);
  }

  /** Ranks each model by its frequency, and by whether the text has its whole name. Returns the named models and the longest name, too. */
  private ranksOf(text: string, about: Pick<Query, 'brands' | 'scope'>) {
    const words = ` ${text} `;
    const run = words.replaceAll(' ', '');
    const namedModels = new Set<number>();
    let longest = '';
    const ranks = Float64Array.from(this.vehicles.models, ([, , , fleet], model) => {
      const name = existing(this.modelNames[model], 'name of that model');
      const isNamed = (isLong(name) ? run : words).includes(existing(this.nameNeedles[model], 'name of that model'));
      if (isNamed && this.admits(about, model)) {
        namedModels.add(model);
        if (name.length > longest.length) longest = name;
      }
      return (isNamed ? name.length : 0) * WEIGHTS.name + Math.log2(fleet + 1) * WEIGHTS.doubling;
    });
    return { ranks, namedModels, longest };
  }

  /** Replaces each long word that matches nothing by the nearest word of a brand or a model. */
  private corrected(typed: readonly Typed[], scope: VehicleScope): Typed[] {
    const query = this.queryOf(typed, scope);
    const seen = [...query.modelMarks, ...query.nameMarks].reduce((bits, marks) => bits | marks, 0);
    const isMisspelt = ({ text, bit }: Typed) =>
      (bit & query.naming & ~seen) !== 0 && text.length >= MISSPELT_FROM && /^\p{L}+$/u.test(text);
    if (!typed.some(isMisspelt)) return [...typed];
    const models = this.modelNames.filter((_, model) => this.admits(query, model));
    const brands = query.brands.all.size > 0 ? [] : this.brands.names;
    const known = [...new Set([...models.flatMap((name) => name.split(' ')), ...brands])].filter(
      (word) => word.length >= MISSPELT_FROM - 1,
    );
    return typed.map((word) => ({
      ...word,
      text: isMisspelt(word) ? (nearest(word.text, known, editsWithin) ?? word.text) : word.text,
    }));
  }

  private figuresOf(index: number): VersionFigures {
    const { versions, fuels } = this.vehicles;
    return {
      fuel: existing(fuels[versions.fuelOf(index)], 'fuel of that version'),
      displacementCc: versions.displacementOf(index),
      powerKw: versions.powerOf(index),
      fromYear: versions.fromYearOf(index),
      toYear: versions.toYearOf(index),
    };
  }
}

interface RankedVersions {
  readonly versions: readonly number[];
  /** The number of naming words that they have. */
  readonly named: number;
  readonly bitsOfBest: number;
}

const isLong = (name: string): boolean => name.length > 3;
