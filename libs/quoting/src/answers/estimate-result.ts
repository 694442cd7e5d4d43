import { INSURANCE_LINES, list, object, text, texts, type Declared } from '@cotiza/contract';
import { AMOUNT_OR_NULL, field, TEXT_OR_NULL } from './field';
import { REJECTION_SCHEMA } from './quote-result';

const FROM = field('number', 'Lo más barato, en euros al año, todo incluido.', 268.4);
const TO = field('number', 'Lo más caro, en euros al año, todo incluido.', 371.12);

export const INSURER_ESTIMATE_SCHEMA = object({
  aseguradora: { type: 'string', description: 'Aseguradora.' },
  desde: FROM,
  hasta: TO,
});

const EXCESS_STEP_SCHEMA = object({
  franquicia: field('number', 'Lo que paga el cliente de cada daño, en euros.', 300),
  desde: FROM,
});

/** The range of the prices of a level of cover, from the insurers that estimate. */
export const LEVEL_ESTIMATE_SCHEMA = object(
  {
    nivel: field(TEXT_OR_NULL, 'Nivel de cobertura; null: modalidades sin nivel.', 'terceros_ampliado'),
    nombre: { type: 'string', description: 'Nombre del nivel.' },
    desde: FROM,
    hasta: TO,
    aseguradoras: list(INSURER_ESTIMATE_SCHEMA, 'Lo que pediría cada aseguradora, de menor a mayor.'),
    caso_medio: field(
      AMOUNT_OR_NULL,
      'Si faltan datos, lo más barato en el caso medio; null: nadie lo ofrece en él.',
      302.1,
    ),
    franquicias: list(EXCESS_STEP_SCHEMA, 'Si faltan datos, lo más barato con cada franquicia en el caso medio.'),
  },
  ['caso_medio', 'franquicias'],
);
export type LevelEstimate = Declared<typeof LEVEL_ESTIMATE_SCHEMA>;

/** A question that a quotation needs answered and an estimate does not. */
export const OPEN_QUESTION_SCHEMA = object({
  pregunta: text('La pregunta.'),
  campos: texts('Campos de la cotización que faltan.'),
});

const CASE_VALUE = ['string', 'number', 'boolean', 'null'] as const;

const CASE_SCHEMA = object({
  valor: field(CASE_VALUE, 'Valor probado, como se envía.', 'PrivateGarage'),
  desde: field(AMOUNT_OR_NULL, 'El precio más barato con él, en euros al año; null: nadie lo ofrece.', 251.9),
});

/** A fact that the customer has not said, and how far it alone moves the price. */
export const FACT_TO_ASK_SCHEMA = object({
  campo: text('Campo que falta.'),
  pregunta: text('La pregunta que se hace al cliente, tal cual.'),
  supuesto: field(CASE_VALUE, 'Valor del caso medio.', 'NoGarage'),
  origen: text('De dónde sale el supuesto.'),
  mueve: field(
    'number',
    'Lo más que este dato solo aparta el precio más barato del que tiene el caso medio, en euros.',
    48.2,
  ),
  valores: list(
    CASE_SCHEMA,
    'Los valores probados, cada uno con lo demás como en el caso medio; ninguno: no se ha probado.',
  ),
});
export type FactToAsk = Declared<typeof FACT_TO_ASK_SCHEMA>;

/** The result of an estimate, as the caller reads it: nothing of it is kept, and it has no reference. */
export const ESTIMATE_RESULT_SCHEMA = object(
  {
    estado: { type: 'string', enum: ['estimado', 'sin_precios'], description: 'Si alguna aseguradora da precio.' },
    ramo: { type: 'string', enum: INSURANCE_LINES, description: 'Ramo estimado.' },
    firmeza: { type: 'string', const: 'estimacion', description: 'Ningún precio es una propuesta.' },
    moneda: { type: 'string', const: 'EUR', description: 'Moneda.' },
    niveles: list(LEVEL_ESTIMATE_SCHEMA, 'Precios de cada nivel, de menos a más cobertura.'),
    rechazos: list(REJECTION_SCHEMA, 'Quién no lo asegura y por qué.'),
    sin_respuesta: texts('Aseguradoras que no han respondido a tiempo o de forma utilizable.'),
    solo_cotizan: texts('Aseguradoras que solo dan precio sabiendo quién es el cliente.'),
    afinar: list(
      FACT_TO_ASK_SCHEMA,
      'Solo si faltan datos: lo que no se sabe, empezando por lo que más mueve el precio. Se pregunta, y solo vale la respuesta verdadera.',
    ),
    sin_consultar: texts('Solo si faltan datos: aseguradoras que se consultarán cuando estén todos.'),
    falta_para_cotizar: list(OPEN_QUESTION_SCHEMA, 'Lo que falta para cotizar.'),
    siguiente_paso: field('string', 'Qué pasa ahora.', 'Si al cliente le interesa, cotiza.'),
    aviso: field('string', 'Lo que hay que decir al cliente junto con los precios.', 'Son estimaciones.'),
    request_id: field('string', 'Identificador de la petición.', '0b9e6c1a-5f0e-4a52-9a53-3f2f6c1f7d10'),
  },
  ['afinar', 'sin_consultar'],
);

export type EstimateResult = Declared<typeof ESTIMATE_RESULT_SCHEMA>;
