import { Transform, Type } from 'class-transformer';
import { Matches, ValidateNested } from 'class-validator';
import { faultsThrown } from '../testing/faults-thrown';
import {
  CommaSeparated,
  defaultSettings,
  IsEntryList,
  IsOneOf,
  IsPrintable,
  IsSwitch,
  IsText,
  IsTrueOrFalse,
  IsWholeNumber,
  Optional,
  parseOperatorFile,
  readSettings,
  Setting,
  settingFacts,
  Unusable,
} from '.';

const even = (text: string) => (text.length % 2 === 0 ? undefined : 'must have an even length');

class FirstSettings {
  @Setting('A number.')
  @IsWholeNumber(1, 9)
  readonly NUMBER: number = 3;

  @Setting('A number without a limit.', { needs: 'NUMBER' })
  @IsWholeNumber()
  readonly COUNT?: number;

  @Setting('Texts of even length.')
  @CommaSeparated()
  @IsText(even, { each: true, message: 'must be a list of even texts' })
  readonly LIST: readonly string[] = [];
}

class SecondSettings {
  @Setting('A switch.')
  @IsSwitch()
  readonly SWITCH: 'on' | 'off' = 'on';

  @Setting('A word.')
  @Transform(({ value }) => (value as string).toLowerCase())
  @IsOneOf(['a', 'b'])
  readonly WORD?: string;

  @Setting('A line.')
  @IsPrintable()
  readonly LINE?: string;
}

const CLASSES = [FirstSettings, SecondSettings] as const;

describe('settings of an environment', () => {
  it('have their defaults, and are undefined without one', () => {
    const defaults = { NUMBER: 3, COUNT: undefined, LIST: [], SWITCH: 'on', WORD: undefined, LINE: undefined };
    expect(defaultSettings(CLASSES)).toStrictEqual(defaults);
    expect(readSettings(CLASSES, { NUMBER: '', LIST: ' ', OTHER: '1' }).settings).toStrictEqual(defaults);
  });

  it('are converted from texts', () => {
    const { settings, faults } = readSettings(CLASSES, { NUMBER: ' 7 ', LIST: 'ab, cd', WORD: 'B', SWITCH: 'off' });
    expect(settings).toMatchObject({ NUMBER: 7, LIST: ['ab', 'cd'], WORD: 'b', SWITCH: 'off' });
    expect([...faults]).toEqual([]);
  });

  it.each([
    ['NUMBER', '0', 'must be a whole number from 1 to 9'],
    ...['1.5', '0x5', '5e0', '+5', '5 5', 'five'].map((text) => ['NUMBER', text, 'must be a whole number from 1 to 9']),
    ['COUNT', '-1', 'must be a whole number of at least 0'],
    ['COUNT', String(Number.MAX_SAFE_INTEGER + 1), 'must be a whole number of at least 0'],
    ['LIST', 'ab,c', 'must be a list of even texts'],
    ['SWITCH', 'yes', 'must be on or off'],
    ['WORD', 'c', 'must be one of a, b'],
    ['LINE', 'a\u202eb', 'must hold only characters that can be printed'],
  ])('are refused: %s=%s, and have their defaults', (name, text, fault) => {
    const { settings, faults } = readSettings(CLASSES, { [name]: text });
    expect([...faults]).toEqual([[name, fault]]);
    expect(settings).toStrictEqual(defaultSettings(CLASSES));
  });

  it('have facts, in the order of their declaration', () => {
    expect(Object.keys(settingFacts(CLASSES))).toEqual(['NUMBER', 'COUNT', 'LIST', 'SWITCH', 'WORD', 'LINE']);
    expect(settingFacts(CLASSES).COUNT).toEqual({ description: 'A number without a limit.', needs: 'NUMBER' });
  });
});

class Entry {
  @Matches(/^[a-z]+$/, { message: 'must be of small letters' })
  readonly name!: string;

  @Optional()
  @IsTrueOrFalse()
  readonly enabled?: boolean;
}

class File {
  @IsEntryList({ name: ({ name }) => name })
  @ValidateNested({ each: true, message: 'must be an object' })
  @Type(() => Entry)
  readonly entries!: readonly Entry[];
}

describe('a file of the operator', () => {
  const faultsOf = (content: unknown) => faultsThrown(() => parseOperatorFile(File, content));

  it('is read into its class', () =>
    expect(parseOperatorFile(File, { entries: [{ name: 'a', enabled: true }] }).entries[0]).toBeInstanceOf(Entry));

  it.each<[unknown, string[]]>([
    [[], ['it must be an object with keys']],
    [{}, ['entries is missing']],
    [{ entries: {} }, ['entries must be a list of objects']],
    [{ entries: [[]] }, ['entries must be a list of objects']],
    [{ entries: [null, 7] }, ['entries[0] must be an object', 'entries[1] must be an object']],
    [{ entries: [], other: 1 }, ['other is not a setting']],
    [
      { entries: [{ enabled: null, other: 1 }] },
      ['entries[0].other is not a setting', 'entries[0].name is missing', 'entries[0].enabled must be true or false'],
    ],
    [
      { entries: [{ name: 'a' }, { name: 'A' }, { name: 'a' }] },
      ['entries must differ in name: [2] repeats that of [0]', 'entries[1].name must be of small letters'],
    ],
    [{ entries: [{ name: new Unusable('cannot be had') }] }, ['entries[0].name cannot be had']],
  ])('is refused with every fault and its place: %j', (content, faults) => expect(faultsOf(content)).toEqual(faults));
});
