import { CATALOGUE_NAMES, CATALOGUE_TEXT_MAX_CHARS, LINES, VEHICLE_LINES, type CatalogueName } from '@cotiza/contract';
import { JudgedByUseCase } from '@cotiza/platform';
import { ApiProperty, ApiPropertyOptional, IntersectionType, OmitType, type ApiPropertyOptions } from '@nestjs/swagger';

/** Declares a filter. The catalogues decide which of them takes it, with which values. */
const Filter = (description: string, options: ApiPropertyOptions = {}) =>
  ApiPropertyOptional({ type: String, description, ...options });

const CatalogueNamed = () =>
  ApiProperty({ description: 'Catálogo que se pide.', enum: CATALOGUE_NAMES, example: 'road-types' });

/** Describes the parameters, which the catalogues judge. */
@JudgedByUseCase()
export class CatalogueParameters {
  @CatalogueNamed()
  readonly tipo!: CatalogueName;

  @Filter('Código postal de 5 dígitos. Solo en towns, y obligatorio sin texto.', { pattern: '^[0-9]{5}$' })
  readonly codigo_postal?: string;

  @Filter('Obligatorio en los catálogos vehicle-*, y solo ahí.', {
    enum: VEHICLE_LINES.map((line) => LINES[line].ramo),
  })
  readonly ramo?: string;

  @Filter('Id de la marca. Solo en vehicle-models y vehicle-versions, y obligatorio sin texto.')
  readonly marca?: string;

  @Filter('Id del modelo. Solo en vehicle-versions, y obligatorio sin texto.')
  readonly modelo?: string;

  @Filter(
    'Filtro opcional de vehicle-models y vehicle-versions: un valor de fuel-types (coche) o de motorcycle-engine-types (moto).',
  )
  readonly motor?: string;

  @Filter(
    'Busca por palabras, sin acentos ni mayúsculas, en las listas largas: nationalities, provinces, towns, road-types, economic-occupations, compañías y vehicle-*. Responde los 20 mejores. De una versión valen también el año, la potencia, los litros y el combustible: golf 1.6 tdi 2015.',
    { minLength: 1, maxLength: CATALOGUE_TEXT_MAX_CHARS },
  )
  readonly texto?: string;
}

class CatalogueType {
  @CatalogueNamed()
  readonly type!: CatalogueName;
}

/** Reads the name of the catalogue from `type`, as the descriptions of the fields write it. */
@JudgedByUseCase()
export class CatalogueParametersByType extends IntersectionType(
  CatalogueType,
  OmitType(CatalogueParameters, ['tipo']),
) {}
