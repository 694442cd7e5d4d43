import type { Choice } from '../words/choices';
import { kindIn } from './form-words';
import { isObject, listOf, textOf, type Json } from './json';
import type { KnownField, ToldFault } from './known-field';

const KINDS: Readonly<Record<string, KnownField['tipo']>> = {
  ...{ texto: 'texto', enumeración: 'texto', número: 'número', entero: 'número', booleano: 'booleano', fecha: 'fecha' },
};

/** A value to choose, as a text or with its label. */
export function choiceOf(value: unknown): Choice | undefined {
  if (!isObject(value)) return isValue(value) ? { valor: value } : undefined;
  return isValue(value.valor) ? { valor: value.valor, etiqueta: textOf(value.etiqueta) } : undefined;
}

const isValue = (value: unknown): value is Choice['valor'] => ['string', 'number', 'boolean'].includes(typeof value);

const choicesOf = (values: unknown): readonly Choice[] | undefined => {
  const choices = listOf(values)
    .map(choiceOf)
    .filter((choice) => choice !== undefined);
  return choices.length > 0 ? choices : undefined;
};

/** What an object with a `campo` says of that field, be it a row of the requirements or a fault. */
export function fieldOf(told: Json): KnownField {
  const form = [textOf(told.formato), textOf(told.descripcion), ...listOf(told.reglas).map(textOf)];
  const words = form.filter((part) => part !== undefined).join('; ');
  return {
    campo: String(told.campo),
    ...(told.obligatorio === undefined ? {} : { isOptional: told.obligatorio === 'opcional' }),
    tipo: KINDS[textOf(told.tipo) ?? ''] ?? kindIn(`${words} ${textOf(told.mensaje) ?? ''}`),
    form: words === '' ? undefined : words,
    choices: choicesOf(told.valores),
    catalogue: textOf(told.catalogo),
    example: told.ejemplo,
    ...(told.admite_null === true ? { takesNull: true } : {}),
  };
}

/** A fault or a warning of an answer that is read as JSON. */
export const faultOf = (told: Json): ToldFault => ({
  campo: String(told.campo),
  codigo: textOf(told.codigo),
  mensaje: textOf(told.mensaje) ?? '',
  pregunta: textOf(told.pregunta),
  about: fieldOf(told),
});
