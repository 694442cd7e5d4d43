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
    quien: {
      type: 'string',
      enum: ['cliente', 'agente'],
      description: 'Quién lo resuelve: hay que preguntar o decir algo al cliente, o basta con cambiar la petición.',
    },
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
    alternativas: {
      type: 'array',
      items: { type: 'array', items: { type: 'string' } },
      description: 'Campos que bastan en su lugar: los de una de las listas.',
    },
    correcciones: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          de: text('Ruta que se envió.'),
          a: text('Ruta del campo; vacía, el cuerpo entero.'),
        },
        required: ['de', 'a'],
      },
      description: 'Dónde va lo que se envió en otro sitio o con otro nombre.',
    },
    catalogo: text('Catálogo donde están los valores permitidos.'),
    cuando: text('Cuándo es obligatorio, o cuándo no se puede enviar.'),
  },
  required: ['campo', 'codigo', 'mensaje', 'quien'],
} as const;

/** A fault as every interface answers it. */
export type PublishedFault = Declared<typeof FAULT_SCHEMA>;

/** A fault as it is found: who mends it follows from whether it has a question. */
export type Fault = Omit<PublishedFault, 'quien'>;

/** Returns a fault with who mends it: the customer answers a question, and has to know what is not quoted. */
export function publishedFault({ campo, codigo, mensaje, ...facts }: Fault): PublishedFault {
  const quien = isOfCustomer({ codigo, ...facts }) ? 'cliente' : 'agente';
  return { campo, codigo, mensaje, quien, ...facts };
}

/** Returns true for a fault that the caller cannot mend alone. */
export const isOfCustomer = ({ codigo, pregunta }: { readonly codigo: string; readonly pregunta?: string }): boolean =>
  pregunta !== undefined || codigo === 'caso_no_soportado';
