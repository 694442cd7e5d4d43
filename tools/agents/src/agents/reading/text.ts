import type { Choice } from '../words/choices';
import { catalogueIn, kindIn, type Fault, type FieldQuestion } from './field';

/** `- holder.name: Falta ...` */
const FAULT_LINE = /^- (?:([a-z_0-9]+(?:\.[a-z_0-9]+)*): )?(.+)$/;
const QUESTION = /¿[^?]+\?/;
const VALUES = /Valores(?: permitidos)?: (.+?)\.(?= [A-ZÁÉÍÓÚ][a-záéíóú]+: |$)/;

/** Returns the faults of a text, one a line. */
export const faultsInText = (text: string): Fault[] =>
  text.split('\n').flatMap((line) => {
    const [, campo = '', words] = FAULT_LINE.exec(line) ?? [];
    return words === undefined ? [] : [faultIn(campo, words)];
  });

function faultIn(campo: string, words: string): Fault {
  const pregunta = QUESTION.exec(words)?.[0];
  return {
    campo,
    mensaje: words,
    pregunta,
    about: {
      campo,
      tipo: kindIn(words),
      form: pregunta === undefined ? words : words.replace(pregunta, ''),
      choices: choicesIn(VALUES.exec(words)?.[1]),
      catalogue: catalogueIn(words),
    },
  };
}

const choicesIn = (list: string | undefined): readonly Choice[] | undefined => list?.split(', ').map(labelled);

/** Reads `Madrid (28079)`, or a value alone. The last parentheses hold the value. */
function labelled(text: string): Choice {
  const [, etiqueta, inside] = /^(.+) \(([^()]+)\)$/.exec(text) ?? [];
  if (inside === undefined) return { valor: text };
  const [valor = inside] = inside.split(', ');
  return { valor, etiqueta };
}

/** Returns the values of a catalogue: `one (id); another (id)`. */
export const valuesInText = (text: string): Choice[] =>
  text
    .split('\n')
    .slice(1)
    .filter((line) => !line.startsWith('Hay más'))
    .flatMap((line) => line.split('; '))
    .filter((value) => value !== '')
    .map(labelled);

/** Returns the numbered questions of a message to the customer. */
export const questionsInText = (text: string): FieldQuestion[] =>
  text.split('\n').flatMap((line) => {
    const [, question] = /^\d+\. (.+)$/.exec(line) ?? [];
    return question === undefined ? [] : [{ text: question }];
  });
