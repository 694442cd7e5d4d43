import { RAMOS, requirementsFaults } from '@cotiza/contract';
import { answeredWith, RefusesOthers } from '@cotiza/platform';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString } from 'class-validator';

@RefusesOthers(requirementsFaults.unknown)
export class RequirementsQuery {
  @ApiPropertyOptional({ description: 'Ramo del que se piden los requisitos.', enum: RAMOS })
  @IsOptional()
  @IsIn(RAMOS, answeredWith(requirementsFaults.notAllowed))
  @IsString(answeredWith(requirementsFaults.repeated))
  readonly ramo?: string;
}
