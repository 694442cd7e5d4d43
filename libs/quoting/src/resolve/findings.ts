import { faultAt, type Fault, type FaultCode, type InsuranceLine } from '@cotiza/contract';

/**
 * The faults found so far. A field that already has one gets no second: what follows from a fault is not another fault.
 */
export class Findings {
  private readonly found: Fault[];

  constructor(
    private readonly line: InsuranceLine,
    known: readonly Fault[],
  ) {
    this.found = [...known];
  }

  get faults(): readonly Fault[] {
    return this.found;
  }

  has(path: string): boolean {
    return this.found.some((fault) => fault.campo === path);
  }

  add(path: string, codigo: FaultCode, mensaje: string): void {
    if (!this.has(path)) this.found.push(faultAt(this.line, path, codigo, mensaje));
  }
}
