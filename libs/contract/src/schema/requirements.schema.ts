import { INSURANCE_LINES, LINES } from '../tables';
import type { JsonSchema } from './json-schema';

const text = (description: string) => ({ type: 'string', description });
const texts = (description: string) => ({ type: 'array', items: { type: 'string' }, description });
const list = (items: JsonSchema, description: string) => ({ type: 'array', items, description });
const object = (properties: Record<string, JsonSchema>, optional: readonly string[] = []): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
});

const OBLIGATION = { type: 'string', enum: ['siempre', 'opcional', 'segun_otras_respuestas'] };
const LINE = { type: 'string', enum: INSURANCE_LINES };

/** The JSON Schema of one answer that a question offers. */
export const OPTION_SCHEMA = object({
  etiqueta: text('Lo que lee el cliente.'),
  valor: { anyOf: [{ type: 'string' }, { type: 'boolean' }], description: 'Lo que se envía.' },
});

/** The JSON Schema of one question of the guide. */
export const QUESTION_SCHEMA = object(
  {
    pregunta: text('La pregunta.'),
    campos: texts('Campos de la petición que se rellenan con la respuesta.'),
    opciones: list(OPTION_SCHEMA, 'Respuestas posibles.'),
    nota: text('Aclaración para quien pregunta.'),
    soloSi: text('Cuándo se hace la pregunta.'),
  },
  ['opciones', 'nota', 'soloSi'],
);

/** The JSON Schema of a group of questions of the guide. */
export const QUESTION_SECTION_SCHEMA = object(
  {
    titulo: text('Título del grupo de preguntas.'),
    soloSi: text('Cuándo se hacen estas preguntas.'),
    preguntas: list(QUESTION_SCHEMA, 'Preguntas del grupo.'),
  },
  ['soloSi'],
);

/** The JSON Schema of what the requirements say of a field. */
export const REQUIREMENT_FIELD_SCHEMA = object(
  {
    campo: text('Ruta del campo en la petición, con puntos.'),
    obligatorio: OBLIGATION,
    tipo: { type: 'string', enum: ['texto', 'enumeración', 'número', 'entero', 'booleano', 'fecha'] },
    descripcion: text('Qué es.'),
    formato: text('Formato que se espera.'),
    valores: texts('Valores permitidos.'),
    catalogo: text('Catálogo donde están los valores permitidos.'),
    cuando: text('Cuándo es obligatorio.'),
    no_enviar_si: text('Cuándo no se puede enviar.'),
    admite_null: { type: 'boolean', description: 'Si admite null.' },
    reglas: texts('Qué más tiene que cumplir el valor.'),
    ejemplo: { type: ['string', 'number', 'boolean', 'null'], description: 'Un valor válido.' },
  },
  ['valores', 'catalogo', 'cuando', 'no_enviar_si', 'admite_null', 'reglas', 'ejemplo'],
);

/** The JSON Schema of what the requirements say of a block of the request. */
export const REQUIREMENT_BLOCK_SCHEMA = object(
  {
    bloque: text('Ruta del bloque en la petición.'),
    que_es: text('Qué es.'),
    obligatorio: OBLIGATION,
    cuando: text('Cuándo es obligatorio.'),
    campos: list(REQUIREMENT_FIELD_SCHEMA, 'Campos del bloque.'),
  },
  ['cuando'],
);

/** The JSON Schema of the requirements of a line. */
export const REQUIREMENTS_SCHEMA = object({
  ramo: { type: 'string', enum: INSURANCE_LINES.map((line) => LINES[line].ramo) },
  insurance_line: LINE,
  mensaje_para_el_cliente: text('Todas las preguntas, en un solo mensaje para el cliente.'),
  guia_de_preguntas: list(QUESTION_SECTION_SCHEMA, 'Las preguntas por grupos.'),
  como_usarlo: texts('Instrucciones.'),
  bloques: list(REQUIREMENT_BLOCK_SCHEMA, 'La petición, bloque a bloque.'),
  excepciones_aceptadas: texts('Lo que puede no enviarse aunque parezca obligatorio.'),
  casos_no_soportados: texts('Lo que no se cotiza.'),
});

/** The JSON Schema of one line of the index. */
export const QUOTED_LINE_SCHEMA = object({
  ramo: text('Ramo.'),
  insurance_line: LINE,
  nombre: text('Nombre del ramo.'),
  requisitos: text('Dónde se leen los requisitos.'),
  cotizar: text('Adónde se envían los datos.'),
});

/** The JSON Schema of the index of the lines. */
export const REQUIREMENTS_INDEX_SCHEMA = object({
  servicio: text('Qué es este servicio.'),
  version: text('Versión de la interfaz.'),
  ramos: list(QUOTED_LINE_SCHEMA, 'Ramos que se cotizan.'),
  como_usarlo: texts('Instrucciones.'),
});
