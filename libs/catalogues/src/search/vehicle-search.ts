import type { Fuel } from '@cotiza/quoting';
import { existing } from './existing';
import type { BrandRow, ModelRow } from '../data-files/data-layout';
import type { VersionColumns } from '../vehicles/version.columns';
import { BESIDES, countBits, FoldedLines } from './folded-lines';
import { foldedWords, indexedWords, needleOf, type QueryWord, queryWords } from './folded-text';
import { type FigureTest, figureOf, type VersionFigures, withUnits } from './vehicle-figures';

/** The vehicles of a line, by position. */
export interface SearchedVehicles {
  readonly brands: readonly BrandRow[];
  readonly models: readonly ModelRow[];
  readonly fuels: readonly Fuel[];
  readonly versions: VersionColumns;
}

/** The models and fuels that a result may have. */
export interface VehicleScope {
  readonly admitsModel: (model: number) => boolean;
  readonly admitsFuel: (fuel: Fuel) => boolean;
}

export interface FoundVersions {
  /** Positions of versions, best first. */
  readonly versions: readonly number[];
  /** Positions of the matching models, best first. */
  readonly models: readonly number[];
  /** True when the models match more of the text than any version. */
  readonly modelsFirst: boolean;
  /** Returns true for a fuel that the text allows. */
  readonly admitsFuel: (fuel: Fuel) => boolean;
}

interface Typed extends QueryWord {
  readonly bit: number;
  readonly test: FigureTest | undefined;
}

/** Common names of brands, by brand. */
const ALSO_KNOWN: Readonly<Record<string, string>> = {
  Volkswagen: 'vw',
  'Mercedes-Benz': 'mercedes mb',
  Vespa: 'piaggio',
  Mini: 'bmw',
  'Harley-Davidson': 'hd',
  'Land Rover': 'rover range',
};

/** The weight of each criterion, in descending order. */
const WEIGHTS = { word: 1e6, name: 2e4, doubling: 500, fit: 100 } as const;

/** Maximum number of models offered as a whole. */
const MODELS_MEANT = 3;

/** Searches versions by words of their brand, model and name, and by year, power, displacement and fuel. */
export class VehicleSearch {
  private readonly modelLines: FoldedLines;
  private readonly modelNames: readonly string[];
  /** Texts that identify a named model: long names without their spaces, short ones as whole words. */
  private readonly nameNeedles: readonly string[];
  private readonly versionLines: FoldedLines;

  constructor(private readonly vehicles: SearchedVehicles) {
    const { brands, models, versions } = vehicles;
    this.modelNames = models.map(([, , name]) => foldedWords(name).join(' '));
    this.nameNeedles = this.modelNames.map((name) => (isLong(name) ? name.replaceAll(' ', '') : ` ${name} `));
    this.modelLines = new FoldedLines(
      models.map(([, brand, name]) => {
        const brandName = existing(brands[brand], 'brand at that place')[1];
        return [...indexedWords(name), BESIDES, ...indexedWords(brandNames(brandName))].join(' ');
      }),
    );
    this.versionLines = new FoldedLines(
      Array.from({ length: versions.count }, (_, index) => indexedWords(versions.nameOf(index)).join(' ')),
    );
  }

  /** Returns the versions with the most words, if they have at least half of them, best first. */
  find(text: string, scope: VehicleScope): FoundVersions {
    const typed = typedIn(text);
    const major = bitsOf(typed.filter(({ isMinor }) => !isMinor));
    const modelMarks = this.marksOf(typed, this.modelLines);
    const nameMarks = this.marksOf(typed, this.versionLines);
    const ranks = this.ranksOf(text);
    const found = this.rankVersions({ typed, major, modelMarks, nameMarks, ranks, scope });
    const fuelWords = typed.filter(({ text: word }) => Number.isNaN(Number(word[0])) && figureOf(word));
    const admitsFuel = (fuel: Fuel) =>
      fuelWords.every(({ test }) => existing(test, 'test of that word')(ofFuel(fuel)) > 0);
    const meant = this.modelsMeant(modelMarks, major, ranks, scope);
    const modelsMost = meant.most + countBits(bitsOf(fuelWords));
    const enough = (most: number) => most > 0 && most * 2 >= countBits(major);
    return {
      versions: enough(found.most) ? found.versions : [],
      models: meant.most > 0 && enough(Math.max(modelsMost, found.most)) ? meant.models : [],
      modelsFirst: modelsMost > found.most,
      admitsFuel,
    };
  }

