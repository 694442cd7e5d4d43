import { INSURANCE_LINES, LINES, type InsuranceLine } from '@cotiza/contract';
import { applyDecorators } from '@nestjs/common';
import { ApiBody, ApiHeader, ApiOperation } from '@nestjs/swagger';
import { KEY_HEADER, KEY_LENGTH } from '../quotes/sent-keys';
import { DescribesAnswer, type Examples } from './answers.description';
import { TakesCallerKey } from './caller-key.description';
import { BODY_OF_EVERY_LINE, PART_OF_EVERY_LINE, schemaRef } from './component-schemas';
import { DescribesBodyProblems } from './problems.description';
import { exampleRequest } from './example-requests';
import { exampleResult } from './example-results.data';

/** An example of each line. */
export const examplesOf = (example: (line: InsuranceLine) => object): Examples =>
  Object.fromEntries(
    INSURANCE_LINES.map((line) => [LINES[line].ramo, { summary: LINES[line].name, value: example(line) }]),
  );
const examples = examplesOf(exampleRequest);

/** Describes the header of the key that makes a request safe to repeat. */
const TakesKey = (description: string) =>
  ApiHeader({ name: KEY_HEADER, required: false, description, schema: { type: 'string', ...KEY_LENGTH } });

export const DescribesQuotes = () =>
  applyDecorators(
    ApiOperation({
      operationId: 'cotizar',
      summary: 'Precios de varias aseguradoras',
      description:
        'Recibe todos los datos del cliente en una sola petición y devuelve los precios de cada aseguradora. El cliente los recibe también por correo electrónico, en holder.email, con el enlace de compra. Antes de enviarlos hay que informar al cliente de que sus datos se comparten con este servicio. A un mismo cliente se le envían como máximo unos pocos correos por hora: después se responde con los precios, sin otro correo, y siguiente_paso lo dice.',
    }),
    TakesKey(
      'Clave única de esta petición. Si se repite con el mismo cuerpo antes de 24 horas, se recibe la misma respuesta y no se envía nada dos veces; con otro cuerpo, 409 clave_reutilizada.',
    ),
    ApiBody({ required: true, schema: BODY_OF_EVERY_LINE, examples }),
    DescribesAnswer({
      description: 'El resultado de la cotización.',
      schema: schemaRef('QuoteResult'),
      examples: examplesOf(exampleResult),
      headers: ['Idempotency-Replayed'],
    }),
    TakesCallerKey(),
    DescribesBodyProblems(
      'datos_invalidos',
      'clave_de_acceso_no_valida',
      'no_cotizable',
      'clave_reutilizada',
      'canal_desactivado',
      'consulta_no_disponible',
      'servicio_no_disponible',
      'resultado_desconocido',
    ),
  );

export const DescribesChecks = () =>
  applyDecorators(
    ApiOperation({
      operationId: 'comprobar',
      summary: 'Qué falta o está mal, sin cotizar',
      description:
        'Comprueba un cuerpo completo o a medias como lo haría la cotización y dice qué falta, qué está mal y qué hay que preguntar. No consulta a ninguna aseguradora ni guarda nada.',
    }),
    TakesKey('La clave que llevará la cotización. Aquí solo se comprueba su forma.'),
    ApiBody({ required: true, schema: PART_OF_EVERY_LINE, examples }),
    DescribesAnswer({ description: 'Lo que falta o está mal.', schema: schemaRef('CheckResult') }),
    TakesCallerKey(),
    DescribesBodyProblems('clave_de_acceso_no_valida'),
  );
