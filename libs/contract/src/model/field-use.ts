/**
 * Why a field is asked, by the code that is published, and what it means (GDPR art. 5.1.c: what serves no purpose is not asked).
 */
export const PURPOSES = {
  precio: 'mueve el precio de alguna aseguradora integrada',
  identificacion: 'dice quién es alguien, o cuál es exactamente lo que se asegura',
  contrato: 'hace falta para el contrato: quién lo hace, qué asegura y desde cuándo',
  aseguradoras_en_red: 'lo piden aseguradoras a las que se consulta por red',
  contacto: 'sirve para enviar al cliente los precios y la documentación',
  peticion: 'es de quien llama, para ordenar sus peticiones',
  sin_uso: 'se admite y no lo usa nadie',
} as const;

export type Purpose = keyof typeof PURPOSES;

/** What a field is there for. */
export interface FieldUse {
  /** Whether it identifies a person by itself, or leads to one: a number of a document or a plate, and not a day of birth. */
  readonly identifies: boolean;
  /** At least one; `precio` where the price of some embedded insurer moves with it. */
  readonly purposes: readonly Purpose[];
}

const anonymous = <const P extends readonly Purpose[]>(...purposes: P) => ({ identifies: false, purposes }) as const;
const identifying = <const P extends readonly Purpose[]>(...purposes: P) => ({ identifies: true, purposes }) as const;

/** The uses that rows have, by a name each. */
export const USES = {
  price: anonymous('precio'),
  line: anonymous('precio', 'peticion'),
  firstDay: anonymous('precio', 'contrato'),
  plate: identifying('precio', 'identificacion', 'aseguradoras_en_red'),
  identity: identifying('identificacion', 'contrato', 'aseguradoras_en_red'),
  document: anonymous('identificacion', 'contrato', 'aseguradoras_en_red'),
  street: identifying('identificacion', 'contrato', 'aseguradoras_en_red'),
  place: anonymous('contrato', 'aseguradoras_en_red'),
  contract: anonymous('contrato'),
  vehicle: anonymous('identificacion'),
  insurers: anonymous('aseguradoras_en_red'),
  identifyingInsurers: identifying('identificacion', 'aseguradoras_en_red'),
  contact: identifying('contacto'),
  caller: anonymous('peticion'),
  unused: anonymous('sin_uso'),
} satisfies Readonly<Record<string, FieldUse>>;

/** Whether a price needs the field, and nobody is identified by it: what an estimate asks. */
export const isForEstimates = ({ identifies, purposes }: FieldUse): boolean =>
  !identifies && purposes.includes('precio');

/** The same of a use as a type. */
export type IsForEstimates<U extends FieldUse> = U['identifies'] extends false
  ? 'precio' extends U['purposes'][number]
    ? true
    : false
  : false;
