import { listed } from '@cotiza/kernel';
import { wordsOf } from '../enumerations/enumeration';
import type { Children } from '../model/field';
import { pathOf, walk } from '../model/walk';
import { valueAt, withValue, withValueAt } from './body-values';
import { type Json, isJsonObject } from './compile-condition';
import type { Fault } from './fault';
import { OTHER_NAMES } from './other-names.data';
import { INSURANCE_LINES, tables } from '../lines';

/** Longest key that is looked up among the names of fields. */
const LONGEST = 60;

/** A key under another name or in another object than its field, with the path of that field. */
export interface Misplaced {
  readonly key: string;
  /** Path of the object that holds the key. */
  readonly parent: string;
  /** Path of the key as it was sent. */
  readonly from: string;
  /** Path of the field that it means. */
  readonly to: string;
}

/** Returns the path that a key of the object at `parent` means; undefined where it means none. */
export type MeantPath = (key: string, parent: string) => string | undefined;

/**
 * Compiles the look-up of what keys mean: a field of the same object in another spelling or by another name (`birthDate`,
 * `dob`), its whole path (`holder.birth_date`), or a field of another object. Of several fields the first of the table is meant.
 */
export function compileMeantPath(table: Children): MeantPath {
  const byName = new Map<string, string[]>();
  const byPath = new Map<string, string>();
  const add = (name: string, path: string) => byName.set(name, [...(byName.get(name) ?? []), path]);
  walk(table, (_node, path) => {
    byPath.set(wordsOf(path), path);
    add(wordsOf(lastName(path)), path);
  });
  walk(table, (_node, path) => {
    for (const name of OTHER_NAMES[lastName(path)]?.split(',') ?? []) add(wordsOf(name), path);
  });
  return (key, parent) => {
    if (key.length > LONGEST) return undefined;
    const word = wordsOf(key);
    const places = byName.get(word) ?? [];
    return (
      places.find((path) => parentOf(path) === parent) ??
      byPath.get(word) ??
      byPath.get(wordsOf(pathOf(parent, key))) ??
      places.find((path) => path.startsWith(`${parent}.`)) ??
      places[0]
    );
  };
}

const lastName = (path: string) => path.slice(path.lastIndexOf('.') + 1);
const parentOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('.')));

/** Makes the faults of misplaced keys: one for each object that holds some and each object that they belong to. */
export function misplacedFaults(misplaced: readonly Misplaced[]): Fault[] {
  const groups = new Map<string, Misplaced[]>();
  for (const one of misplaced) {
    const group = `${one.parent} ${parentOf(one.to)}`;
    groups.set(group, [...(groups.get(group) ?? []), one]);
  }
  return [...groups.values()].map(misplacedFault);
}

function misplacedFault(keys: readonly Misplaced[]): Fault {
  const [first = { parent: '', from: '', to: '' }, ...others] = keys;
  const place = parentOf(first.to);
  const where = place === '' ? 'en la raíz de la petición' : `dentro de ${place}`;
  const names = listed(keys.map(({ to }) => lastName(to)));
  const one = others.length === 0;
  const moved = one ? `Este campo va ${where}, como ${names}.` : `Estos campos van ${where}: ${names}.`;
  const renamed = one ? `Este campo se llama ${names}.` : `Estos campos se llaman ${names}.`;
  return {
    campo: first.from,
    codigo: 'no_documentado',
    mensaje: `No existe con ese nombre en la petición. ${place === first.parent ? renamed : moved}`,
    correcciones: keys.map(({ from, to }) => ({ de: from, a: to })),
  };
}

/** Returns a copy of a body with what is misplaced in its place. A key without a value stays: what it means was not sent. */
export const withMoved = (body: Json, misplaced: readonly Misplaced[]): Json =>
  misplaced.reduce((whole, { key, parent, to }) => {
    const value = (parent === '' ? whole : (valueAt(whole, parent) as Json))[key];
    if (value === null || value === '') return whole;
    return withValue(withValueAt(whole, [...(parent === '' ? [] : parent.split('.')), key], undefined), to, value);
  }, body);

/** Names of objects that callers put around a body. */
const AROUND = ['datos', 'data', 'body', 'request', 'arguments', 'input', 'payload'];

/** Returns the fault of a body that was sent inside another object; undefined for any other. */
export function wrappedFault(body: Json, table: Children): Fault | undefined {
  const isBody = (value: unknown) => isJsonObject(value) && Object.keys(value).some((key) => Object.hasOwn(table, key));
  const around = AROUND.find((key) => Object.hasOwn(body, key) && isBody(body[key]));
  if (around === undefined || Object.keys(body).some((key) => isJsonObject(body[key]) && key !== around))
    return undefined;
  return {
    campo: around,
    codigo: 'no_documentado',
    mensaje: 'La petición no va dentro de otro objeto: envía como cuerpo lo que hay en él.',
    correcciones: [{ de: around, a: '' }],
  };
}

const paths = new Set<string>();
for (const line of INSURANCE_LINES) walk(tables[line], (_node, path) => paths.add(path));

/** Returns true for the path of a field or block of some line: it holds no text of the caller, so any answer may show it. */
export const isFieldPath = (path: string): boolean => paths.has(path);
