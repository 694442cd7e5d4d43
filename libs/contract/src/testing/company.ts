import type { Fault } from '../validation/fault';
import type { Identity } from './people';

/** The identity of a company. It has none of a person's other rows. */
export const ACME: Identity = { document_type: 'Cif', document_id: 'B12345674', name: 'Acme 2000 S.L.' };

const IDENTITY = new Set('document_id name surname surname2 birth_date gender marital_status nationality'.split(' '));

/** Returns true for a path of a company's identity, in which only the document type is asked and judged. */
export function isOfCompany(path: string, faults: readonly Fault[]): boolean {
  const dot = path.lastIndexOf('.');
  const documentType = `${path.slice(0, dot)}.document_type`;
  return (
    IDENTITY.has(path.slice(dot + 1)) &&
    faults.some(({ campo, codigo }) => campo === documentType && codigo === 'caso_no_soportado')
  );
}
