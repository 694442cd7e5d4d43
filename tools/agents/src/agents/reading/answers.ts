import type { Answer } from '../door/door';
import type { Choice } from '../words/choices';
import { catalogueIn, kindIn, type Fault, type Field, type FieldQuestion } from './field';
import { isObject, listOf, objectsIn, textOf, type Json } from './json';
import { faultsInText, questionsInText, valuesInText } from './text';

export interface Requirements {
  readonly fields: readonly Field[];
  readonly questions: readonly FieldQuestion[];
  /** The value of `insurance_line`. */
  readonly line?: string;
}

/** Reads requirements: as data, by the names of their keys at any depth; as text, by its numbered questions. */
export function requirementsIn({ said, data }: Answer): Requirements {
  if (!isObject(data)) return { fields: [], questions: questionsInText(said) };
  const objects = objectsIn(data);
  const withText = objects.filter(({ pregunta }) => typeof pregunta === 'string');
  const questions = withText.map(({ pregunta, campos }) => ({
    text: String(pregunta),
    ...(Array.isArray(campos) ? { fields: campos.map(String) } : {}),
  }));
  return {
    fields: [...objects.filter(({ campo }) => typeof campo === 'string').map(fieldOf), ...withText.flatMap(optionsOf)],
    questions: questions.length > 0 ? questions : questionsInText(textOf(data.mensaje_para_el_cliente) ?? ''),
    line: textOf(data.insurance_line),
  };
}

/** Reads the requirements of one field. */
export const detailIn = (answer: Answer): readonly Field[] =>
  answer.data === undefined ? faultsInText(answer.said).map(({ about }) => about) : requirementsIn(answer).fields;

/** Returns the options of a question as the choices of its one field; yes and no are no choices. */
function optionsOf({ campos, opciones }: Json): Field[] {
  const choices = choicesIn(opciones).filter(({ valor }) => typeof valor === 'string');
  const paths = listOf(campos).map(String);
  // The options of a question about several fields belong to the one with the type.
  const campo = paths.length === 1 ? paths[0] : paths.find((path) => path.endsWith('_type'));
  return choices.length > 0 && campo !== undefined ? [{ campo, choices }] : [];
}

const isValue = (value: unknown): value is Choice['valor'] => ['string', 'number', 'boolean'].includes(typeof value);

/** Reads values to choose from, each alone or with its label. */
const choicesIn = (values: unknown): Choice[] =>
  listOf(values).flatMap((value) => {
    if (!isObject(value)) return isValue(value) ? [{ valor: value }] : [];
    return isValue(value.valor) ? [{ valor: value.valor, etiqueta: textOf(value.etiqueta) }] : [];
  });

const KINDS: Readonly<Record<string, Field['tipo']>> = {
  ...{ texto: 'texto', enumeración: 'texto', número: 'número', entero: 'número', booleano: 'booleano', fecha: 'fecha' },
};

/** Reads an object with a `campo`: a row of the requirements or a fault. */
function fieldOf(row: Json): Field {
  const form = [textOf(row.formato), textOf(row.descripcion), ...listOf(row.reglas).map(textOf)];
  const words = form.filter((part) => part !== undefined).join('; ');
  const choices = choicesIn(row.valores);
  return {
    campo: String(row.campo),
    ...(row.obligatorio === undefined ? {} : { isOptional: row.obligatorio === 'opcional' }),
    tipo: KINDS[textOf(row.tipo) ?? ''] ?? kindIn(`${words} ${textOf(row.mensaje) ?? ''}`),
    form: words || undefined,
    choices: choices.length > 0 ? choices : undefined,
    catalogue: textOf(row.catalogo) ?? catalogueIn(textOf(row.mensaje) ?? ''),
    ...(row.admite_null === true ? { takesNull: true } : {}),
  };
}

function faultOf(row: Json): Fault {
  const [codigo, mensaje = '', pregunta] = [row.codigo, row.mensaje, row.pregunta].map(textOf);
  return { campo: String(row.campo), codigo, mensaje, pregunta, about: fieldOf(row) };
}

/** Gives a fault the question that the answer has apart from it, and a block one fault for each question about it. */
function asked(fault: Fault, data: Json): Fault[] {
  if (fault.pregunta !== undefined) return [fault];
  const found = listOf(data.preguntas)
    .filter(isObject)
    .flatMap(({ pregunta, campos }) =>
      listOf(campos).map((campo) => ({ pregunta: textOf(pregunta), campo: String(campo) })),
    )
    .filter(({ campo }) => campo === fault.campo || campo.startsWith(`${fault.campo}.`));
  return found.length === 0
    ? [fault]
    : found.map(({ pregunta, campo }) => ({ ...fault, campo, pregunta, about: { ...fault.about, campo } }));
}

/** Reads the faults of a dry run or a refusal. */
export function verdictIn({ said, data, isRefused }: Answer): { isComplete: boolean; faults: readonly Fault[] } {
  if (isObject(data)) {
    const faults = listOf(data.errores).filter(isObject).map(faultOf);
    return { isComplete: data.completo === true, faults: faults.flatMap((fault) => asked(fault, data)) };
  }
  const faults = faultsInText(said.replace(/\n?Se (?:admite, pero|puede proponer)[^]*/, ''));
  return { isComplete: !isRefused && faults.length === 0, faults };
}

/** Reads the values of a catalogue. */
export function valuesIn({ said, data, isRefused }: Answer): readonly Choice[] {
  if (isRefused) return [];
  return isObject(data) ? choicesIn(data.valores) : valuesInText(said);
}
