import { INSURANCE_LINES, list, object, text, texts, type Declared } from '@cotiza/contract';
import { field, TEXT_OR_NULL } from './field';
import { REJECTION_SCHEMA } from './quote-result';

const FROM = field('number', 'Lo más barato, en euros al año, todo incluido.', 268.4);
const TO = field('number', 'Lo más caro, en euros al año, todo incluido.', 371.12);

export const INSURER_ESTIMATE_SCHEMA = object({
  aseguradora: { type: 'string', description: 'Aseguradora.' },
  desde: FROM,
  hasta: TO,
});

/** The range of the prices of a level of cover, from the insurers that estimate. */
export const LEVEL_ESTIMATE_SCHEMA = object({
  nivel: field(TEXT_OR_NULL, 'Nivel de cobertura; null: modalidades sin nivel.', 'terceros_ampliado'),
  nombre: { type: 'string', description: 'Nombre del nivel.' },
  desde: FROM,
  hasta: TO,
  aseguradoras: list(INSURER_ESTIMATE_SCHEMA, 'Lo que pediría cada aseguradora, de menor a mayor.'),
});
export type LevelEstimate = Declared<typeof LEVEL_ESTIMATE_SCHEMA>;

/** A question that a quotation needs answered and an estimate does not. */
export const OPEN_QUESTION_SCHEMA = object({
  pregunta: text('La pregunta.'),
  campos: texts('Campos de la cotización que faltan.'),
});

/** The result of an estimate, as the caller reads it: nothing of it is kept, and it has no reference. */
export const ESTIMATE_RESULT_SCHEMA = object({
  estado: { type: 'string', enum: ['estimado', 'sin_precios'], description: 'Si alguna aseguradora da precio.' },
  ramo: { type: 'string', enum: INSURANCE_LINES, description: 'Ramo estimado.' },
  firmeza: { type: 'string', const: 'estimacion', description: 'Ningún precio es una propuesta.' },
  moneda: { type: 'string', const: 'EUR', description: 'Moneda.' },
  niveles: list(LEVEL_ESTIMATE_SCHEMA, 'Precios de cada nivel, de menos a más cobertura.'),
  rechazos: list(REJECTION_SCHEMA, 'Quién no lo asegura y por qué.'),
  sin_respuesta: texts('Aseguradoras que no han respondido a tiempo o de forma utilizable.'),
  solo_cotizan: texts('Aseguradoras que solo dan precio sabiendo quién es el cliente.'),
  falta_para_cotizar: list(OPEN_QUESTION_SCHEMA, 'Lo que falta para cotizar.'),
  siguiente_paso: field('string', 'Qué pasa ahora.', 'Si al cliente le interesa, cotiza.'),
  aviso: field('string', 'Lo que hay que decir al cliente junto con los precios.', 'Son estimaciones.'),
  request_id: field('string', 'Identificador de la petición.', '0b9e6c1a-5f0e-4a52-9a53-3f2f6c1f7d10'),
});

export type EstimateResult = Declared<typeof ESTIMATE_RESULT_SCHEMA>;
