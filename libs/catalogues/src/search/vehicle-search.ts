import { nearest } from '@cotiza/contract';
import { defined } from '@cotiza/kernel';
import type { Fuel } from '@cotiza/quoting';
import type { CatalogueVersion, Model } from '../vehicles/catalogue-version';
import { BrandIndex, type NamedBrands } from './brand-index';
import { countBits, FoldedLines, lineOf } from './folded-lines';
import { foldedWords, indexedWords, MAX_WORDS, modelWords, needleOf, withWordsApart } from './folded-text';
import { editsWithin, MISSPELT_FROM } from './list-search';
import { ModelNames, type NamedModels } from './named-models';
import { bitsOf, fitOf, type Typed, typedIn, wordsOf } from './typed-words';
import { type TypedClass, typedClassOf } from './vehicle-figures';
import { brandWords, isEquipment, modelNames } from './vehicle-words.table';

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
  readonly fuels: number;
  readonly modelMarks: Uint16Array;
  readonly nameMarks: Uint16Array;
  /** The admitted models that the text names. */
  readonly named: readonly number[];
  readonly brands: NamedBrands;
  readonly scope: VehicleScope;
  /** Whether each model is of the brand and the model that a result may have. */
  readonly admitted: readonly boolean[];
}

/** The weight of each criterion, in descending order. */
const WEIGHTS = { word: 1e6, doubling: 500, fit: 100 } as const;

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
  private readonly names: ModelNames;
  private readonly versions: readonly SearchedVersion[];
  private readonly versionLines: FoldedLines;
  private readonly brands: BrandIndex;
  /** The rank of each model by its frequency. */
  private readonly ranks: readonly number[];

  /**
   * @param isNamedByDisplacement true where a displacement tells models apart: of motorcycles
   * @param brandNames names of the brands by id
   */
  constructor(
    private readonly isNamedByDisplacement: boolean,
    brandNames: ReadonlyMap<string, string>,
    private readonly models: readonly Model[],
  ) {
    this.names = new ModelNames(models, !isNamedByDisplacement);
    this.modelLines = new FoldedLines(
      models.map(({ name, brandName }) =>
        lineOf(modelNames(brandName, name).flatMap(modelWords), indexedWords(brandWords(brandName))),
      ),
    );
    this.versions = models.flatMap(({ versions }, model) => versions.map((version) => ({ version, model })));
    this.versionLines = new FoldedLines(this.versions.map(({ version }) => lineOf(indexedWords(version.name))));
    this.brands = new BrandIndex(brandNames);
    this.ranks = models.map(({ fleet }) => Math.log2(fleet + 1) * WEIGHTS.doubling);
  }

  /**
   * Returns the versions of the model that the text names, or else those that have all words naming one, and the most figures,
   * best first. Without any, words are separated from figures, or a misspelt word is corrected; then similar models are
   * returned, marked as such. Results are of the brands in the text, if it has one.
   */
  find(text: string, scope: VehicleScope): FoundVehicles {
    const typed = typedIn(text, this.isNamedByDisplacement);
    const found = this.findTyped(typed, scope);
    if (!found.similar) return found;
    const apart = withWordsApart(text);
    const foundApart = apart !== text && this.findTyped(typedIn(apart, this.isNamedByDisplacement), scope);
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
    const found = this.findNamed(query);
    if (found || query.named.length > 0) return found ?? this.unlisted(query);
    const mostly = this.names.mostlyNamedIn(query.typed, query.admitted, isInBrand(query));
    const foundMostly = mostly.bits !== 0 && this.findNamed(withNamed(query, mostly));
    return foundMostly || this.unlisted(query);
  }

  /** Returns what has all naming words; undefined where nothing has. */
  private findNamed(query: Query): FoundVehicles | undefined {
    const { typed, naming, major, named } = query;
    const ranked = this.rankVersions(query);
    const models = this.modelsWithMost(query, naming);
    const most = Math.max(ranked.naming, models.most);
    if (most < countBits(naming) || ranked.versions.length + models.most === 0) return undefined;
    const versions = ranked.naming === most ? ranked.versions : [];
    const missing = major & ~(versions.length > 0 ? ranked.bitsOfBest : naming | brandBits(typed));
    const isGenericBetter = (missing & query.figures) !== 0 || isOther(query, versions[0]);
    const ofVersions = versions.map(({ model }) => model);
    const all = this.byRank([...(models.most === most ? models.models : []), ...ofVersions]);
    const other = this.otherModel(query);
    return {
      versions: versions.map(({ version }) => version),
      generic:
        isGenericBetter && isOnlyBrand(query) && other !== undefined ? [other] : this.modelsAt(this.meantBy(query)),
      models: this.modelsAt([...new Set([...this.byRank(named), ...all])]),
      isGenericBetter,
      typedClass: typedClassOf(typed.map(({ text }) => text)),
      missing: wordsOf(typed, missing | this.doubtful(query, versions[0])),
      other,
    };
  }

  /**
   * Returns the words that were found as something else than they may be: two letters that only begin another word ("SL" is no
   * "SLC"), and a year alone beside a brand, which may be a model ("BMW 2002").
   */
  private doubtful(query: Query, best: SearchedVersion | undefined): number {
    const { typed, major } = query;
    if (best === undefined) return 0;
    const year = bitsOf(typed.filter(({ figure }) => figure?.kind === 'year'));
    if (isOnlyBrand(query) && (major & ~brandBits(typed)) === year) return year;
    const [{ name, brandName }] = this.modelsAt([best.model]) as [Model];
    const words = [...indexedWords(best.version.name), ...modelNames(brandName, name).flatMap(modelWords)];
    return bitsOf(
      typed.filter(({ text, isOfBrand }) => /^\p{L}{2}$/u.test(text) && !isOfBrand && !words.includes(text)),
    );
  }

  /** Returns the models whose generic versions are offered. */
  private meantBy(query: Query): number[] {
    const { naming, major, named } = query;
    const models = named.length > 0 ? this.byRank(named) : this.modelsWithMost(query, naming, major).models;
    return models.slice(0, MODELS_MEANT);
  }

  /** Returns the generic route for a model that is not listed, with the versions of similar models. */
  private unlisted(query: Query): FoundVehicles {
    const { typed, naming, major, modelMarks, scope } = query;
    const ofBrand = brandBits(typed);
    const isOfBrand = isInBrand(query);
    const telling = bitsOf(typed.filter(({ text }) => /\p{L}{3}/u.test(text))) & naming & ~ofBrand;
    const isSimilar = (model: number) => (defined(modelMarks[model], 'marks of that model') & telling) !== 0;
    const similar = isOfBrand ? this.modelsWithMost(query, naming & ~ofBrand).models.filter(isSimilar) : [];
    const models = scope.model === undefined ? similar.slice(0, SIMILAR_MODELS) : [];
    const listed = this.modelsAt(models);
    const other = this.otherModel(query, isOfBrand ? listed[0] : undefined);
    const others = other === undefined ? [] : [other];
    const found = models[0] === undefined ? ofBrand : defined(modelMarks[models[0]], 'marks of that model');
    return {
      versions: this.rankVersions(query)
        .versions.filter(({ model }) => models.includes(model))
        .map(({ version }) => version),
      generic: others,
      models: [...others, ...listed],
      isGenericBetter: true,
      typedClass: typedClassOf(typed.map(({ text }) => text)),
      missing: wordsOf(typed, (naming || major) & ~found),
      other,
      similar: listed,
    };
  }

  private queryOf(words: readonly Typed[], scope: VehicleScope): Query {
    const brands = this.brands.namedIn(words.flatMap(({ text }) => text.split(' ')));
    const typed = words.map((word) => ({ ...word, isOfBrand: this.brands.haveWord(brands.all, word.text) }));
    const admitted = this.models.map((model) => isAdmitted(model, brands, scope));
    const major = typed.filter(({ isMinor }) => !isMinor);
    const names = major.filter(({ text, isFigure }) => !isFigure && !isEquipment(text));
    const ofModel = names.filter(({ isOfBrand }) => !isOfBrand);
    const query: Query = {
      typed,
      major: bitsOf(major),
      naming: scope.model === undefined ? bitsOf(ofModel.length > 0 ? ofModel : names) : 0,
      figures: bitsOf(major.filter(({ isFigure }) => isFigure)),
      fuels: bitsOf(typed.filter(({ figure }) => figure?.kind === 'fuel')),
      modelMarks: this.modelMarksOf(typed),
      nameMarks: this.marksOf(
        typed.filter(({ text }) => !/^\d$/.test(text)),
        this.versionLines,
      ),
      named: [],
      brands,
      scope,
      admitted,
    };
    const named = this.names.namedIn(typed, admitted, isInBrand(query));
    return withNamed(query, { ...named, models: this.ofFirstBrand(named.models, typed) });
  }

  /** Returns those of the models whose brand a text names first by its own name, or all. */
  private ofFirstBrand(models: readonly number[], typed: readonly Typed[]): readonly number[] {
    const text = typed.map((word) => word.text.replaceAll(' ', '')).join('');
    const places = this.modelsAt(models).map(({ brandName }) => text.indexOf(foldedWords(brandName).join('')));
    const first = Math.min(...places.filter((place) => place >= 0));
    return first === Infinity ? models : models.filter((_, at) => places[at] === first);
  }

  private marksOf(typed: readonly Typed[], lines: FoldedLines): Uint16Array {
    const marks = new Uint16Array(lines.lines.length);
    for (const { text, isMinor, bit } of typed) {
      if (bit !== 0) lines.mark(isMinor ? `${text} ` : needleOf(text), marks, bit);
    }
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
    return indexes.map((index) => defined(this.models[index], 'model at that place'));
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
    const { typed, naming, major, fuels, modelMarks, nameMarks, scope, admitted } = query;
    const named = new Set(query.named);
    const figures = typed.filter(({ figure }) => figure);
    const figureBits = bitsOf(figures);
    // A number names a model only in the name of one: "Renault 5" is no Clio with five gears.
    const numbers = named.size > 0 ? 0 : bitsOf(typed.filter(({ text }) => /^\d/.test(text))) & naming;
    let best = 0;
    let found: { index: number; listed: SearchedVersion; score: number; bits: number }[] = [];
    for (const [index, listed] of this.versions.entries()) {
      const { version, model } = listed;
      if (!admitted[model]) continue;
      const inModel = defined(modelMarks[model], 'marks of that model');
      const words = (defined(nameMarks[index], 'marks of that version') & ~numbers) | inModel;
      const worthOf = (bits: number) =>
        ((countBits(bits & naming) * MAX_WORDS + countBits(bits & fuels)) * 2 + Number(named.has(model))) * MAX_WORDS +
        countBits(bits & major);
      if (worthOf(words | figureBits) < best) continue;
      if (!scope.admitsFuel(version.fuel)) continue;
      const fitting = fitOf(version, figures);
      const bits = words | fitting.bits;
      const worth = worthOf(bits);
      if ((bits & major) === 0 || worth < best) continue;
      if (worth > best) found = [];
      best = worth;
      const rank = defined(this.ranks[model], 'rank of that model');
      const score = countBits(bits) * WEIGHTS.word + rank + fitting.fits * WEIGHTS.fit;
      found.push({ index, listed, score, bits });
    }
    found.sort((a, b) => b.score - a.score || a.index - b.index);
    const bitsOfBest = found[0]?.bits ?? 0;
    return { versions: found.map(({ listed }) => listed), naming: countBits(bitsOfBest & naming), bitsOfBest };
  }

  /** Returns the admitted models with the most of the given words, and of those the ones with the most others; best first. */
  private modelsWithMost({ modelMarks, admitted }: Query, words: number, others = 0) {
    let [most, best] = [0, 0];
    let models: number[] = [];
    modelMarks.forEach((mark, model) => {
      const matched = countBits(mark & words);
      const worth = matched * MAX_WORDS + countBits(mark & others);
      if (worth === 0 || worth < best || !admitted[model]) return;
      if (worth > best) models = [];
      [most, best] = [matched, worth];
      models.push(model);
    });
    return { models: this.byRank(models), most };
  }

  private byRank(models: readonly number[]): number[] {
    const rankOf = (model: number) => defined(this.ranks[model], 'rank of that model');
    return [...models].sort((a, b) => rankOf(b) - rankOf(a) || a - b);
  }

  /** Replaces each long word that matches nothing by the nearest word of a brand or a model. */
  private corrected(typed: readonly Typed[], scope: VehicleScope): Typed[] {
    const query = this.queryOf(typed, scope);
    const seen = [...query.modelMarks, ...query.nameMarks].reduce((bits, marks) => bits | marks, 0);
    const isMisspelt = ({ text, bit }: Typed) =>
      (bit & query.naming & ~seen) !== 0 && text.length >= MISSPELT_FROM && /^\p{L}+$/u.test(text);
    if (!typed.some(isMisspelt)) return [...typed];
    const models = this.models.filter((_, index) => query.admitted[index]);
    const brands = query.brands.all.size > 0 ? [] : this.brands.names;
    const known = [...new Set([...models.flatMap(({ name }) => foldedWords(name)), ...brands])].filter(
      (word) => word.length >= MISSPELT_FROM - 1,
    );
    return typed.map((word) => ({
      ...word,
      text: isMisspelt(word) ? (nearest(word.text, known, editsWithin) ?? word.text) : word.text,
    }));
  }
}

