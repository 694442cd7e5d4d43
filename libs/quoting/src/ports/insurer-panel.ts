import type { InsuranceLine } from '@cotiza/contract';
import type { InsurerConnector, InsurerRequest, ProductDocument } from '@cotiza/insurers-port';

/** The insurers that are asked, in no particular order. */
export interface InsurerPanel {
  /** Returns whether any insurer sells the line now; one that is asked for some quotations counts. */
  sells(line: InsuranceLine): boolean;
  /**
   * @param reference of the quotation; decides whether an insurer that is asked only for some is asked for this one
   * @param request of the quotation; undefined for an estimate
   */
  insurersOf(line: InsuranceLine, reference: string, request?: InsurerRequest): readonly InsurerConnector[];
  /** The information documents of the products that are sold now; none when absent. */
  readonly documents?: () => readonly ProductDocument[];
}
