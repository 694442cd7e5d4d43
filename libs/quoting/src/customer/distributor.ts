/** Whoever operates the service: the distributor that the law wants named (RDL 3/2020, arts. 173-176). */
export interface Distributor {
  readonly name: string;
  /** Key in the register of distributors of the supervisor (DGSFP), or of a region's. */
  readonly registration?: string;
  /** Postal address, on one line. */
  readonly address?: string;
  /** Telephone for customers, as it is to be read. */
  readonly phone?: string;
}

/** One thing that is said of the distributor. The kind tells what a reader may press. */
export interface DistributorFact {
  readonly label: string;
  readonly value: string;
  readonly kind: 'text' | 'phone' | 'email';
}

/**
 * Who distributes the insurance, in the order in which it is read: the same in the e-mail and on the page. What the
 * operator has not set is left out.
 *
 * @param contact the e-mail address that customers write to
 */
export function distributorFacts(distributor: Distributor, contact: string): readonly DistributorFact[] {
  const { name, registration, address, phone } = distributor;
  return [
    fact('Distribuidor', name),
    fact('Clave en el registro de distribuidores', registration),
    fact('Dirección', address),
    fact('Teléfono', phone, 'phone'),
    fact('Correo', contact, 'email'),
  ].flat();
}

function fact(label: string, value: string | undefined, kind: DistributorFact['kind'] = 'text'): DistributorFact[] {
  return value === undefined ? [] : [{ label, value, kind }];
}

/** The address that dials a telephone number written for people (RFC 3966): its digits, and a plus before them. */
export const dialling = (phone: string): string => `tel:${phone.startsWith('+') ? '+' : ''}${phone.replace(/\D/g, '')}`;
