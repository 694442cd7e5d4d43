/** An object of an answer. */
export type Json = Readonly<Record<string, unknown>>;

/** An answer as a model reads it. */
export interface Answer {
  readonly said: string;
  /** The answer as data: empty for a refusal over MCP. */
  readonly data: Json;
  readonly isRefused: boolean;
  /** The whole answer, with the parts that the model does not see. */
  readonly whole: string;
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);
export const objectsOf = (value: unknown): readonly Json[] => listOf(value).filter(isObject);
export const objectOf = (value: unknown): Json => (isObject(value) ? value : {});

/** Every object of an answer, however deep. */
function objectsIn(value: unknown): Json[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  return isObject(value) ? [value, ...Object.values(value).flatMap(objectsIn)] : [];
}

/** The knowledge about a field, from the requirements, the schema of a tool, or a fault. */
export interface Field {
  readonly campo: string;
  readonly type?: 'date' | 'boolean' | 'number';
  readonly catalogue?: string;
}

export interface Fault {
  readonly about: Field;
  readonly mensaje: string;
  readonly pregunta?: string;
}

/** Returns the type that a description of a form means. */
function typeIn(words: string): Field['type'] {
  if (/AAAA-MM-DD|\bfecha\b/.test(words)) return 'date';
  if (/true o false|boolean/i.test(words)) return 'boolean';
  return /\b(?:entero|número)(?: de \d|$)|integer|number/.test(words) ? 'number' : undefined;
}

/** Returns the catalogue that a description names; `catálogo de municipios` names none. */
const catalogueIn = (words: string): string | undefined => /cat[aá]logo:? ([a-z-]{5,})/i.exec(words)?.[1];

/** Returns the fields in the schema of a tool's arguments. */
export function fieldsOfSchema({ properties }: Json, path = ''): Field[] {
  return Object.entries(objectOf(properties)).flatMap(([name, value]): Field[] => {
    const property = objectOf(value);
    if (isObject(property.properties)) return fieldsOfSchema(property, `${path}${name}.`);
    const words = textOf(property.description) ?? '';
    const type = typeIn(JSON.stringify([property.type, property.anyOf])) ?? typeIn(words);
    return [{ campo: path + name, type, catalogue: catalogueIn(words) }];
  });
}

/** Reads an object with a `campo`: a row of the requirements or a fault. */
function fieldOf({ campo, tipo, formato, mensaje, catalogo }: Json): Field {
  const words = [formato, mensaje].map((part) => textOf(part) ?? '').join(' ');
  const type = typeIn(textOf(tipo) ?? '') ?? (tipo === 'booleano' ? 'boolean' : typeIn(words));
  return { campo: String(campo), type, catalogue: textOf(catalogo) ?? catalogueIn(words) };
}

/** Reads requirements: the fields, and the numbered questions of the message to the customer. */
export function requirementsIn({ data }: Answer): { fields: Field[]; questions: string[]; line?: string } {
  const fields = objectsIn(data).filter(({ campo }) => typeof campo === 'string');
  const message = textOf(data.mensaje_para_el_cliente) ?? '';
  const questions = Array.from(message.matchAll(/^\d+\. (.+)$/gm), ([, question = '']) => question);
  return { fields: fields.map(fieldOf), questions, line: textOf(data.insurance_line) };
}

/** Reads the faults of a dry run or a refusal, each with the question that the answer has for it. */
export function faultsIn({ said, data: { errores, preguntas } }: Answer): Fault[] {
  if (errores === undefined) return faultsInText(said.replace(/\n?Se (?:admite, pero|puede proponer)[^]*/, ''));
  const asked = objectsOf(preguntas).flatMap(({ pregunta, campos }) =>
    listOf(campos).map((campo) => ({ pregunta: textOf(pregunta), campo: String(campo) })),
  );
  return objectsOf(errores).flatMap((row): Fault[] => {
    const fault = { about: fieldOf(row), mensaje: textOf(row.mensaje) ?? '', pregunta: textOf(row.pregunta) };
    const { campo: of } = fault.about;
    const found = asked.filter(({ campo }) => campo === of || campo.startsWith(`${of}.`));
    // A block has one fault for each question about it.
    return fault.pregunta !== undefined || found.length === 0
      ? [fault]
      : found.map(({ campo, pregunta }) => ({ ...fault, about: { ...fault.about, campo }, pregunta }));
  });
}

/** `- holder.name: Falta el nombre. Pregunta: ¿Cómo te llamas? Formato: solo letras.` */
const FAULT_LINE = /^- (?:([a-z_0-9]+(?:\.[a-z_0-9]+)*): )?(.+)$/gm;

const faultsInText = (text: string): Fault[] =>
  Array.from(text.matchAll(FAULT_LINE), ([, campo = '', mensaje = '']) => ({
    about: { campo, type: typeIn(mensaje.replace(/Pregunta: .*?\?/, '')), catalogue: catalogueIn(mensaje) },
    mensaje,
    pregunta: /¿[^?]+\?/.exec(mensaje)?.[0],
  }));
