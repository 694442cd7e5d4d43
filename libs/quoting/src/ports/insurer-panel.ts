import type { InsuranceLine } from '@cotiza/contract';
import type { InsurerConnector, ProductDocument } from '@cotiza/insurers-port';

/** The insurers that are asked, in no particular order. */
export interface InsurerPanel {
  /** Whether any quotation of the line asks anybody, as things are now: an insurer that is asked for some counts. */
  sells(line: InsuranceLine): boolean;
  /** @param reference of the quotation: an insurer that is asked only for some is asked for the same ones again */
  insurersOf(line: InsuranceLine, reference: string): readonly InsurerConnector[];
  /** The information documents of what those that are asked now sell; none when absent. */
  readonly documents?: () => readonly ProductDocument[];
}
