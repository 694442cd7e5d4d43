import type { CalendarDay } from '@cotiza/kernel';
import { fieldsAt } from '../model/walk';
import { byLine, tables, type InsuranceLine } from '../lines';
import { estimateTables } from '../lines/estimates';
import type { Children } from '../model/field';
import type { Fault } from './fault';
import { FieldFaults } from './field-faults';

type FaultsByPath = ReadonlyMap<string, FieldFaults>;

const faultsOver = (table: Children): FaultsByPath =>
  new Map(fieldsAt(table).map(({ path, field }) => [path, new FieldFaults(path, field)]));

const faultsOf = {
  quotation: byLine((line) => faultsOver(tables[line])),
  estimate: byLine((line) => faultsOver(estimateTables[line])),
};

/** The kind of request: a quotation or an estimate. */
export type AskedFor = keyof typeof faultsOf;

/** A fault that needs reference data, which the tables do not have. */
export interface FoundFault extends Pick<Fault, 'codigo' | 'mensaje'> {
  /** The remaining candidates, instead of the values that the field allows. */
  readonly valores?: Fault['valores'];
}

/**
 * Returns a fault with the facts of its field.
 *
 * @param today the day in Spain that decides the limits
 * @param askedFor the kind of request: an estimate has fewer fields, with fewer facts
 * @throws Error when the line has no such field: a bug, not a mistake of the caller
 */
export function faultAt(
  line: InsuranceLine,
  path: string,
  found: FoundFault,
  today: CalendarDay,
  askedFor: AskedFor = 'quotation',
): Fault {
  const faults = faultsOf[askedFor][line].get(path);
  if (!faults) throw new Error(`${line} has no field ${path}`);
  const { codigo, mensaje, valores } = found;
  return codigo === 'falta' ? faults.make(today, codigo, mensaje) : faults.notFound(today, codigo, mensaje, valores);
}
