import { defined } from '@cotiza/kernel';
import type { Model } from '../vehicles/catalogue-version';
import { foldedWords } from './folded-text';
import { bitsOf, type Typed } from './typed-words';
import type { Figure } from './vehicle-figures';
import { isEquipment, modelNames } from './vehicle-words.table';

/** The models that a text names, and the bits of the words that do so. */
export interface NamedModels {
  readonly models: readonly number[];
  readonly bits: number;
  /** True where the words are a badge of their versions. */
  readonly isBadge?: boolean;
}

/** A place in a text: its beginning, its length and the bits of its words. */
interface Place {
  readonly from: number;
  readonly length: number;
  readonly bits: number;
}

/** The badge at the beginning of a version's name: "320d", "C 220". A number with a unit is none. */
const BADGE = /^(?:\p{L}{1,3}[ -]?)?(\d{2,3})(?![.,\d]|\s*(?:cc|ch|cv|hp|kwh?|pl)\b)\p{L}{0,2}(?!\p{L})/iu;

/** The code before a nickname: "XVS1100" of "XVS1100 Drag Star". */
const CODE = /^(\p{L}+\d{3,}\p{L}*) /u;

/** Finds the models whose names are in a text, whatever else it has. */
export class ModelNames {
  private readonly names: readonly (readonly Name[])[];
  private readonly badges: readonly (readonly Name[])[];
  /** Names that are years, too. */
  private readonly years: readonly (readonly Name[])[];

  /** @param hasBadges true where versions have badges: of cars */
  constructor(
    private readonly models: readonly Model[],
    hasBadges: boolean,
  ) {
    const isYear = ({ joined }: Name) => /^(?:19|20)\d\d$/.test(joined);
    const names = models.map(({ name, brandName }) => [
      ...modelNames(brandName, name).map((each) => new Name(each)),
      ...(CODE.exec(name)?.slice(1) ?? []).map((code) => new Name(code, false, 0.5)),
    ]);
    this.names = names.map((each) => each.filter((name) => !isYear(name)));
    this.years = names.map((each) => each.filter(isYear));
    this.badges = (hasBadges ? models : []).map(({ versions }) =>
      [...new Set(versions.flatMap(badgesOf))].map((each) => new Name(each, true)),
    );
  }

  /**
   * Returns the models whose whole name comes first in a text, the longest one; without any, those with a version of a badge in
   * it. Years count last: "2008" is a Peugeot only where nothing else is.
   *
   * @param isOfBrand true for a text about a brand
   */
  namedIn(typed: readonly Typed[], admitted: readonly boolean[], isOfBrand: boolean): NamedModels {
    const text = new TypedText(typed.filter(({ isFigure, figure }) => !isFigure || (figure && !isQuantity(figure))));
    const find = (names: typeof this.names): NamedModels | undefined => {
      let best: Place | undefined;
      let models: number[] = [];
      names.forEach((each, model) => {
        const place = admitted[model] ? placeOf(each, text, isOfBrand) : undefined;
        const order = place && compare(place, best);
        if (place === undefined || order === undefined || order < 0) return;
        models = order === 0 ? [...models, model] : [model];
        best = place;
      });
      return best && { models, bits: best.bits };
    };
    const named = find(this.names);
    if (named) return named;
    const badge = find(this.badges);
    return badge ? { ...badge, isBadge: true } : (find(this.years) ?? { models: [], bits: 0 });
  }

  /**
   * Returns the models of which a text has most of the long words, and no other number: the "CRF1100L Africa Twin DCT" of
   * "Africa Twin 1100". Without a brand, one word is not enough.
   *
   * @param isOfBrand true for a text about a brand
   */
  mostlyNamedIn(typed: readonly Typed[], admitted: readonly boolean[], isOfBrand: boolean): NamedModels {
    const pieces = typed.filter(({ isFigure }) => !isFigure).flatMap(({ text }) => text.split(' '));
    const words = new Set(pieces);
    const numbers = pieces.filter(isNumber);
    let [best, models]: [number, number[]] = [0, []];
    this.models.forEach(({ name }, model) => {
      if (!admitted[model]) return;
      const own = foldedWords(name);
      const long = own.filter((word) => /^\p{L}{4}/u.test(word) && !isEquipment(word));
      const has = long.filter((word) => words.has(word));
      const isOther =
        own.some((word) => isNumber(word) && !words.has(word)) && numbers.some((each) => !own.includes(each));
      const typedOwn = own.filter((word) => words.has(word));
      const worth = typedOwn.join('').length;
      const isLittle = has.length * 2 <= long.length || (!isOfBrand && typedOwn.length < 2);
      if (isLittle || isOther || worth < best) return;
      models = worth === best ? [...models, model] : [model];
      best = worth;
    });
    const known = new Set(
      models.flatMap((model) => foldedWords(defined(this.models[model], 'model at that place').name)),
    );
    const isKnown = ({ text }: Typed) => text.split(' ').every((piece) => known.has(piece));
    return { models, bits: bitsOf(typed.filter(isKnown)) };
  }
}

