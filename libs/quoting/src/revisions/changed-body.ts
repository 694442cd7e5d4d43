import {
  byLine,
  fieldsByPath,
  isFieldPath,
  nearest,
  tables,
  withValue,
  type Fault,
  type Field,
  type InsuranceLine,
  type QuoteBody,
  type Refusal,
} from '@cotiza/contract';
import { isRecord, type Fields } from '@cotiza/kernel';
import { NAMED_AT_MOST, undocumented } from '../refusals';

/** Changes by dotted path of the body. Null leaves a field out, except where null is a value of the field. */
export type Changes = Fields;

const fieldsOf = byLine((line) => fieldsByPath(tables[line]));

/**
 * Returns true for a field that a revision leaves as it is: it says who somebody is, what exactly is insured, or where, because the
 * rest of an address would then be that of another place.
 */
const isIdentity = (path: string, { use: { identifies, purposes } }: Field): boolean =>
  identifies || purposes.includes('identificacion') || path.includes('.address.');

/** Returns whether the agent of a quotation may revise this field of a line. */
export function isRevisable(line: InsuranceLine, path: string): boolean {
  const field = fieldsOf[line].get(path);
  return field !== undefined && path !== LINE_PATH && !isIdentity(path, field);
}

const LINE_PATH = 'insurance_line';

/** Returns `cambios` of what was sent, or the refusal of a request of another shape. */
export const readChanges = (sent: unknown): ReadObject<Changes> => readOnly(sent, 'cambios');

/** `value` is nested, because its keys come from the sender and one could be called `refusal`. */
type ReadObject<T> = { readonly value: T; readonly refusal?: undefined } | { readonly refusal: Refusal };

/** Returns the object of this name, which is all that may be sent, or the refusal of a request of another shape. */
export function readOnly(sent: unknown, name: string): ReadObject<Fields> {
  if (!isRecord(sent))
    return { refusal: invalid([fault('', 'tipo', `El cuerpo tiene que ser un objeto con ${name}.`)]) };
  const { [name]: named, ...others } = sent;
  const faults = undocumented(others, `Esto no existe aquí: todo va dentro de ${name}.`);
  if (named === undefined) faults.push(fault(name, 'falta', 'Falta.'));
  else if (!isRecord(named)) faults.push(fault(name, 'tipo', 'Tiene que ser un objeto con nombres y valores.'));
  else if (Object.keys(named).length === 0) faults.push(fault(name, 'falta', 'Está vacío.'));
  return isRecord(named) && faults.length === 0 ? { value: named } : { refusal: invalid(faults) };
}

/** Returns the body after changes, or why they are not those of a revision. The values are not judged. */
export function changedBody(body: QuoteBody, changes: Changes): Fields | Refusal {
  const fields = fieldsOf[body.insurance_line];
  const paths = Object.keys(changes);
  const unknown = paths.filter((path) => path === LINE_PATH || !fields.has(path)).slice(0, NAMED_AT_MOST);
  if (unknown.length > 0) return invalid(unknown.map((path) => unknownField(path, fields)));
  const identity = paths.filter((path) => !isRevisable(body.insurance_line, path));
  if (identity.length > 0)
    return { problem: 'cambio_de_identidad', faults: identity.map((path) => fault(path, 'no_documentado', IDENTITY)) };
  return paths.reduce<Fields>(
    (changed, path) => {
      const value = changes[path];
      const kind = fields.get(path)?.kind;
      const isLeftOut = value === null && !(kind && 'nullable' in kind && kind.nullable);
      return withValue(changed, path, isLeftOut ? undefined : value);
    },
    body as unknown as Fields,
  );
}

const IDENTITY = 'Una revisión no lo cambia: lo dice el cliente en su página.';

function unknownField(path: string, fields: ReadonlyMap<string, Field>): Fault {
  if (path === LINE_PATH) return fault(path, 'no_documentado', 'Otro ramo es otra cotización: no se revisa.');
  const shown = isFieldPath(path) ? path : 'cambios';
  const meant = nearest(path.slice(0, 120), fields.keys());
  const what = meant === undefined ? 'Quítalo.' : `El más parecido es ${meant}.`;
  return fault(
    shown,
    'no_documentado',
    `Este campo no existe en este ramo; se nombra con puntos, como risk.contents_limit. ${what}`,
  );
}

const fault = (campo: string, codigo: Fault['codigo'], mensaje: string): Fault => ({ campo, codigo, mensaje });

const invalid = (faults: readonly Fault[]): Refusal => ({ problem: 'datos_invalidos', faults });
