import { listed, lowerFirst } from '@cotiza/kernel';
import { conditionText } from '../documents/condition-text';
import type { Condition } from '../model/condition';
import type { Block } from '../model/field';
import type { Fault } from './fault';
import { nearest } from './nearest';

export function missingBlock(path: string, block: Block): Fault {
  const always = Object.entries(block.children).flatMap(([name, { presence }]) =>
    presence === 'always' ? [name] : [],
  );
  const instead = block.orField === undefined ? '' : `; o ${block.orField} true en su lugar`;
  return {
    campo: path,
    codigo: 'falta',
    mensaje: `Faltan los datos de este bloque: ${lowerFirst(block.about)}`,
    ...(block.question ? { pregunta: block.question.text } : {}),
    formato: `objeto con ${listed(always)}${instead}`,
    ...(typeof block.presence === 'object' ? { cuando: conditionText(block.presence.when) } : {}),
  };
}

export function notAnObject(path: string): Fault {
  const what = path === '' ? 'El cuerpo de la petición' : 'Este bloque';
  return { campo: path, codigo: 'tipo', mensaje: `${what} tiene que ser un objeto JSON, con sus campos dentro.` };
}

/** Makes the fault of a forbidden field. It has no question: the field has to be left out. */
export function contradiction(path: string, forbiddenWhen: Condition): Fault {
  const cuando = conditionText(forbiddenWhen);
  return { campo: path, codigo: 'contradiccion', mensaje: `No se puede enviar cuando ${cuando}: quítalo.`, cuando };
}

export function undocumented(path: string, key: string, documented: Iterable<string>): Fault {
  const meant = nearest(key, documented);
  const what = meant ? `El más parecido es ${meant}: usa ese nombre, o quítalo.` : 'Quítalo.';
  return { campo: path, codigo: 'no_documentado', mensaje: `Este campo no existe en la petición. ${what}` };
}

/** Makes the fault of a field of quotations that an estimate does not accept. */
export function notForEstimates(path: string): Fault {
  const mensaje = 'Una estimación no lo pide: o dice quién es alguien, o no mueve el precio. Quítalo.';
  return { campo: path, codigo: 'no_documentado', mensaje };
}

export function manyUndocumented(path: string, listed: number): Fault {
  const mensaje = `Hay más de ${listed} campos que no existen en la petición; se nombran los primeros. Quítalos todos.`;
  return { campo: path, codigo: 'no_documentado', mensaje };
}
