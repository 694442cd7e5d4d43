import type { Choice } from '../words/choices';
import { catalogueIn, kindIn } from './form-words';
import type { ToldFault, ToldQuestion } from './known-field';

/** `- holder.name: Falta ...`: where something is wrong, and what. */
const FAULT_LINE = /^- (?:([a-z_0-9]+(?:\.[a-z_0-9]+)*): )?(.+)$/;
const QUESTION = /¿[^?]+\?/;
const VALUES = /Valores(?: permitidos)?: (.+?)\.(?= [A-ZÁÉÍÓÚ][a-záéíóú]+: |$)/;

/** The faults that a text tells, a line each. */
export const faultsInText = (text: string): ToldFault[] =>
  text.split('\n').flatMap((line) => {
    const [, campo = '', words] = FAULT_LINE.exec(line) ?? [];
    return words === undefined ? [] : [faultIn(campo, words)];
  });

function faultIn(campo: string, words: string): ToldFault {
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

/** `Madrid (28079)`, or a value alone. The last parentheses hold what is sent. */
function labelled(text: string): Choice {
  const [, etiqueta, inside] = /^(.+) \(([^()]+)\)$/.exec(text) ?? [];
  if (inside === undefined) return { valor: text };
  const [valor = inside] = inside.split(', ');
  return { valor, etiqueta };
}

/** The values of a catalogue that a text tells: `one (id); another (id)`. */
export const valuesInText = (text: string): Choice[] =>
  text
    .split('\n')
    .slice(1)
    .filter((line) => !line.startsWith('Hay más'))
    .flatMap((line) => line.split('; '))
    .filter((value) => value !== '')
    .map(labelled);

/** The numbered questions of a message to the customer, whatever stands before and behind. */
export const questionsInText = (text: string): ToldQuestion[] =>
  text.split('\n').flatMap((line) => {
    const [, question] = /^\d+\. (.+)$/.exec(line) ?? [];
    return question === undefined ? [] : [{ text: question }];
  });

/** The prices of the offers that a text tells, in euros; what ends with an id says again which of them is the best of a level. */
export const pricesInText = (text: string): number[] =>
  text.split('\n').flatMap((line) => {
    const [, euros] = /^- .*?(\d[\d.]*,\d\d)\s€.*(?<!\])$/.exec(line) ?? [];
    return euros === undefined ? [] : [eurosOf(euros)];
  });

/** `1.143,73` as a number. */
export const eurosOf = (written: string): number => Number(written.replaceAll('.', '').replace(',', '.'));
