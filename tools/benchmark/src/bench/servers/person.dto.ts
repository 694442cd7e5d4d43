import { personEnumerations } from '@cotiza/contract';
import { IsIn, IsISO8601, IsNotEmpty, IsString, Length, Matches, MaxLength, ValidateIf } from 'class-validator';

const NAME = /^[\p{L}\p{M}]+(?:[ \-'’·][\p{L}\p{M}]+)*$/u;
const NAME_OR_NOTHING = /^(?:[\p{L}\p{M}]+(?:[ \-'’·][\p{L}\p{M}]+)*)?$/u;

const hasDni = (person: PersonDto) => person.document_type === 'Dni' || person.surname2 !== undefined;
const isForeigner = (person: PersonDto) => person.document_type !== 'Dni' || person.nationality !== undefined;

/** Who somebody is. */
export class PersonDto {
  @IsIn(personEnumerations.documentType.values)
  readonly document_type!: string;

  @IsString()
  @Length(5, 20)
  readonly document_id!: string;

  @IsString()
  @IsNotEmpty()
  @MaxLength(60)
  @Matches(NAME)
  readonly name!: string;

  @IsString()
  @IsNotEmpty()
  @MaxLength(60)
  @Matches(NAME)
  readonly surname!: string;

  @ValidateIf(hasDni)
  @IsString()
  @MaxLength(60)
  @Matches(NAME_OR_NOTHING)
  readonly surname2?: string;

  @IsISO8601({ strict: true })
  readonly birth_date!: string;

  @IsIn(personEnumerations.gender.values)
  readonly gender!: string;

  @IsIn(personEnumerations.maritalStatus.values)
  readonly marital_status!: string;

  @ValidateIf(isForeigner)
  @IsIn(personEnumerations.country.values)
  readonly nationality?: string;
}
