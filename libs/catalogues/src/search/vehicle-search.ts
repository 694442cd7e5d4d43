import { nearest } from '@cotiza/contract';
import { existing } from '@cotiza/kernel';
import type { Fuel } from '@cotiza/quoting';
import type { CatalogueVersion, Model } from '../vehicles/catalogue-version';
import { BrandIndex, type NamedBrands } from './brand-index';
import { countBits, FoldedLines, lineOf } from './folded-lines';
import { foldedWords, indexedWords, MAX_WORDS, modelWords, needleOf, withWordsApart } from './folded-text';
import { editsWithin, MISSPELT_FROM } from './list-search';
import { bitsOf, fitOf, startsIn, type Typed, typedIn, wordsOf } from './typed-words';
import { isOnlyFigure, type TypedClass, typedClassOf } from './vehicle-figures';
import { brandWords, isEquipment, isGeneration, modelNames } from './vehicle-words.table';

/** The brand, the model and the fuels that a result may have. */
export interface VehicleScope {
  readonly brandId?: string | undefined;
  readonly model?: Model | undefined;
  readonly admitsFuel: (fuel: Fuel) => boolean;
}

export interface FoundVehicles {
  /** Listed versions, best first. */
  readonly versions: readonly CatalogueVersion[];
  /** The models whose generic versions are offered, best first. */
  readonly generic: readonly Model[];
  /** The models found, best first. */
  readonly models: readonly Model[];
  /** True when the generic versions fit the text better than the listed ones. */
  readonly isGenericBetter: boolean;
  /** The class of generic version that the text describes. */
  readonly typedClass: TypedClass;
  /** The typed words that the best listed version lacks. */
  readonly missing: readonly string[];
  /** The model whose generic versions replace an unlisted one; undefined where the list has none. */
  readonly other: Model | undefined;
  /** Set when no model has all words that name one: similar ones, best first. */
  readonly similar?: readonly Model[];
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
  /** The folded words of each model, and those of its brand. */
  private readonly modelLines: FoldedLines;
  private readonly modelNames: readonly string[];
  /** Texts that identify a named model: long names without their spaces, short ones as whole words. */
  private readonly nameNeedles: readonly string[];
  private readonly versions: readonly SearchedVersion[];
  private readonly versionLines: FoldedLines;
  private readonly brands: BrandIndex;

