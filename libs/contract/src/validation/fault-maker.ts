import { conditionText } from '../documents/condition-text';
import { formatText, typeText } from '../documents/format-text';
import type { Condition } from '../model/condition';
import type { Block, CoherenceRule, Field } from '../model/field';
import type { TextFormat } from '../model/value-kind';
import type { Fault, FaultCode } from './fault';
import { nearest } from './nearest';

/** Enumerations up to this size are listed in the message of a fault; longer ones are in `valores` alone. */
const LISTED_AT_MOST = 12;

/** What every fault of a field carries: the question to put, the format and the allowed values. */
export function about(path: string, field: Field, codigo: FaultCode, mensaje: string): Fault {
  return {
    campo: path,
    codigo,
    mensaje,
    pregunta: field.question.text,
    formato: formatText(field),
    ...(field.kind.type === 'choice' ? { valores: allowedValues(field) } : {}),
    ...(field.catalogue ? { catalogo: field.catalogue } : {}),
  };
}

/** The values of an enumerated field that the service quotes. */
export function allowedValues(field: Field): readonly string[] {
  if (field.kind.type !== 'choice') return [];
  const values = field.kind.enumeration.values;
  const only = field.unsupported?.allBut;
  return only ? values.filter((value) => only.includes(value)) : values;
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

export function missing(path: string, field: Field): Fault {
  const fault = about(path, field, 'falta', `Falta un dato obligatorio: ${lowerFirst(field.description)}`);
  return typeof field.presence === 'object' ? { ...fault, cuando: conditionText(field.presence.when) } : fault;
}

export function missingBlock(path: string, block: Block): Fault {
  return {
    campo: path,
    codigo: 'falta',
    mensaje: `Faltan los datos de este bloque: ${lowerFirst(block.about)}`,
    ...(block.question ? { pregunta: block.question.text } : {}),
    ...(typeof block.presence === 'object' ? { cuando: conditionText(block.presence.when) } : {}),
  };
}

export function wrongType(path: string, field: Field): Fault {
  return about(path, field, 'tipo', `El tipo del valor no es válido. Se espera: ${typeText(field.kind)}.`);
}

export function notAnObject(path: string): Fault {
  const what = path === '' ? 'El cuerpo de la petición' : 'Este bloque';
  return { campo: path, codigo: 'tipo', mensaje: `${what} tiene que ser un objeto JSON.` };
}

export function wrongLength(path: string, field: Field): Fault {
  return about(path, field, 'longitud', `La longitud del texto no es válida. Se espera: ${formatText(field)}.`);
}

export function wrongFormat(path: string, field: Field, format?: TextFormat): Fault {
  const expected = format?.expected ?? formatText(field);
  return { ...about(path, field, 'formato', `El formato no es válido. Se espera: ${expected}.`), formato: expected };
}

export function outOfRange(path: string, field: Field): Fault {
  return about(path, field, 'rango', `El valor está fuera de rango. Se espera: ${formatText(field)}.`);
}

export function notAllowed(path: string, field: Field, received: string): Fault {
  const values = allowedValues(field);
  const meant = nearest(received, values);
  const suggestion = meant ? ` El más parecido es ${meant}.` : '';
  const list = values.length <= LISTED_AT_MOST ? ` Valores permitidos: ${values.join(', ')}.` : '';
  return about(path, field, 'valor_no_permitido', `El valor no está entre los permitidos.${suggestion}${list}`);
}

export function unsupportedValue(path: string, field: Field): Fault {
  return about(path, field, 'caso_no_soportado', field.unsupported!.message);
}

export function pastDay(path: string, field: Field): Fault {
  return about(path, field, 'fecha_pasada', 'La fecha ya ha pasado: tiene que ser hoy o posterior.');
}

export function futureDay(path: string, field: Field): Fault {
  return about(path, field, 'fecha_futura', 'La fecha no puede ser futura.');
}

export function brokenRule(path: string, field: Field, rule: CoherenceRule): Fault {
  return about(path, field, rule.codigo, rule.message);
}

export function contradiction(path: string, forbiddenWhen: Condition, question?: string): Fault {
  const when = conditionText(forbiddenWhen);
  return {
    campo: path,
    codigo: 'contradiccion',
    mensaje: `No se puede enviar cuando ${when}.`,
    ...(question ? { pregunta: question } : {}),
    cuando: when,
  };
}

export function undocumented(path: string, key: string, documented: Iterable<string>): Fault {
  const meant = nearest(key, documented);
  const suggestion = meant ? ` El más parecido es ${meant}.` : '';
  return { campo: path, codigo: 'no_documentado', mensaje: `Este campo no existe en la petición.${suggestion}` };
}

export function manyUndocumented(path: string, listed: number): Fault {
  const mensaje = `Hay más de ${listed} campos que no existen en la petición; se nombran los primeros.`;
  return { campo: path, codigo: 'no_documentado', mensaje };
}