/** Returns the words that every model of the named brands has. */
const brandBits = (typed: readonly Typed[]): number => bitsOf(typed.filter(({ isOfBrand }) => isOfBrand));

/** Returns true for a search about a brand. */
const isInBrand = ({ brands, scope }: Query): boolean =>
  scope.brandId !== undefined || scope.model !== undefined || brands.all.size > 0;

/** Returns true for a text that names brands only. */
const isOnlyBrand = ({ typed, naming, named }: Query): boolean =>
  named.length === 0 && (naming & ~brandBits(typed)) === 0;

/** Returns true where the best version is none, or of another model than the named one, without the text asking for its fuel. */
const isOther = ({ fuels, named }: Query, best: SearchedVersion | undefined): boolean =>
  best === undefined || (fuels === 0 && named.length > 0 && !named.includes(best.model));

function isAdmitted(model: Model, { all }: NamedBrands, { brandId, model: only }: VehicleScope): boolean {
  if (only !== undefined) return model === only;
  return brandId === undefined ? all.size === 0 || all.has(model.brandId) : model.brandId === brandId;
}

/** Makes the words of a model's name those that name it, whatever else the text has. */
function withNamed(query: Query, { models, bits, isBadge }: NamedModels): Query {
  if (models.length === 0) return query;
  if (isBadge) return { ...query, named: models, naming: bits };
  const modelMarks = query.modelMarks.slice();
  for (const model of models) modelMarks[model] = defined(modelMarks[model], 'marks of that model') | bits;
  return { ...query, modelMarks, named: models, naming: bits };
}

/** A listed version, and the position of its model. */
interface SearchedVersion {
  readonly version: CatalogueVersion;
  readonly model: number;
}

interface RankedVersions {
  readonly versions: readonly SearchedVersion[];
  /** The number of naming words that they have. */
  readonly naming: number;
  readonly bitsOfBest: number;
}
