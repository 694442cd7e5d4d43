import { INSURANCE_LINES, RAMOS } from '../lines';
import { PURPOSES, type Purpose } from '../model/field-use';
import { list, object, text, texts, type Declared } from './declared';

const OBLIGATION = { type: 'string', enum: ['siempre', 'opcional', 'segun_otras_respuestas'] } as const;
const LINE = { type: 'string', enum: INSURANCE_LINES } as const;

/** The presence of a field or block: required, optional or conditional. */
export type Obligation = Declared<typeof OBLIGATION>;

/** One answer that a question offers. */
export const OPTION_SCHEMA = object({
  etiqueta: text('Lo que lee el cliente.'),
  valor: { anyOf: [{ type: 'string' }, { type: 'boolean' }], description: 'Lo que se envía.' },
});

export type Option = Declared<typeof OPTION_SCHEMA>;

/** One question of the guide. */
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

export type RequirementQuestion = Declared<typeof QUESTION_SCHEMA>;

/** A group of questions of the guide. */
export const QUESTION_SECTION_SCHEMA = object(
  {
    titulo: text('Título del grupo de preguntas.'),
    soloSi: text('Cuándo se hacen estas preguntas.'),
    preguntas: list(QUESTION_SCHEMA, 'Preguntas del grupo.'),
  },
  ['soloSi'],
);

export type RequirementSection = Declared<typeof QUESTION_SECTION_SCHEMA>;

const PURPOSES_TEXT = Object.entries(PURPOSES)
  .map(([code, what]) => `${code}: ${what}.`)
  .join(' ');

/** A field of the requirements; `reglas` are its rules besides type and format, a sentence each. */
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
    identifica: { type: 'boolean', description: 'Si dice quién es alguien.' },
    finalidades: {
      type: 'array',
      items: { type: 'string', enum: Object.keys(PURPOSES) as Purpose[] },
      description: `Para qué se pide. ${PURPOSES_TEXT}`,
    },
  },
  ['valores', 'catalogo', 'cuando', 'no_enviar_si', 'admite_null', 'reglas', 'ejemplo', 'identifica', 'finalidades'],
);

export type RequirementField = Declared<typeof REQUIREMENT_FIELD_SCHEMA>;

/** A block of the request, by its dotted path: `(raíz)` is the body itself. */
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

export type RequirementBlock = Declared<typeof REQUIREMENT_BLOCK_SCHEMA>;

/** The fields and questions needed to quote a line: the answer of `requisitos`. */
export const REQUIREMENTS_SCHEMA = object({
  ramo: { type: 'string', enum: RAMOS },
  insurance_line: LINE,
  mensaje_para_el_cliente: text('Todas las preguntas, en un solo mensaje para el cliente.'),
  guia_de_preguntas: list(QUESTION_SECTION_SCHEMA, 'Las preguntas por grupos.'),
  como_usarlo: texts('Instrucciones.'),
  bloques: list(REQUIREMENT_BLOCK_SCHEMA, 'La petición, bloque a bloque.'),
  excepciones_aceptadas: texts('Lo que puede no enviarse aunque parezca obligatorio.'),
  casos_no_soportados: texts('Lo que no se cotiza.'),
});

export type Requirements = Declared<typeof REQUIREMENTS_SCHEMA>;

/** One line of the index. */
export const QUOTED_LINE_SCHEMA = object({
  ramo: text('Ramo.'),
  insurance_line: LINE,
  nombre: text('Nombre del ramo.'),
  requisitos: text('Dónde se leen los requisitos.'),
  cotizar: text('Adónde se envían los datos.'),
});

/** The index of the lines. */
export const REQUIREMENTS_INDEX_SCHEMA = object({
  servicio: text('Qué es este servicio.'),
  version: text('Versión de la interfaz.'),
  ramos: list(QUOTED_LINE_SCHEMA, 'Ramos que se cotizan.'),
  como_usarlo: texts('Instrucciones.'),
});

export type RequirementsIndex = Declared<typeof REQUIREMENTS_INDEX_SCHEMA>;
