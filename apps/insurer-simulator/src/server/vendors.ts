import type { Clock } from '@cotiza/kernel';
import { readXsd } from '@cotiza/transport';
import type { VendorDesk } from '../desk/vendor-desk';
import type { FaroRulebook } from '../faro/faro-admission';
import { faroDesk } from '../faro/faro.desk';
import { faroSchemas } from '../faro/faro-schemas';
import type { RobleRulebook } from '../roble/roble-admission';
import { robleDesk } from '../roble/roble.desk';
import { answerCodesOf } from '../vendor-documents/answer-codes';
import { CodeLists } from '../vendor-documents/code-lists';
import { riskCodesOf } from '../vendor-documents/risk-codes';
import { vendorDocument } from '../vendor-documents/vendor-folder';

/** Data of a vendor's documents, read once for all its insurers. */
export interface Vendors {
  readonly faro: { readonly desk: VendorDesk; readonly rulebook: FaroRulebook };
  readonly roble: { readonly desk: VendorDesk; readonly rulebook: RobleRulebook };
}

export function readVendors(clock: Clock): Vendors {
  return { faro: readFaro(clock), roble: readRoble() };
}

function readFaro(clock: Clock): Vendors['faro'] {
  const lists = new CodeLists(vendorDocument('faro', 'codes.md'));
  const codes = answerCodesOf(lists, {
    guarantees: { Home: 'Garantías de hogar', Car: 'Garantías de auto', Motorcycle: 'Garantías de moto' },
    reasons: 'Motivos de rechazo',
  });
  return { desk: faroDesk(codes, clock), rulebook: { schemas: faroSchemas(), codes: riskCodesOf(lists) } };
}

function readRoble(): Vendors['roble'] {
  const lists = new CodeLists(vendorDocument('roble', 'codes.md'));
  const codes = answerCodesOf(lists, {
    guarantees: { Home: 'Garantías de HOG', Car: 'Garantías de AUT', Motorcycle: 'Garantías de MOT' },
    reasons: 'Códigos de rechazo',
  });
  const schemaIssues = readXsd(vendorDocument('roble', 'roble.xsd'));
  return { desk: robleDesk(codes), rulebook: { schemaIssues, codes: riskCodesOf(lists) } };
}
