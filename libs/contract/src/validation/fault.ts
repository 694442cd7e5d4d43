import { text, type Declared } from '../schema/declared';

/** The kinds of faults. */
export const FAULT_CODES = [
  'falta',
  'no_documentado',
  'contradiccion',
  'tipo',
  'formato',
  'longitud',
  'rango',
  'valor_no_permitido',
  'fecha_pasada',
  'fecha_futura',
  'incoherente',
  'ambiguo',
  'desconocido',
  'caso_no_soportado',
] as const;

export type FaultCode = (typeof FAULT_CODES)[number];

/** A value to choose: the code that the field takes, and the text for a person. */
export const CANDIDATE_SCHEMA = {
  type: 'object',
  description: 'Un valor para elegir.',
  properties: {
    valor: { type: ['string', 'number'], description: 'Lo que se envía.' },
    etiqueta: text('Lo que lee una persona.'),
  },
  required: ['valor', 'etiqueta'],
} as const;

export type Candidate = Declared<typeof CANDIDATE_SCHEMA>;

/** One fault of a request, in the form of every interface. It never holds the received value, which is personal data. */
export const FAULT_SCHEMA = {
  type: 'object',
  description: 'Un fallo de la petición.',
  properties: {
    campo: text('Ruta del campo en la petición, con puntos; vacía si es el cuerpo entero.'),
    codigo: { type: 'string', enum: FAULT_CODES, description: 'Qué le pasa al campo.' },
    mensaje: text('Qué hay que corregir.'),
    pregunta: text('La pregunta que hay que hacer al cliente.'),
    formato: text('Formato que se espera.'),
    ejemplo: { type: ['string', 'number', 'boolean', 'null'], description: 'Un valor válido.' },
    minimo: { type: ['string', 'number'], description: 'El mínimo.' },
    maximo: { type: ['string', 'number'], description: 'El máximo.' },
    patron: text('Expresión regular.'),
    valores: {
      type: 'array',
      items: { anyOf: [{ type: 'string' }, CANDIDATE_SCHEMA] },
      description: 'Valores permitidos, o candidatos.',
    },
    catalogo: text('Catálogo donde están los valores permitidos.'),
    cuando: text('Cuándo es obligatorio, o cuándo no se puede enviar.'),
  },
  required: ['campo', 'codigo', 'mensaje'],
} as const;

export type Fault = Declared<typeof FAULT_SCHEMA>;
