import { personEnumerations } from '@cotiza/contract';
import { Type } from 'class-transformer';
import {
  IsDefined,
  IsEmail,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { PersonDto } from './person.dto';

const EMPLOYED: readonly unknown[] = ['Employee', 'SelfEmployed', 'CivilServant'];

const hasOccupation = (holder: HolderDto) =>
  EMPLOYED.includes(holder.employment_status) || holder.economic_occupation !== undefined;

/** Where somebody lives. */
export class AddressDto {
  @IsString()
  @Matches(/^(?:0[1-9]|[1-4][0-9]|5[0-2])[0-9]{3}$/)
  readonly postal_code!: string;

  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(99_999)
  readonly town_id?: number;

  @IsIn(personEnumerations.roadType.values)
  readonly road_type!: string;

  @IsString()
  @IsNotEmpty()
  @MaxLength(100)
  readonly road_name!: string;

  @IsString()
  @IsNotEmpty()
  @MaxLength(10)
  readonly road_number!: string;
}

/** Who takes out the policy. */
export class HolderDto extends PersonDto {
  @IsIn(personEnumerations.employmentStatus.values)
  readonly employment_status!: string;

  @ValidateIf(hasOccupation)
  @IsString()
  @Matches(/^[0-9]{4}$/)
  readonly economic_occupation?: string;

  @IsString()
  @Matches(/^(?:\+34|0034)?[67][0-9]{8}$/)
  readonly phone!: string;

  @IsEmail()
  @MaxLength(100)
  readonly email!: string;

  @IsDefined()
  @ValidateNested()
  @Type(() => AddressDto)
  readonly address!: AddressDto;
}
