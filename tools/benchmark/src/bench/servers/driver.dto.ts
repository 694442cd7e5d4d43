import { motorEnumerations, personEnumerations } from '@cotiza/contract';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsISO8601,
  IsOptional,
  IsString,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator';

const isAnother = (driver: DriverDto) => !driver.same_as_holder;
const wasInsured = (driver: DriverDto) => driver.previously_insured;
const hasOneFine = (driver: DriverDto) => driver.penalties === '1' || driver.parking_fine_only !== undefined;

/** Who drives the car. Somebody else than the holder says who they are. */
export class DriverDto {
  @IsBoolean()
  readonly same_as_holder!: boolean;

  @ValidateIf(isAnother)
  @IsIn(personEnumerations.documentType.values)
  readonly document_type?: string;

  @ValidateIf(isAnother)
  @IsString()
  @Length(5, 20)
  readonly document_id?: string;

  @ValidateIf(isAnother)
  @IsString()
  @Length(1, 60)
  readonly name?: string;

  @ValidateIf(isAnother)
  @IsString()
  @Length(1, 60)
  readonly surname?: string;

  @IsOptional()
  @IsString()
  @MaxLength(60)
  readonly surname2?: string;

  @ValidateIf(isAnother)
  @IsISO8601({ strict: true })
  readonly birth_date?: string;

  @ValidateIf(isAnother)
  @IsIn(personEnumerations.gender.values)
  readonly gender?: string;

  @ValidateIf(isAnother)
  @IsIn(personEnumerations.maritalStatus.values)
  readonly marital_status?: string;

  @IsOptional()
  @IsIn(personEnumerations.country.values)
  readonly nationality?: string;

  @IsIn(motorEnumerations.carLicense.values)
  readonly driving_license_type!: string;

  @IsISO8601({ strict: true })
  readonly driving_license_date!: string;

  @IsIn(['ESP'])
  readonly driving_license_country!: string;

  @IsBoolean()
  readonly previously_insured!: boolean;

  @ValidateIf(wasInsured)
  @IsString()
  @Length(1, 20)
  readonly previous_company_code?: string;

  @ValidateIf(wasInsured)
  @IsString()
  @Length(5, 40)
  readonly previous_policy_number?: string;

  @ValidateIf(wasInsured)
  @IsString()
  @Length(4, 10)
  @Matches(/^[0-9A-Za-z -]*$/)
  readonly previous_plate?: string;

  @ValidateIf(wasInsured)
  @IsInt()
  @Min(0)
  @Max(80)
  readonly total_years_insured?: number;

  @ValidateIf(wasInsured)
  @IsInt()
  @Min(0)
  @Max(80)
  readonly years_in_previous_company?: number;

  @ValidateIf(wasInsured)
  @IsInt()
  @Min(0)
  @Max(80)
  readonly years_without_accidents?: number;

  @ValidateIf(wasInsured)
  @IsInt()
  @Min(0)
  @Max(20)
  readonly last_five_years_accidents?: number;

  @IsIn(motorEnumerations.penalties.values)
  readonly penalties!: string;

  @ValidateIf(hasOneFine)
  @IsBoolean()
  readonly parking_fine_only?: boolean;

  @IsBoolean()
  readonly points_lost!: boolean;
}
