/** The published codes of the purposes of a field, with their meaning. What has no purpose is not asked (GDPR art. 5.1.c). */
export const PURPOSES = {
  precio: 'mueve el precio de alguna aseguradora integrada',
  identificacion: 'dice quién es alguien, o cuál es exactamente lo que se asegura',
  contrato: 'hace falta para el contrato: quién lo hace, qué asegura y desde cuándo',
  aseguradoras_en_red: 'lo piden aseguradoras a las que se consulta por red',
  aseguradoras_que_lo_exigen:
    'no mueve ningún precio: solo se envía a las aseguradoras por red que no responden sin ello',
  contacto: 'sirve para enviar al cliente los precios y la documentación',
  peticion: 'es de quien llama, para ordenar sus peticiones',
  sin_uso: 'se admite y no lo usa nadie',
} as const;

export type Purpose = keyof typeof PURPOSES;

/** Purposes of a field. */
export interface FieldUse {
  /** True for data that identify a person directly or lead to one: a document number or a plate, but not a day of birth. */
  readonly identifies: boolean;
  /** At least one; `precio` where the price of some embedded insurer moves with it. */
  readonly purposes: readonly Purpose[];
}

const anonymous = <const P extends readonly Purpose[]>(...purposes: P) => ({ identifies: false, purposes }) as const;
const identifying = <const P extends readonly Purpose[]>(...purposes: P) => ({ identifies: true, purposes }) as const;

/** The combinations that rows use, by name. */
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
  sex: anonymous('aseguradoras_que_lo_exigen'),
  identifyingInsurers: identifying('identificacion', 'aseguradoras_en_red'),
  contact: identifying('contacto'),
  caller: anonymous('peticion'),
  unused: anonymous('sin_uso'),
} satisfies Readonly<Record<string, FieldUse>>;

/** Returns true for a field that moves a price and identifies no person: an estimate asks it. */
export const isForEstimates = ({ identifies, purposes }: FieldUse): boolean =>
  !identifies && purposes.includes('precio');

/** `isForEstimates` as a type. */
export type IsForEstimates<U extends FieldUse> = U['identifies'] extends false
  ? 'precio' extends U['purposes'][number]
    ? true
    : false
  : false;
