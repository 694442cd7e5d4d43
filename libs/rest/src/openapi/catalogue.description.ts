import { CATALOGUE_NAMES, INSURANCE_LINES, LINES } from '@cotiza/contract';
import { applyDecorators } from '@nestjs/common';
import { ApiOperation, ApiQuery } from '@nestjs/swagger';
import { DescribesKeptAnswer } from './answers.description';
import { schemaRef } from './component-schemas';
import { DescribesProblems } from './problems.description';

const text = (name: string, description: string, schema: object = { type: 'string' }) =>
  ApiQuery({ name, required: false, description, schema });

const ofVehicles = INSURANCE_LINES.filter((line) => line !== 'Home').map((line) => LINES[line].ramo);

const catalogueQueries = (nameParameter: string) =>
  applyDecorators(
    ApiQuery({
      name: nameParameter,
      required: true,
      description: 'Catálogo que se pide.',
      schema: { type: 'string', enum: [...CATALOGUE_NAMES] },
      example: 'road-types',
    }),
    text('codigo_postal', 'Código postal de 5 dígitos. Obligatorio en towns, y solo ahí.', {
      type: 'string',
      pattern: '^[0-9]{5}$',
    }),
    text('ramo', 'Obligatorio en los catálogos vehicle-*, y solo ahí.', { type: 'string', enum: ofVehicles }),
    text('marca', 'Id de la marca. Obligatorio en vehicle-models y vehicle-versions.'),
    text('modelo', 'Id del modelo. Obligatorio en vehicle-versions.'),
    text(
      'motor',
      'Filtro opcional de vehicle-models y vehicle-versions: un valor de fuel-types (coche) o de motorcycle-engine-types (moto).',
    ),
    DescribesKeptAnswer('Los valores del catálogo.', schemaRef('Catalogue')),
    DescribesProblems('parametros_invalidos'),
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
