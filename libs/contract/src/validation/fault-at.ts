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

/** What a body asks for. */
export type AskedFor = keyof typeof faultsOf;

/** A fault that reference data shows and the tables cannot. */
export interface FoundFault extends Pick<Fault, 'codigo' | 'mensaje'> {
  /** The candidates that are left, in the place of what the field allows. */
  readonly valores?: Fault['valores'];
}

/**
 * A fault with the same facts of the field around it as any other.
 *
 * @param today the day in Spain by which its limits are said
 * @param askedFor what the body asks for: the fields of an estimate are fewer, and say less
 * @throws Error when the line has no such field: a mistake of ours, not of the caller
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
  const { codigo, mensaje, ...more } = found;
  return faults.make(today, codigo, mensaje, more);
}
