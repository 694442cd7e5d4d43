import { applyDecorators } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { DescribesKeptAnswer } from './answers.description';
import { TakesCallerKey } from './caller-key.description';
import { schemaRef } from './component-schemas';
import { DescribesProblems } from './problems.description';

export const DescribesProducts = () =>
  applyDecorators(
    ApiOperation({
      operationId: 'documento_de_producto',
      summary: 'El documento de información de un producto (IPID)',
      description:
        'Lo que dice el documento de información del producto (Reglamento (UE) 2017/1469), en su orden y con sus títulos. En pagina y pdf están sus direcciones como página y como PDF. El producto_id viene en el detalle de una oferta, en ipid.',
    }),
    DescribesKeptAnswer('El documento de información del producto.', schemaRef('ProductInformation')),
    TakesCallerKey(),
    DescribesProblems('clave_de_acceso_no_valida', 'no_encontrado'),
  );
