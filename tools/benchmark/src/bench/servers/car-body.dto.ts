import { Type } from 'class-transformer';
import {
  IsBoolean,
  IsDefined,
  IsIn,
  IsISO8601,
  IsOptional,
  IsString,
  MaxLength,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { DriverDto } from './driver.dto';
import { HolderDto } from './holder.dto';
import { PersonDto } from './person.dto';
import { VehicleDto } from './vehicle.dto';

const hasOwner = (body: CarBodyDto) => !body.owner_same_as_holder;

/** The body of a car request as somebody would write it who declares bodies as classes with decorators. */
export class CarBodyDto {
  @IsIn(['Car'])
  readonly insurance_line!: string;

  @IsISO8601({ strict: true })
  readonly effective_date!: string;

  @IsOptional()
  @IsString()
  @MaxLength(100)
  readonly client_reference?: string;

  @IsDefined()
  @ValidateNested()
  @Type(() => HolderDto)
  readonly holder!: HolderDto;

  @IsDefined()
  @ValidateNested()
  @Type(() => VehicleDto)
  readonly vehicle!: VehicleDto;

  @IsDefined()
  @ValidateNested()
  @Type(() => DriverDto)
  readonly driver!: DriverDto;

  @IsBoolean()
  readonly owner_same_as_holder!: boolean;

  @ValidateIf(hasOwner)
  @IsDefined()
  @ValidateNested()
  @Type(() => PersonDto)
  readonly owner?: PersonDto;
}
