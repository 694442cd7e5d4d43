import { motorEnumerations, personEnumerations } from '@cotiza/contract';
import { applyDecorators } from '@nestjs/common';
import { Type } from 'class-transformer';
import {
  IsBoolean,
  IsDefined,
  IsEmail,
  IsIn,
  IsInt,
  IsISO8601,
  IsNumber,
  IsOptional,
  IsString,
  Length,
  Matches,
  Max,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';

const Text = (min: number, max: number, pattern?: RegExp) =>
  applyDecorators(IsString(), Length(min, max), ...(pattern ? [Matches(pattern)] : []));
const Whole = (min: number, max: number) => applyDecorators(IsInt(), Min(min), Max(max));
const Day = () => IsISO8601({ strict: true });
const Part = (type: () => new () => object) => applyDecorators(IsDefined(), ValidateNested(), Type(type));
/** A field that is asked for on a condition, and checked whenever it is sent. */
const AskedIf = <T extends object>(name: keyof T, condition: (dto: T) => boolean) =>
  ValidateIf((dto: T) => condition(dto) || dto[name] !== undefined);

const NAME = /^[\p{L}\p{M}]+(?:[ \-'’·][\p{L}\p{M}]+)*$/u;
const NAME_OR_NOTHING = /^(?:[\p{L}\p{M}]+(?:[ \-'’·][\p{L}\p{M}]+)*)?$/u;
const PLATE = /^[0-9A-Za-z -]*$/;
const EMPLOYED: readonly unknown[] = ['Employee', 'SelfEmployed', 'CivilServant'];

class PersonDto {
  @IsIn(personEnumerations.documentType.values) readonly document_type!: string;
  @Text(5, 20) readonly document_id!: string;
  @Text(1, 60, NAME) readonly name!: string;
  @Text(1, 60, NAME) readonly surname!: string;
  @AskedIf<PersonDto>('surname2', ({ document_type: type }) => type === 'Dni')
  @Text(0, 60, NAME_OR_NOTHING)
  readonly surname2?: string;
  @Day() readonly birth_date!: string;
  @IsIn(personEnumerations.gender.values) readonly gender!: string;
  @IsIn(personEnumerations.maritalStatus.values) readonly marital_status!: string;
  @AskedIf<PersonDto>('nationality', ({ document_type: type }) => type !== 'Dni')
  @IsIn(personEnumerations.country.values)
  readonly nationality?: string;
}

class AddressDto {
  @Text(5, 5, /^(?:0[1-9]|[1-4][0-9]|5[0-2])[0-9]{3}$/) readonly postal_code!: string;
  @IsOptional() @Whole(1, 99_999) readonly town_id?: number;
  @IsIn(personEnumerations.roadType.values) readonly road_type!: string;
  @Text(1, 100) readonly road_name!: string;
  @Text(1, 10) readonly road_number!: string;
}

class HolderDto extends PersonDto {
  @IsIn(personEnumerations.employmentStatus.values) readonly employment_status!: string;
  @AskedIf<HolderDto>('economic_occupation', ({ employment_status: status }) => EMPLOYED.includes(status))
  @Text(4, 4, /^[0-9]{4}$/)
  readonly economic_occupation?: string;
  @Text(9, 13, /^(?:\+34|0034)?[67][0-9]{8}$/) readonly phone!: string;
  @IsEmail() @Text(1, 100) readonly email!: string;
  @Part(() => AddressDto) readonly address!: AddressDto;
}

const hasNoPlate = ({ registration_plate: plate }: VehicleDto) => plate === undefined;

class VehicleDto {
  @IsOptional() @Text(4, 10, PLATE) readonly registration_plate?: string;
  @IsOptional() @Text(1, 20) readonly brand_id?: string;
  @IsOptional() @Text(1, 20) readonly model_id?: string;
  @AskedIf<VehicleDto>('version_id', hasNoPlate) @Text(1, 20) readonly version_id?: string;
  @IsOptional() @Text(0, 80) readonly brand_name?: string;
  @IsOptional() @Text(0, 80) readonly model_name?: string;
  @IsOptional() @Text(0, 160) readonly version_name?: string;
  @AskedIf<VehicleDto>('registration_date', hasNoPlate) @Day() readonly registration_date?: string;
  @IsIn(motorEnumerations.purchaseType.values) readonly purchase_type!: string;
  @AskedIf<VehicleDto>('purchase_date', ({ purchase_type: type }) => type !== 'planned')
  @Day()
  readonly purchase_date?: string;
  @IsIn(motorEnumerations.carUse.values) readonly use!: string;
  @IsIn(motorEnumerations.annualKm.values) readonly annual_km!: string;
  @IsIn(motorEnumerations.parking.values) readonly parking_type!: string;
  @IsOptional() @IsIn(motorEnumerations.fuel.values) readonly fuel_type?: string;
  @IsOptional() @IsNumber() @Min(1) @Max(5_000_000) readonly retail_price?: number;
}

const isAnother = (driver: DriverDto) => !driver.same_as_holder;
const wasInsured = (driver: DriverDto) => driver.previously_insured;

class DriverDto {
  @IsBoolean() readonly same_as_holder!: boolean;
  @ValidateIf(isAnother) @IsIn(personEnumerations.documentType.values) readonly document_type?: string;
  @ValidateIf(isAnother) @Text(5, 20) readonly document_id?: string;
  @ValidateIf(isAnother) @Text(1, 60) readonly name?: string;
  @ValidateIf(isAnother) @Text(1, 60) readonly surname?: string;
  @IsOptional() @Text(0, 60) readonly surname2?: string;
  @ValidateIf(isAnother) @Day() readonly birth_date?: string;
  @ValidateIf(isAnother) @IsIn(personEnumerations.gender.values) readonly gender?: string;
  @ValidateIf(isAnother) @IsIn(personEnumerations.maritalStatus.values) readonly marital_status?: string;
  @IsOptional() @IsIn(personEnumerations.country.values) readonly nationality?: string;
  @IsIn(motorEnumerations.carLicense.values) readonly driving_license_type!: string;
  @Day() readonly driving_license_date!: string;
  @IsIn(['ESP']) readonly driving_license_country!: string;
  @IsBoolean() readonly previously_insured!: boolean;
  @ValidateIf(wasInsured) @Text(1, 20) readonly previous_company_code?: string;
  @ValidateIf(wasInsured) @Text(5, 40) readonly previous_policy_number?: string;
  @ValidateIf(wasInsured) @Text(4, 10, PLATE) readonly previous_plate?: string;
  @ValidateIf(wasInsured) @Whole(0, 80) readonly total_years_insured?: number;
  @ValidateIf(wasInsured) @Whole(0, 80) readonly years_in_previous_company?: number;
  @ValidateIf(wasInsured) @Whole(0, 80) readonly years_without_accidents?: number;
  @ValidateIf(wasInsured) @Whole(0, 20) readonly last_five_years_accidents?: number;
  @IsIn(motorEnumerations.penalties.values) readonly penalties!: string;
  @AskedIf<DriverDto>('parking_fine_only', ({ penalties }) => penalties === '1')
  @IsBoolean()
  readonly parking_fine_only?: boolean;
  @IsBoolean() readonly points_lost!: boolean;
}

/** The body of a car request in the classes that the documentation of Nest would have it in. */
export class CarBodyDto {
  @IsIn(['Car']) readonly insurance_line!: string;
  @Day() readonly effective_date!: string;
  @IsOptional() @Text(0, 100) readonly client_reference?: string;
  @Part(() => HolderDto) readonly holder!: HolderDto;
  @Part(() => VehicleDto) readonly vehicle!: VehicleDto;
  @Part(() => DriverDto) readonly driver!: DriverDto;
  @IsBoolean() readonly owner_same_as_holder!: boolean;
  @ValidateIf((body: CarBodyDto) => !body.owner_same_as_holder) @Part(() => PersonDto) readonly owner?: PersonDto;
}
