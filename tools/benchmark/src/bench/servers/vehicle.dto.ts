import { motorEnumerations } from '@cotiza/contract';
import {
  IsIn,
  IsISO8601,
  IsNumber,
  IsOptional,
  IsString,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator';

const PLATE = /^[0-9A-Za-z -]*$/;

const needsVersion = (vehicle: VehicleDto) =>
  vehicle.registration_plate === undefined || vehicle.version_id !== undefined;
const needsRegistration = (vehicle: VehicleDto) =>
  vehicle.registration_plate === undefined || vehicle.registration_date !== undefined;
const needsPurchase = (vehicle: VehicleDto) =>
  vehicle.purchase_type !== 'planned' || vehicle.purchase_date !== undefined;

/** The car to be insured. */
export class VehicleDto {
  @IsOptional()
  @IsString()
  @Length(4, 10)
  @Matches(PLATE)
  readonly registration_plate?: string;

  @IsOptional()
  @IsString()
  @Length(1, 20)
  readonly brand_id?: string;

  @IsOptional()
  @IsString()
  @Length(1, 20)
  readonly model_id?: string;

  @ValidateIf(needsVersion)
  @IsString()
  @Length(1, 20)
  readonly version_id?: string;

  @IsOptional()
  @IsString()
  @MaxLength(80)
  readonly brand_name?: string;

  @IsOptional()
  @IsString()
  @MaxLength(80)
  readonly model_name?: string;

  @IsOptional()
  @IsString()
  @MaxLength(160)
  readonly version_name?: string;

  @ValidateIf(needsRegistration)
  @IsISO8601({ strict: true })
  readonly registration_date?: string;

  @IsIn(motorEnumerations.purchaseType.values)
  readonly purchase_type!: string;

  @ValidateIf(needsPurchase)
  @IsISO8601({ strict: true })
  readonly purchase_date?: string;

  @IsIn(motorEnumerations.carUse.values)
  readonly use!: string;

  @IsIn(motorEnumerations.annualKm.values)
  readonly annual_km!: string;

  @IsIn(motorEnumerations.parking.values)
  readonly parking_type!: string;

  @IsOptional()
  @IsIn(motorEnumerations.fuel.values)
  readonly fuel_type?: string;

  @IsOptional()
  @IsNumber()
  @Min(1)
  @Max(5_000_000)
  readonly retail_price?: number;
}
