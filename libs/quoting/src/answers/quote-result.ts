import { CANDIDATE_SCHEMA, INSURANCE_LINES, list, object, texts, type Declared } from '@cotiza/contract';
import { AMOUNT_OR_NULL, field, TEXT_OR_NULL } from './field';
import { NOTICE_SCHEMA, OFFER_SCHEMA } from './offer';

/** The best offer of a level: the cheapest in a year. */
export const LEVEL_BEST_SCHEMA = object({
  nivel: { type: 'string' },
  nombre: { type: 'string' },
  precio: { type: 'number' },
  aseguradora: { type: TEXT_OR_NULL },
  oferta_id: { type: 'string' },
  anade: texts('Coberturas que añade al nivel anterior.'),
});
export type LevelBest = Declared<typeof LEVEL_BEST_SCHEMA>;

/** An insurer that declines, and its reasons in words for the customer. */
export const REJECTION_SCHEMA = object({
  aseguradora: { type: 'string' },
  motivos: { type: 'array', items: NOTICE_SCHEMA },
});
export type Rejection = Declared<typeof REJECTION_SCHEMA>;

/** A question of an insurer, for the customer. */
export const INSURER_QUESTION_SCHEMA = object(
  {
    pregunta: field('string', 'Con qué nombre se responde.', 'aldaba.obras_previstas'),
    aseguradora: { type: 'string' },
    texto: { type: 'string' },
    finalidad: field('string', 'Para qué lo necesita: el cliente puede saberlo.', 'Decide el precio del robo.'),
    tipo: { type: 'string', enum: ['boolean', 'integer', 'string'] },
    minimo: { type: 'integer' },
    maximo: { type: 'integer' },
    unidad: { type: 'string' },
    valores: { type: 'array', items: CANDIDATE_SCHEMA, description: 'Las respuestas posibles, si son una lista.' },
    hasta: field('string', 'Hasta cuándo se admite la respuesta.', '2026-11-21T09:15:00.000Z'),
  },
  ['minimo', 'maximo', 'unidad', 'valores'],
);
export const ANSWER_REQUEST_SCHEMA = object({
  respuestas: {
    type: 'object',
    description: 'Cada respuesta, por el nombre de su pregunta; de cada aseguradora, todas las suyas.',
    additionalProperties: { type: ['boolean', 'integer', 'string'] },
  },
});

export type PublishedQuestion = Declared<typeof INSURER_QUESTION_SCHEMA>;

/** How a quotation whose insurers have not all answered is consulted. */
export const CONSULTA = field(
  'string',
  'Mientras haya pendientes, con qué se pide la cotización completa (consultar_cotizacion).',
  'Zk3v0aQp9mXc1uYb7LrT2w',
);

/** The result of a quotation, as the caller reads it: offers cheapest first, and the caller's own reference as it was sent. */
export const QUOTE_RESULT_SCHEMA = object(
  {
    estado: { type: 'string', enum: ['cotizado', 'sin_ofertas'], description: 'Si hay al menos una oferta.' },
    ramo: { type: 'string', enum: INSURANCE_LINES, description: 'Ramo cotizado.' },
    referencia: field('string', 'Referencia de la cotización.', 'COT-7K3M9QX2TB'),
    client_reference: field(TEXT_OR_NULL, 'La referencia de quien llama, tal cual; null si no la envió.', 'caso-2041'),
    ofertas: { type: 'array', items: OFFER_SCHEMA, description: 'Ofertas, de menor a mayor `precio`.' },
    mejor_precio: field(AMOUNT_OR_NULL, 'El precio más bajo, en euros.', 468.07),
    siguiente_paso: field('string', 'Qué pasa ahora.', 'Presenta los precios al cliente.'),
    aviso: field(
      'string',
      'Lo que hay que decir al cliente junto con los precios.',
      'Se ha consultado a: Aldaba Seguros.',
    ),
    request_id: field('string', 'Identificador de la petición.', '0b9e6c1a-5f0e-4a52-9a53-3f2f6c1f7d10'),
    mejor_por_nivel: list(LEVEL_BEST_SCHEMA, 'La mejor oferta de cada nivel, de menos a más cobertura.'),
    rechazos: list(REJECTION_SCHEMA, 'Quién no lo asegura y por qué.'),
    sin_respuesta: texts('Aseguradoras que no han respondido a tiempo o de forma utilizable.'),
    pendientes: texts('Solo si las hay: aseguradoras que aún no han respondido y cuyas ofertas se añadirán si llegan.'),
    consulta: CONSULTA,
    preguntas_de_aseguradoras: list(
      INSURER_QUESTION_SCHEMA,
      'Solo si las hay: lo que alguna necesita saber antes de dar precio. Se responde con responder_aseguradora.',
    ),
  },
  ['pendientes', 'consulta', 'preguntas_de_aseguradoras'],
);

export type QuoteResult = Declared<typeof QUOTE_RESULT_SCHEMA>;

/** The part of a result that differs while insurers may still answer. */
export type PendingView = Pick<QuoteResult, 'siguiente_paso' | 'aviso' | 'sin_respuesta'> &
  Required<Pick<QuoteResult, 'pendientes' | 'consulta'>> &
  Pick<QuoteResult, 'preguntas_de_aseguradoras'>;
