import { applyDecorators } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { DescribesKeptAnswer } from './answers.description';
import { TakesCallerKey } from './caller-key.description';
import { schemaRef } from './component-schemas';
import { DescribesProblems } from './problems.description';

const DescribesValues = () =>
  applyDecorators(
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
    DescribesValues(),
  );

export const DescribesCatalogueAlias = () =>
  applyDecorators(
    ApiOperation({
      operationId: 'catalog',
      summary: 'El mismo catálogo en la dirección que citan las descripciones de los campos',
      description: 'Igual que GET /api/agent/catalogo, con el nombre del catálogo en type.',
    }),
    DescribesValues(),
  );
