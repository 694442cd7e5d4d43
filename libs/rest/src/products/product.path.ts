import { ApiProperty } from '@nestjs/swagger';
import { IsString } from 'class-validator';

export class ProductPath {
  @ApiProperty({ description: 'El producto_id, tal cual.', example: 'aldaba-car-2026.2' })
  @IsString()
  readonly producto_id!: string;
}

/** The document of a product: its id, with `.pdf` for the PDF. */
export class DocumentPath {
  @IsString()
  readonly name!: string;
}
