import { Described, IsEntryList, IsTrueOrFalse, IsWholeNumber, Optional } from '@cotiza/kernel/settings';
import { Type } from 'class-transformer';
import { Matches, MaxLength, ValidateNested } from 'class-validator';

const NAME_MAX_CHARS = 40;
const NAME_PATTERN = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const NAME = { message: `must be of lower-case letters, digits and single hyphens, at most ${NAME_MAX_CHARS}` };

/** Returns what is wrong with the name of a caller, as in `must be of lower-case letters…`. */
export const callerNameFault = (text: string): string | undefined =>
  NAME_PATTERN.test(text) && text.length <= NAME_MAX_CHARS ? undefined : NAME.message;

const limited = (what: string) => `${what} a minute; 0 for any number. Those of everybody unless given.`;

export class CallerEntry {
  @Described('Name in kebab-case, different from every other. It is logged: nothing personal.')
  @MaxLength(NAME_MAX_CHARS, NAME)
  @Matches(NAME_PATTERN, NAME)
  readonly name!: string;

  @Described('sha256: and the SHA-256 of its key in hexadecimal, as `ops callers new` prints it.')
  @Matches(/^sha256:[0-9a-f]{64}$/, {
    message: 'must be sha256: and 64 hexadecimal digits in lower case, as `ops callers new` prints them',
  })
  readonly key!: string;

  @Described(limited('Quotations'))
  @Optional()
  @IsWholeNumber()
  readonly quotesPerMinute?: number;

  @Described(limited('Estimates'))
  @Optional()
  @IsWholeNumber()
  readonly estimatesPerMinute?: number;

  @Described(limited('Requests to requirements and catalogues'))
  @Optional()
  @IsWholeNumber()
  readonly referencePerMinute?: number;

  @Described('Whether its key is accepted.')
  @IsTrueOrFalse()
  readonly enabled: boolean = true;
}

/** `CALLERS_FILE`: the callers that have a key. */
export class CallersFile {
  @IsEntryList({ name: ({ name }) => name, key: ({ key }) => key })
  @ValidateNested({ each: true, message: 'must be an object' })
  @Type(() => CallerEntry)
  readonly callers!: readonly CallerEntry[];
}
