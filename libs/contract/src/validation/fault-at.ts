import type { CalendarDay } from '@cotiza/kernel';
import { fieldsAt } from '../model/walk';
import { byLine, tables, type InsuranceLine } from '../lines';
import type { Fault } from './fault';
import { FieldFaults } from './field-faults';

const faultsOf = byLine(
  (line) => new Map(fieldsAt(tables[line]).map(({ path, field }) => [path, new FieldFaults(path, field)])),
);

/** A fault that reference data shows and the tables cannot. */
export interface FoundFault extends Pick<Fault, 'codigo' | 'mensaje'> {
  /** The candidates that are left, in the place of what the field allows. */
  readonly valores?: Fault['valores'];
}

/**
 * A fault with the same facts of the field around it as any other.
 *
 * @param today the day in Spain by which its limits are said
 * @throws Error when the line has no such field: a mistake of ours, not of the caller
 */
export function faultAt(line: InsuranceLine, path: string, found: FoundFault, today: CalendarDay): Fault {
  const faults = faultsOf[line].get(path);
  if (!faults) throw new Error(`${line} has no field ${path}`);
  const { codigo, mensaje, ...more } = found;
  return faults.make(today, codigo, mensaje, more);
}
