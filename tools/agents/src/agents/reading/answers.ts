import type { Heard } from '../door/door';
import type { Choice } from '../words/choices';
import { choiceOf, faultOf, fieldOf } from './of-fields';
import { isObject, listOf, objectsIn, textOf } from './json';
import type { KnownField, ToldFault, ToldForm, ToldQuestion } from './known-field';
import { formsIn, formsInText } from './of-forms';
import { faultsInText, questionsInText, valuesInText } from './of-text';

/** What the requirements say. */
export interface Requirements {
  readonly fields: readonly KnownField[];
  readonly questions: readonly ToldQuestion[];
  /** What is said of the forms of fields by their last names, wherever those are. */
  readonly forms: readonly ToldForm[];
  /** What the line is called in a body. */
  readonly line?: string;
}

/** Reads requirements: as data, by the names of their keys wherever those are; as text, by its numbered questions. */
export function requirementsIn({ said, data }: Heard): Requirements {
  if (data === undefined) return { fields: [], questions: questionsInText(said), forms: formsInText(said) };
  const objects = objectsIn(data);
  const withText = objects.filter(({ pregunta }) => typeof pregunta === 'string');
  const asked = withText.flatMap(({ pregunta, campos }) => {
    const text = textOf(pregunta);
    return text === undefined ? [] : [{ text, ...(Array.isArray(campos) ? { fields: campos.map(String) } : {}) }];
  });
  const message = isObject(data) ? textOf(data.mensaje_para_el_cliente) : undefined;
  return {
    fields: [...objects.filter(({ campo }) => typeof campo === 'string').map(fieldOf), ...withText.flatMap(optionsOf)],
    questions: asked.length > 0 ? asked : questionsInText(message ?? ''),
    forms: isObject(data) ? formsIn([...listOf(data.formatos), ...listOf(data.excepciones_aceptadas)].map(String)) : [],
    line: isObject(data) ? textOf(data.insurance_line) : undefined,
  };
}

/** What the requirements say when they are asked about one field. */
export const detailIn = (heard: Heard): readonly KnownField[] =>
  heard.data === undefined ? faultsInText(heard.said).map(({ about }) => about) : requirementsIn(heard).fields;

/** The answers that a question offers are the values of the one field of its kind; yes and no say nothing of a list. */
function optionsOf({ campos, opciones }: Readonly<Record<string, unknown>>): KnownField[] {
  const choices = listOf(opciones)
    .map(choiceOf)
    .filter((choice) => choice !== undefined && typeof choice.valor === 'string');
  const paths = listOf(campos).map(String);
  // Of a question about several fields, which one the options are of is seen by their names.
  const at = paths.length === 1 ? paths[0] : paths.find((path) => path.endsWith('_type'));
  return choices.length > 0 && at !== undefined ? [{ campo: at, choices: choices as Choice[] }] : [];
}

/** What a dry run or a refusal says is wrong, and what it wants to be asked again. */
export interface Verdict {
  readonly isComplete: boolean;
  readonly faults: readonly ToldFault[];
  readonly warnings: readonly ToldFault[];
}

const WARNINGS_BEGIN = /\n?Se admite, pero/;

export function verdictIn({ said, data, isRefused }: Heard): Verdict {
  if (isObject(data)) {
    const faults = listOf(data.errores).filter(isObject).map(faultOf);
    const warnings = listOf(data.advertencias).filter(isObject).map(faultOf);
    return { isComplete: data.completo === true, faults, warnings };
  }
  const [wrong = '', improbable = ''] = said.split(WARNINGS_BEGIN);
  const faults = faultsInText(wrong);
  return { isComplete: !isRefused && faults.length === 0, faults, warnings: faultsInText(improbable) };
}

/** The values of a catalogue. */
export function valuesIn({ said, data, isRefused }: Heard): readonly Choice[] {
  if (isRefused) return [];
  if (!isObject(data)) return valuesInText(said);
  return listOf(data.valores)
    .map(choiceOf)
    .filter((choice) => choice !== undefined);
}
