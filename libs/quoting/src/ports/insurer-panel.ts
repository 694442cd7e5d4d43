import type { InsuranceLine } from '@cotiza/contract';
import type { InsurerConnector } from '@cotiza/insurers-port';

/** The insurers that are asked, in no particular order. */
export interface InsurerPanel {
  /** @param reference of the quotation: an insurer that is asked only for some is asked for the same ones again */
  insurersOf(line: InsuranceLine, reference: string): readonly InsurerConnector[];
}
