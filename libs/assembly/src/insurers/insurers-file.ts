import { INSURANCE_LINES, type InsuranceLine } from '@cotiza/contract';
import { CONNECTORS, unknownSettings } from '@cotiza/insurers-remote';
import { isRecord, type Fields } from '@cotiza/kernel';
import {
  Described,
  IsEntryList,
  IsOneOf,
  IsText,
  IsTrueOrFalse,
  IsWholeNumber,
  Optional,
  type SettingsClass,
} from '@cotiza/kernel/settings';
import { FULL_WEIGHT } from '@cotiza/quoting';
import { plainToInstance, Transform } from 'class-transformer';
import { ArrayNotEmpty, ArrayUnique, IsString, ValidateNested } from 'class-validator';
import { logoFault } from './insurer-logo';
import { TARIFF, type ListedSettings, type ListedTariff } from './listed-insurer';

const message = `must be a list of ${INSURANCE_LINES.join(', ')}: at least one, each once`;

/** The keys of every entry besides its own settings. */
interface Listing {
  readonly enabled: boolean;
  readonly weight: number;
  readonly logo?: string;
}

/** Returns the class of an entry of the file: some settings, whether its insurer is asked, and how often. */
function entryClass<T extends object>(Settings: SettingsClass<T>): SettingsClass<T & Listing> {
  class Entry extends (Settings as SettingsClass) implements Listing {
    @Described('Whether it is asked at all.')
    @IsTrueOrFalse()
    readonly enabled: boolean = true;

    @Described('How many of a hundred quotations ask it: to begin with an insurer gently.')
    @IsWholeNumber(1, FULL_WEIGHT)
    readonly weight: number = FULL_WEIGHT;

    @Described('A PNG or SVG file of at most 32 kB that the page of offers shows instead of its initials.')
    @Optional()
    @IsString({ message: 'must be a text' })
    @IsText(logoFault)
    readonly logo?: string;
  }
  return Entry as SettingsClass<T & Listing>;
}

/** An embedded tariff that the operator has kept. */
class TariffSettings implements ListedTariff {
  @IsOneOf([TARIFF])
  readonly connector!: typeof TARIFF;

  @Described('Of an embedded insurer, such as aldaba.')
  @IsString({ message: 'must be the id of an embedded insurer' })
  readonly id!: string;

  @IsOneOf(INSURANCE_LINES, { each: true, message })
  @ArrayUnique({ message })
  @ArrayNotEmpty({ message })
  readonly lines: readonly InsuranceLine[] = INSURANCE_LINES;
}

/** The class of an entry by its connector. */
const ENTRIES = new Map<unknown, SettingsClass>([
  [TARIFF, entryClass(TariffSettings)],
  ...Object.entries(CONNECTORS).map(([id, { settings }]) => [id, entryClass<ListedSettings>(settings)] as const),
]);
const UNKNOWN_ENTRY = entryClass(unknownSettings([TARIFF, ...Object.keys(CONNECTORS)]));

/** The class of each kind of entry with its title in the published schema. */
export const INSURER_ENTRIES = [
  ['An embedded tariff', ENTRIES.get(TARIFF)],
  ...Object.values(CONNECTORS).map(({ manifest: { id, name } }) => [`Settings of ${name}`, ENTRIES.get(id)] as const),
] as readonly (readonly [title: string, Entry: SettingsClass])[];

const toEntry = (entry: unknown): unknown =>
  isRecord(entry) ? plainToInstance(ENTRIES.get(entry.connector) ?? UNKNOWN_ENTRY, { connector: '', ...entry }) : entry;

/** The id of an entry, which is its connector's where it gives none. */
const idOf = ({ id, connector }: Fields): unknown => id ?? (ENTRIES.has(connector) ? connector : undefined);

/** `INSURERS_FILE`: the insurers that are asked. */
export class InsurersFile {
  @IsEntryList({ id: idOf })
  @ValidateNested({ each: true, message: 'must be an object' })
  @Transform(({ value }) => (Array.isArray(value) ? value.map(toEntry) : (value as unknown)))
  readonly insurers!: readonly (ListedSettings & Listing)[];
}