  private marksOf(typed: readonly Typed[], lines: FoldedLines): Uint16Array {
    const marks = new Uint16Array(lines.count);
    for (const { text, bit } of typed) lines.mark(needleOf(text), marks, bit);
    return marks;
  }

  private rankVersions(query: {
    readonly typed: readonly Typed[];
    readonly major: number;
    readonly modelMarks: Uint16Array;
    readonly nameMarks: Uint16Array;
    readonly ranks: Float64Array;
    readonly scope: VehicleScope;
  }): { versions: number[]; most: number } {
    const { typed, major, modelMarks, nameMarks, ranks, scope } = query;
    const { versions } = this.vehicles;
    const figures = typed.filter(({ test }) => test);
    const figureBits = bitsOf(figures);
    let most = 0;
    let found: { index: number; score: number }[] = [];
    for (let index = 0; index < versions.count; index++) {
      const model = versions.modelOf(index);
      if (!scope.admitsModel(model)) continue;
      let bits =
        existing(nameMarks[index], 'marks of that version') | existing(modelMarks[model], 'marks of that model');
      if (countBits((bits | figureBits) & major) < Math.max(1, most)) continue;
      const version = this.figuresOf(index);
      if (!scope.admitsFuel(version.fuel)) continue;
      let fits = 0;
      for (const { bit, test } of figures) {
        const fit = existing(test, 'test of that word')(version);
        if (fit > 0) bits |= bit;
        fits += fit;
      }
      const matched = countBits(bits & major);
      if (matched === 0 || matched < most) continue;
      if (matched > most) found = [];
      most = matched;
      found.push({
        index,
        score: countBits(bits) * WEIGHTS.word + existing(ranks[model], 'rank of that model') + fits * WEIGHTS.fit,
      });
    }
    found.sort((a, b) => b.score - a.score || a.index - b.index);
    return { versions: found.map(({ index }) => index), most };
  }

  private modelsMeant(marks: Uint16Array, major: number, ranks: Float64Array, { admitsModel }: VehicleScope) {
    let most = 0;
    let models: number[] = [];
    marks.forEach((mark, model) => {
      const matched = countBits(mark & major);
      if (matched === 0 || matched < most || !admitsModel(model)) return;
      if (matched > most) models = [];
      most = matched;
      models.push(model);
    });
    models.sort((a, b) => existing(ranks[b], 'rank of that model') - existing(ranks[a], 'rank of that model') || a - b);
    return { models: models.slice(0, MODELS_MEANT), most };
  }

  /** Ranks each model by its frequency, and by whether the text has its whole name. */
  private ranksOf(text: string): Float64Array {
    const words = ` ${foldedWords(text).join(' ')} `;
    const run = words.replaceAll(' ', '');
    return Float64Array.from(this.vehicles.models, ([, , , fleet], model) => {
      const name = existing(this.modelNames[model], 'name of that model');
      const isNamed = (isLong(name) ? run : words).includes(existing(this.nameNeedles[model], 'name of that model'));
      return (isNamed ? name.length : 0) * WEIGHTS.name + Math.log2(fleet + 1) * WEIGHTS.doubling;
    });
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

const isLong = (name: string): boolean => name.length > 3;

/** Returns all names of a brand: its own and the common ones. */
export const brandNames = (name: string): string => `${name} ${ALSO_KNOWN[name] ?? ''}`;

function typedIn(text: string): Typed[] {
  return queryWords(withUnits(text)).map((word, at) => ({ ...word, bit: 1 << at, test: figureOf(word.text) }));
}

function bitsOf(typed: readonly Typed[]): number {
  return typed.reduce((bits, { bit }) => bits | bit, 0);
}

const ofFuel = (fuel: Fuel): VersionFigures => ({
  fuel,
  displacementCc: 0,
  powerKw: 0,
  fromYear: null,
  toYear: null,
});