  /**
   * @param isNamedByDisplacement true where a displacement tells models apart: of motorcycles
   * @param brandNames names of the brands by id
   */
  constructor(
    private readonly isNamedByDisplacement: boolean,
    brandNames: ReadonlyMap<string, string>,
    private readonly models: readonly Model[],
  ) {
    this.modelNames = models.map(({ name }) => foldedWords(name).join(' '));
    this.nameNeedles = this.modelNames.map((name) => (isLong(name) ? name.replaceAll(' ', '') : ` ${name} `));
    this.modelLines = new FoldedLines(
      models.map(({ name, brandName }) =>
        lineOf(modelNames(brandName, name).flatMap(modelWords), indexedWords(brandWords(brandName))),
      ),
    );
    this.versions = models.flatMap(({ versions }, model) => versions.map((version) => ({ version, model })));
    this.versionLines = new FoldedLines(this.versions.map(({ version }) => lineOf(indexedWords(version.name))));
    this.brands = new BrandIndex(brandNames);
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
    const ofVersions = new Set(versions.map(({ model }) => model));
    const all = new Set([...(models.most === most ? models.models : []), ...ofVersions]);
    const isGenericBetter = versions.length === 0 || (missing & query.figures) !== 0;
    const isOnlyBrand = (naming & ~this.brandBits(query)) === 0;
    const meant = this.modelsWithMost(query, naming, major).models.slice(0, MODELS_MEANT);
    const other = this.otherModel(query);
    return {
      versions: versions.map(({ version }) => version),
      generic: isGenericBetter && isOnlyBrand && other !== undefined ? [other] : this.modelsAt(meant),
      models: this.modelsAt(this.byRank([...all], query.ranks)),
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
    const isInBrand = scope.brandId !== undefined || query.brands.all.size > 0;
    const telling = bitsOf(typed.filter(({ text }) => /\p{L}{3}/u.test(text))) & naming & ~brandBits;
    const isSimilar = (model: number) => {
      const isNamed = query.namedModels.has(model);
      const isTold = (existing(modelMarks[model], 'marks of that model') & telling) !== 0;
      return isInBrand ? isNamed || isTold : isNamed && isTold;
    };
    const similar = this.modelsWithMost(query, naming & ~brandBits).models.filter(isSimilar);
    const models = scope.model === undefined ? similar.slice(0, SIMILAR_MODELS) : [];
    const listed = this.modelsAt(models);
    const other = this.otherModel(query, isInBrand ? listed[0] : undefined);
    const others = other === undefined ? [] : [other];
    const found = models[0] === undefined ? brandBits : existing(modelMarks[models[0]], 'marks of that model');
    return {
      versions: ranked.versions.filter(({ model }) => models.includes(model)).map(({ version }) => version),
      generic: others,
      models: [...others, ...listed],
      isGenericBetter: true,
      typedClass,
      missing: wordsOf(typed, (naming || major) & ~found),
      other,
      similar: listed,
    };
  }

  private queryOf(typed: readonly Typed[], scope: VehicleScope): Query {
    const brands = this.brands.namedIn(typed.flatMap(({ text }) => text.split(' ')));
    const modelMarks = this.modelMarksOf(typed);
    const namingText = typed.filter(({ text }) => !/^\d[\d.]* \p{L}/u.test(text)).map(({ text }) => text);
    const { ranks, namedModels, longest } = this.ranksOf(namingText.join(' '), { brands, scope });
    const isBeside = ({ text }: Typed) => longest !== '' && isGeneration(text) && !` ${longest} `.includes(` ${text} `);
    const isFigure = ({ text, figure }: Typed) =>
      isOnlyFigure(text) && !(this.isNamedByDisplacement && figure?.kind === 'displacement');
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
    const marks = new Uint16Array(lines.lines.length);
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

  private modelsAt(indexes: readonly number[]): Model[] {
    return indexes.map((index) => existing(this.models[index], 'model at that place'));
  }

  private admits({ brands: { all }, scope }: Pick<Query, 'brands' | 'scope'>, model: Model): boolean {
    if (scope.model !== undefined) return model === scope.model;
    const { brandId } = model;
    return scope.brandId === undefined ? all.size === 0 || all.has(brandId) : brandId === scope.brandId;
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
  private otherModel({ brands, scope }: Query, similar?: Model): Model | undefined {
    if (scope.model !== undefined) return scope.model;
    const named = similar?.brandId ?? scope.brandId ?? brands.first;
    return this.models.find(
      ({ name, brandId, brandName }) =>
        name === OTHER_MODEL && (named === undefined ? brandName === OTHER_BRAND : brandId === named),
    );
  }

  private rankVersions(query: Query): RankedVersions {
    const { typed, naming, major, modelMarks, nameMarks, ranks, scope } = query;
    const admitted = this.models.map((model) => this.admits(query, model));
    const figures = typed.filter(({ figure }) => figure);
    const figureBits = bitsOf(figures);
    const starts = startsIn(typed);
    const worthOf = (bits: number) => countBits(bits & naming) * MAX_WORDS + countBits(bits & major);
    let best = 0;
    let found: { index: number; listed: SearchedVersion; score: number; bits: number }[] = [];
    for (const [index, listed] of this.versions.entries()) {
      const { version, model } = listed;
      if (!admitted[model]) continue;
      const words =
        existing(nameMarks[index], 'marks of that version') | existing(modelMarks[model], 'marks of that model');
      if (worthOf(words | figureBits) < best) continue;
      if (!scope.admitsFuel(version.fuel)) continue;
      const fitting = fitOf(version, figures);
      const bits = words | fitting.bits;
      const worth = worthOf(bits);
      if ((bits & major) === 0 || worth < best) continue;
      if (worth > best) found = [];
      best = worth;
      const rank = existing(ranks[model], 'rank of that model') + this.rankOfStart(index, model, starts);
      const score = countBits(bits) * WEIGHTS.word + rank + fitting.fits * WEIGHTS.fit;
      found.push({ index, listed, score, bits });
    }
    found.sort((a, b) => b.score - a.score || a.index - b.index);
    const bitsOfBest = found[0]?.bits ?? 0;
    return { versions: found.map(({ listed }) => listed), named: countBits(bitsOfBest & naming), bitsOfBest };
  }

  /** Ranks a version by the typed words that its name begins with, and its model's name does not. */
  private rankOfStart(index: number, model: number, starts: readonly string[]): number {
    if (starts.length === 0) return 0;
    const line = existing(this.versionLines.lines[index], 'words of that version');
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
      if (worth === 0 || worth < best || !this.admits(query, existing(this.models[model], 'model at that place')))
        return;
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
    const ranks = Float64Array.from(this.models, (model, index) => {
      const name = existing(this.modelNames[index], 'name of that model');
      const isNamed = (isLong(name) ? run : words).includes(existing(this.nameNeedles[index], 'name of that model'));
      if (isNamed && this.admits(about, model)) {
        namedModels.add(index);
        if (name.length > longest.length) longest = name;
      }
      return (isNamed ? name.length : 0) * WEIGHTS.name + Math.log2(model.fleet + 1) * WEIGHTS.doubling;
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
    const models = this.modelNames.filter((_, index) =>
      this.admits(query, existing(this.models[index], 'model at that place')),
    );
    const brands = query.brands.all.size > 0 ? [] : this.brands.names;
    const known = [...new Set([...models.flatMap((name) => name.split(' ')), ...brands])].filter(
      (word) => word.length >= MISSPELT_FROM - 1,
    );
    return typed.map((word) => ({
      ...word,
      text: isMisspelt(word) ? (nearest(word.text, known, editsWithin) ?? word.text) : word.text,
    }));
  }
}

/** A listed version, and the position of its model. */
interface SearchedVersion {
  readonly version: CatalogueVersion;
  readonly model: number;
}

interface RankedVersions {
  readonly versions: readonly SearchedVersion[];
  /** The number of naming words that they have. */
  readonly named: number;
  readonly bitsOfBest: number;
}

const isLong = (name: string): boolean => name.length > 3;
