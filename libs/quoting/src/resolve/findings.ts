import { faultAt, type AskedFor, type Fault, type FaultCode, type InsuranceLine } from '@cotiza/contract';
import type { CalendarDay } from '@cotiza/kernel';

/**
 * The faults found so far. A field that already has one gets no second: what follows from a fault is not another fault.
 */
export class Findings {
  private found: Fault[];

  constructor(
    readonly line: InsuranceLine,
    known: readonly Fault[],
    private readonly today: CalendarDay,
    private readonly askedFor: AskedFor = 'quotation',
  ) {
    this.found = [...known];
  }

  get faults(): readonly Fault[] {
    return this.found;
  }

  has(path: string): boolean {
    return this.found.some((fault) => fault.campo === path);
  }

  /** Takes a fault back that only follows from another. */
  withdraw(path: string, codigo: FaultCode): void {
    this.found = this.found.filter((fault) => fault.campo !== path || fault.codigo !== codigo);
  }

  /** @param valores the candidates that are left, in the place of what the field allows */
  add(path: string, codigo: FaultCode, mensaje: string, valores?: Fault['valores']): void {
    if (this.has(path)) return;
    const found = { codigo, mensaje, ...(valores && { valores }) };
    this.found.push(faultAt(this.line, path, found, this.today, this.askedFor));
  }
}
