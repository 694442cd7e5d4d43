import { CATALOGUE_NAMES, LINES, VEHICLE_LINES } from '@cotiza/contract';
import { applyDecorators } from '@nestjs/common';
import { ApiOperation, ApiQuery } from '@nestjs/swagger';
import { DescribesKeptAnswer } from './answers.description';
import { TakesCallerKey } from './caller-key.description';
import { schemaRef } from './component-schemas';
import { DescribesProblems } from './problems.description';

const text = (name: string, description: string, schema: object = { type: 'string' }) =>
  ApiQuery({ name, required: false, description, schema });

const ofVehicles = VEHICLE_LINES.map((line) => LINES[line].ramo);

const catalogueQueries = (nameParameter: string) =>
  applyDecorators(
    ApiQuery({
      name: nameParameter,
      required: true,
      description: 'Catálogo que se pide.',
      schema: { type: 'string', enum: [...CATALOGUE_NAMES] },
      example: 'road-types',
    }),
    text('codigo_postal', 'Código postal de 5 dígitos. Solo en towns, y obligatorio sin texto.', {
      type: 'string',
      pattern: '^[0-9]{5}$',
    }),
    text('ramo', 'Obligatorio en los catálogos vehicle-*, y solo ahí.', { type: 'string', enum: ofVehicles }),
    text('marca', 'Id de la marca. Solo en vehicle-models y vehicle-versions, y obligatorio sin texto.'),
    text('modelo', 'Id del modelo. Solo en vehicle-versions, y obligatorio sin texto.'),
    text(
      'motor',
      'Filtro opcional de vehicle-models y vehicle-versions: un valor de fuel-types (coche) o de motorcycle-engine-types (moto).',
    ),
    text(
      'texto',
      'Busca por palabras, sin acentos ni mayúsculas, en las listas largas: nationalities, provinces, towns, economic-occupations, compañías y vehicle-*. Responde los 20 mejores. De una versión valen también el año, la potencia, los litros y el combustible: golf 1.6 tdi 2015.',
      { type: 'string', minLength: 1, maxLength: 100 },
    ),
    DescribesKeptAnswer('Los valores del catálogo.', schemaRef('Catalogue')),
    TakesCallerKey(),
    DescribesProblems('parametros_invalidos', 'clave_de_acceso_no_valida'),
  );

export const DescribesCatalogue = () =>
  applyDecorators(
    ApiOperation({
      operationId: 'catalogo',
      summary: 'Valores permitidos de un campo',
      description: 'La jerarquía de los vehículos es marcas, modelos, versiones. El campo valor se envía tal cual.',
    }),
    catalogueQueries('tipo'),
  );

export const DescribesCatalogueAlias = () =>
  applyDecorators(
    ApiOperation({
      operationId: 'catalog',
      summary: 'El mismo catálogo en la dirección que citan las descripciones de los campos',
      description: 'Igual que GET /api/agent/catalogo, con el nombre del catálogo en type.',
    }),
    catalogueQueries('type'),
  );
