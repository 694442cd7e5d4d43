import type { Fault } from '@cotiza/contract';

/** A key as the caller sent it; one sent twice is two. */
export interface SentKey {
  /** The name under which the caller sent it, which a fault repeats. */
  readonly field: string;
  readonly value: unknown;
}

/** Longest key, in characters. */
export const KEY_MAX_CHARS = 255;

/** What importers of the description send in the place of a key, which their users would share. */
const PLACEHOLDER = /^(?:string|<.*>|\{\{.*\}\})$/;

/** Returns the faults of the keys of a request. Keys without faults are all the same. */
export function keyFaults(sent: readonly SentKey[]): readonly Fault[] {
  const [first, ...others] = sent;
  if (!first) return [];
  const fields = [...new Set(sent.map(({ field }) => field))];
  const faults = fields.flatMap((field) => faultsOf(field, valuesUnder(field, sent)));
  const other = others.find(({ value }) => value !== first.value);
  return faults.length > 0 || !other ? faults : [different(other.field, first.field)];
}

const valuesUnder = (field: string, sent: readonly SentKey[]) =>
  sent.filter((key) => key.field === field).map(({ value }) => value);

function faultsOf(field: string, values: readonly unknown[]): readonly Fault[] {
  const [value] = values;
  if (values.length > 1) {
    return [{ campo: field, codigo: 'formato', mensaje: 'La clave de idempotencia solo puede enviarse una vez.' }];
  }
  if (typeof value !== 'string') {
    return [{ campo: field, codigo: 'tipo', mensaje: 'La clave de idempotencia tiene que ser un texto.' }];
  }
  if (PLACEHOLDER.test(value)) {
    const mensaje =
      'La clave de idempotencia es el texto de relleno de un programa. Envía una propia de esta petición, como un UUID, o ninguna.';
    return [{ campo: field, codigo: 'formato', mensaje }];
  }
  if (value.length >= 1 && value.length <= KEY_MAX_CHARS) return [];
  const mensaje = `La clave de idempotencia tiene entre 1 y ${KEY_MAX_CHARS} caracteres.`;
  return [{ campo: field, codigo: 'longitud', mensaje }];
}

const different = (field: string, than: string): Fault => ({
  campo: field,
  codigo: 'contradiccion',
  mensaje: `No es la misma clave que la de ${than}: envía la misma en los dos sitios, o solo en uno.`,
});

/** Stands for a caller where the key is that of a draft. No caller has this name, which is not in kebab-case. */
export const KEYS_OF_DRAFTS = 'solicitudes/';

/** Returns the key that a door derives from a request. Callers' keys never equal it, as no caller's name has a space. */
export const openKeyInSpace = (key: string): string => keyInSpace(key, 'open quotation');

/**
 * Returns a key as it is kept: apart from those of other callers, and of callers without a name. With a name it is longer than
 * any key that can be sent, so that no caller can send the key of another.
 */
export const keyInSpace = (key: string, caller: string | undefined): string =>
  caller === undefined ? key : `${caller} `.padEnd(KEY_MAX_CHARS + 1) + key;
