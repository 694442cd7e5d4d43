import { listed } from '@cotiza/kernel';

/** What a distributor may be (RDL 3/2020, arts. 140, 144, 148, 155), as it is said of it. */
export const CAPACITIES = {
  corredor: 'corredor de seguros',
  correduria: 'correduría de seguros',
  agente_exclusivo: 'agente de seguros exclusivo',
  agente_vinculado: 'agente de seguros vinculado',
  operador_banca_seguros: 'operador de banca-seguros',
} as const;

/** How a distributor is paid (RDL 3/2020, art. 173.1.i), as it is said of it. */
export const REMUNERATIONS = {
  comision: 'comisión de la aseguradora, incluida en la prima',
  honorarios: 'honorarios que paga el cliente',
  comision_y_honorarios: 'comisión de la aseguradora, incluida en la prima, y honorarios que paga el cliente',
  ninguna: 'ninguna por estos seguros',
} as const;

/** Whoever operates the service: the distributor that the law wants named (RDL 3/2020, arts. 173-176). */
export interface Distributor {
  readonly name: string;
  /** Key in the register of distributors of the supervisor (DGSFP), or of a region's. */
  readonly registration?: string;
  /** Which register that is and where it can be looked into, in words. */
  readonly register?: string;
  readonly capacity?: keyof typeof CAPACITIES;
  readonly remuneration?: keyof typeof REMUNERATIONS;
  /** Where customers complain, in words. */
  readonly complaints?: string;
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

const TRIAL =
  'Es una prueba: quien opera este servicio no ha dicho aún con qué clave está registrado como distribuidor.';

/** What customers are told while the distributor has no key in a register: without one nobody may distribute insurance. */
export const trialNotice = ({ registration }: Distributor): string | null =>
  registration === undefined ? TRIAL : null;

/** Who distributes, in the sentences that go with prices. */
export function distributorNotice(distributor: Distributor): string {
  const { name, registration, register, capacity, remuneration, complaints } = distributor;
  const key =
    registration === undefined ? [] : [`clave ${registration}${register === undefined ? '' : ` del ${register}`}`];
  const about = [...(capacity === undefined ? [] : [CAPACITIES[capacity]]), ...key].join(', ');
  return [
    `${name}${about === '' ? '' : ` (${about})`} actúa como distribuidor de seguros y no da asesoramiento personalizado.`,
    ...(remuneration === undefined ? [] : [`Su remuneración: ${REMUNERATIONS[remuneration]}.`]),
    ...(complaints === undefined ? [] : [`Reclamaciones: ${complaints}.`]),
    trialNotice(distributor) ?? [],
  ]
    .flat()
    .join(' ');
}

/**
 * Who distributes the insurance, in the order in which it is read: the same in the e-mail, on the page and in the detail of an
 * offer. What the operator has not set is left out.
 *
 * @param contact the e-mail address that customers write to
 * @param compared names of the insurers that were asked
 */
export function distributorFacts(
  distributor: Distributor,
  contact: string | undefined,
  compared: readonly string[] = [],
): readonly DistributorFact[] {
  const { name, registration, register, capacity, remuneration, complaints, address, phone } = distributor;
  return [
    fact('Distribuidor', name),
    fact('Prueba', trialNotice(distributor) ?? undefined),
    fact('Condición', capacity && CAPACITIES[capacity]),
    fact('Clave en el registro de distribuidores', registration),
    fact('Dónde se comprueba', registration && register),
    fact('Remuneración', remuneration && REMUNERATIONS[remuneration]),
    fact('Asesoramiento', 'no da asesoramiento personalizado'),
    fact('Aseguradoras comparadas', compared.length === 0 ? undefined : listed(compared)),
    fact('Dirección', address),
    fact('Teléfono', phone, 'phone'),
    fact('Correo', contact, 'email'),
    fact('Reclamaciones', complaints),
  ].flat();
}

function fact(label: string, value: string | undefined, kind: DistributorFact['kind'] = 'text'): DistributorFact[] {
  return value === undefined ? [] : [{ label, value, kind }];
}

/** The address that dials a telephone number written for people (RFC 3966): its digits, and a plus before them. */
export const dialling = (phone: string): string => `tel:${phone.startsWith('+') ? '+' : ''}${phone.replace(/\D/g, '')}`;
