import type { InsuranceLine } from '@cotiza/contract';
import type { InsurerConnector } from '@cotiza/insurers-port';

/** The insurers that are asked for each line, in no particular order. */
export interface InsurerPanel {
  insurersOf(line: InsuranceLine): readonly InsurerConnector[];
}
