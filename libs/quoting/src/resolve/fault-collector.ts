import { faultAt, type AskedFor, type Fault, type FaultCode, type InsuranceLine } from '@cotiza/contract';
import type { CalendarDay } from '@cotiza/kernel';
import type { AnyQuestion, InsurerRequest } from '@cotiza/insurers-port';
import type { Warning } from '../answers/check-result';

/**
 * The faults found so far. A field that already has one gets no second: what follows from a fault is not another fault.
 */
export class FaultCollector {
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

/** A complete request that has no reference yet: only what is quoted gets one. */
export type Unreferenced<R extends AnyQuestion = InsurerRequest> = R extends unknown ? Omit<R, 'reference'> : never;

export interface Resolved<R extends AnyQuestion = InsurerRequest> {
  /** The request to the insurers. There is none of a body with faults, and there need be none where a fault was found. */
  readonly request: Unreferenced<R> | undefined;
  /** Returns what of its sound part is hardly true. */
  readonly warnings: (today: CalendarDay) => readonly Warning[];
}

/** The request under its reference. It is the same object, with one key more. */
export const referenced = <R extends AnyQuestion>(request: Unreferenced<R>, reference: string): R =>
  Object.assign(request, { reference }) as unknown as R;

/** Fields that hold a code of a catalogue. Cars and motorcycles have different companies. */
const UNLISTED = {
  'driver.previous_company_code':
    'No hay ninguna compañía con ese código en el catálogo de este ramo: busca ahí su nombre. Si no está, o es de otro país, es «Otra aseguradora».',
  'holder.economic_occupation': 'No hay ninguna ocupación CNO-11 con ese código en el catálogo.',
} as const;

/** Adds a fault for a code that was sent and is not in its catalogue, also where no insurer uses it. */
export function checkListed(
  path: keyof typeof UNLISTED,
  code: string | undefined,
  isListed: (code: string) => boolean,
  findings: FaultCollector,
): void {
  if (code !== undefined && !isListed(code)) findings.add(path, 'desconocido', UNLISTED[path]);
}
