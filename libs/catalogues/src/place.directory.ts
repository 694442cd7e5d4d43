import type { Places, PostalCodeAnswer, Town } from '@cotiza/quoting';
import type { PlacesFile, PostalCodeRow, Provenance, ProvinceRow } from './data-files/data-layout';

/** Digits of a municipality code: two of the province, three of the municipality. */
const TOWN_CODE_DIGITS = 5;

/** Provinces, municipalities and the postal directory of Spain, in memory. */
export class PlaceDirectory implements Places {
  readonly provinces: readonly ProvinceRow[];
  readonly provenance: Provenance;
  /** The number of codes of the INE directory, and of codes from another source. */
  readonly sizes: {
    readonly provinces: number;
    readonly towns: number;
    readonly postalCodes: number;
    readonly supplement: number;
  };
  private readonly provinceNames: ReadonlyMap<string, string>;
  private readonly towns = new Map<number, Town>();
  private readonly wordsOfTown = new Map<number, readonly string[]>();
  private readonly townsOfCode = new Map<string, readonly Town[]>();
  private readonly townsOfProvince = new Map<string, Town[]>();

  constructor(file: PlacesFile) {
    this.provinces = file.provinces;
    this.provenance = file.provenance;
    this.provinceNames = new Map(file.provinces.map(([code, name]) => [code, name]));
    for (const [id, name, ...words] of file.towns) {
      const town = { id, name, provinceCode: townCode(id).slice(0, 2) };
      this.towns.set(id, town);
      if (words.length > 0) this.wordsOfTown.set(id, words);
      const neighbours = this.townsOfProvince.get(town.provinceCode);
      if (neighbours) neighbours.push(town);
      else this.townsOfProvince.set(town.provinceCode, [town]);
    }
    file.postalCodes.forEach(this.addPostalCode, this);
    file.supplement.forEach(this.addPostalCode, this);
    this.sizes = {
      provinces: file.provinces.length,
      towns: file.towns.length,
      postalCodes: file.postalCodes.length,
      supplement: file.supplement.length,
    };
  }

  /** Returns true for five digits whose first two are a province. */
  isPostalCode(text: string): boolean {
    return /^\d{5}$/.test(text) && this.provinceNames.has(text.slice(0, 2));
  }

  findPostalCode(postalCode: string): PostalCodeAnswer {
    const towns = this.townsOfCode.get(postalCode);
    return towns ? { kind: 'listed', towns } : { kind: 'unlisted', provinceCode: postalCode.slice(0, 2) };
  }

  /**
   * Returns the municipalities that a postal code may belong to: its own when the directory lists it, otherwise all of its
   * province, because the code may still exist and the customer then chooses the municipality.
   */
  townsFor(postalCode: string): readonly Town[] {
    return this.townsOfCode.get(postalCode) ?? this.townsOfProvince.get(postalCode.slice(0, 2)) ?? [];
  }

  /** Returns every municipality, ordered by code. */
  allTowns(): readonly Town[] {
    return [...this.towns.values()];
  }

  /** Returns the number of postal codes of each municipality, as an approximation of its size. */
  postalCodeCounts(): ReadonlyMap<number, number> {
    const counts = new Map<number, number>();
    for (const towns of this.townsOfCode.values()) {
      for (const { id } of towns) counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    return counts;
  }

  findTown(id: number): Town | undefined {
    return this.towns.get(id);
  }

  /** Returns the names of a municipality besides the official one, and those of its localities. */
  furtherNames(id: number): readonly string[] {
    return this.wordsOfTown.get(id) ?? [];
  }

  /** Returns the name of a province by its INE code. */
  provinceName(code: string): string | undefined {
    return this.provinceNames.get(code);
  }

  /** Adds a code. One without municipalities is left out: its entry is known to be wrong. */
  private addPostalCode([code, ...townIds]: PostalCodeRow): void {
    const towns = townIds.flatMap((id) => this.towns.get(id) ?? []);
    if (towns.length > 0) this.townsOfCode.set(code, towns);
  }
}

/** Returns the five-digit INE code of a municipality id. */
export function townCode(id: number): string {
  return String(id).padStart(TOWN_CODE_DIGITS, '0');
}
