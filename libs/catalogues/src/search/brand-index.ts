import { foldedWords, indexedWords } from './folded-text';
import { brandNames, brandWords } from './vehicle-words.table';

/** The ids of the brands that a text names. */
export interface NamedBrands {
  readonly all: ReadonlySet<string>;
  /** The one with the longest name in the text. */
  readonly first: string | undefined;
}

/** Maximum number of words in the name of a brand. */
const BRAND_WORDS = 3;

/** Finds the brands of a line by their names, also by common ones. */
export class BrandIndex {
  private readonly byName = new Map<string, string[]>();
  private readonly words: ReadonlyMap<string, ReadonlySet<string>>;

  /** @param brands their names by id */
  constructor(private readonly brands: ReadonlyMap<string, string>) {
    this.words = new Map([...brands].map(([brand, name]) => [brand, new Set(indexedWords(brandWords(name)))]));
    for (const [brand, name] of brands) {
      for (const key of brandNames(name).map(joined)) {
        this.byName.set(key, [...(this.byName.get(key) ?? []), brand]);
      }
    }
  }

  /** The names, each as one word. */
  get names(): readonly string[] {
    return [...this.byName.keys()];
  }

  /** Returns the brands named by one word or several. */
  namedIn(words: readonly string[]): NamedBrands {
    const runs = words.flatMap((_, from) =>
      Array.from({ length: BRAND_WORDS }, (__, more) => words.slice(from, from + more + 1).join('')),
    );
    const named = runs.filter((run) => this.byName.has(run)).sort((a, b) => b.length - a.length);
    const brands = named.flatMap((run) => this.byName.get(run) ?? []);
    const own = brands.find((brand) => joined(this.brands.get(brand) ?? '') === named[0]);
    return { all: new Set(brands), first: own ?? brands[0] };
  }

  /** Returns true for a word of the names of one of the brands. */
  haveWord(brands: ReadonlySet<string>, word: string): boolean {
    return [...brands].some((brand) => this.words.get(brand)?.has(word));
  }
}

const joined = (name: string): string => foldedWords(name).join('');
