import type { Children, Field } from '../model/field';
import { fieldsAt } from '../model/walk';
import { byLine, tables, type InsuranceLine } from '../tables';
import type { Fault, FaultCode } from './fault';
import { about } from './fault-maker';

const fieldsOf = byLine((line) => byPath(tables[line]));

/**
 * A fault that reference data shows and the tables cannot: the same facts of the field around it as any other fault.
 *
 * @throws Error when the line has no such field: a mistake of ours, not of the caller
 */
export function faultAt(line: InsuranceLine, path: string, codigo: FaultCode, mensaje: string): Fault {
  const field = fieldsOf[line].get(path);
  if (!field) throw new Error(`${line} has no field ${path}`);
  return about(path, field, codigo, mensaje);
}

function byPath(table: Children): ReadonlyMap<string, Field> {
  return new Map(fieldsAt(table).map(({ path, field }) => [path, field]));
}