/** A name without its spaces, and its parts where they may come in another order. */
class Name {
  readonly joined: string;
  readonly parts: readonly string[];
  /** True for a name that means something only beside its brand: "3", "GT", the badge "220". */
  readonly needsBrand: boolean;

  /** @param shortened above 0 for a part of a name, which comes after a whole one */
  constructor(
    name: string,
    isBadge = false,
    readonly shortened = 0,
  ) {
    const parts = name
      .replace(/(?<=\d) ?cc\b/i, '')
      .split(' ')
      .map((part) => foldedWords(part).join(''));
    this.joined = parts.join('');
    this.parts = parts.length > 1 && parts.every((part) => part.length > 1) ? parts : [];
    this.needsBrand = (isBadge || this.joined.length < 3) && !/\p{L}\d|\d\p{L}/u.test(this.joined);
  }
}

/** The words of a text without spaces between them, and where names may begin and end. */
class TypedText {
  private readonly joined: string;
  private readonly words: readonly Typed[];
  private readonly begins = new Set<number>();
  private readonly partBegins = new Set<number>();
  private readonly ends = new Set<number>();

  constructor(typed: readonly Typed[]) {
    let joined = '';
    for (const { text } of typed) {
      const pieces = text.split(' ');
      this.begins.add(joined.length);
      for (const piece of pieces) {
        this.partBegins.add(joined.length);
        joined += piece;
      }
      // Registers add letters to a code: "CB500XA" is a CB500X.
      const added = /\d (\p{L}{1,2})$/u.exec(text)?.[1]?.length ?? 0;
      for (let fewer = 0; fewer <= added; fewer++) this.ends.add(joined.length - fewer);
    }
    this.joined = joined;
    this.words = typed.flatMap((word) => Array.from(word.text.replaceAll(' ', ''), () => word));
  }

  /**
   * Returns the first place of a name, or of a part of one, which may be within a code: "UH125 Burgman". It begins after the
   * words of a brand; a name of only those comes after all others.
   */
  find(name: string, isPart = false): Place | undefined {
    const begins = isPart ? this.partBegins : this.begins;
    for (let from = this.joined.indexOf(name); from >= 0; from = this.joined.indexOf(name, from + 1)) {
      if (!begins.has(from) || !this.ends.has(from + name.length)) continue;
      const words = this.words.slice(from, from + name.length);
      const bits = bitsOf(words);
      const own = words.findIndex(({ isOfBrand }) => !isOfBrand);
      if (bits !== 0)
        return own < 0 ? { from: Infinity, length: 0, bits } : { from: from + own, length: name.length - own, bits };
    }
    return undefined;
  }
}

function placeOf(names: readonly Name[], text: TypedText, isOfBrand: boolean): Place | undefined {
  let best: Place | undefined;
  for (const name of names) {
    if (name.needsBrand && !isOfBrand) continue;
    const found = text.find(name.joined) ?? inAnyOrder(name, text);
    const place = found && { ...found, length: found.length - name.shortened };
    if (place && compare(place, best) > 0) best = place;
  }
  return best;
}

function inAnyOrder({ parts, joined }: Name, text: TypedText): Place | undefined {
  let [from, bits] = [Infinity, 0];
  for (const part of parts) {
    const place = text.find(part, true);
    if (!place) return undefined;
    from = Math.min(from, place.from);
    bits |= place.bits;
  }
  // A run of the words comes before the words in another order.
  return bits === 0 ? undefined : { from, bits, length: joined.length - 2.5 };
}

/** Returns a positive number for a place that comes before another, or at the same place and is longer. */
function compare(place: Place, other: Place | undefined): number {
  if (!other) return 1;
  return place.from === other.from ? place.length - other.length : other.from < place.from ? -1 : 1;
}

function badgesOf({ name }: { readonly name: string }): readonly string[] {
  const [badge, number] = BADGE.exec(name) ?? [];
  return badge === undefined || number === undefined ? [] : [badge, number];
}

const isQuantity = ({ kind }: Figure): boolean => kind === 'power' || kind === 'displacement';

const isNumber = (piece: string): boolean => /^\d/.test(piece);
