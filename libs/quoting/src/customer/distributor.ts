import { listed } from '@cotiza/kernel';
import type { QuoteResult } from '../answers/quote-result';
import { inOrder } from '../gather/name-order';

/** The kinds of distributors (RDL 3/2020, arts. 140, 144, 148, 155), in words for the customer. */
export const CAPACITIES = {
  corredor: 'corredor de seguros',
  correduria: 'correduría de seguros',
  agente_exclusivo: 'agente de seguros exclusivo',
  agente_vinculado: 'agente de seguros vinculado',
  operador_banca_seguros: 'operador de banca-seguros',
} as const;

/** The remunerations of distributors (RDL 3/2020, art. 173.1.j and k), in words for the customer. */
export const REMUNERATIONS = {
  comision: 'comisión de la aseguradora, incluida en la prima',
  honorarios: 'honorarios que paga el cliente',
  comision_y_honorarios: 'comisión de la aseguradora, incluida en la prima, y honorarios que paga el cliente',
  ninguna: 'ninguna por estos seguros',
} as const;

/** Whom each kind of distributor acts for (art. 173.1.f), in words for the customer. */
const ACTS_FOR = {
  corredor: 'por cuenta del cliente',
  correduria: 'por cuenta del cliente',
  agente_exclusivo: 'por cuenta de la aseguradora',
  agente_vinculado: 'por cuenta de las aseguradoras',
  operador_banca_seguros: 'por cuenta de las aseguradoras',
} as const satisfies Record<keyof typeof CAPACITIES, string>;

/** The operator of the service: the distributor that the law wants named (RDL 3/2020, arts. 173-176). */
export interface Distributor {
  readonly name: string;
  /** Key in the register of distributors of the supervisor (DGSFP), or of a region's. */
  readonly registration?: string;
  /** Name of the register and where it can be consulted, in words. */
  readonly register?: string;
  readonly capacity?: keyof typeof CAPACITIES;
  readonly remuneration?: keyof typeof REMUNERATIONS;
  /** Where customers complain by e-mail, in words. */
  readonly complaints?: string;
  /** Holdings of 10 % or more in an insurer, or of an insurer in the distributor, in words. */
  readonly holdings?: string;
  /** Tax number and entry in the register of companies (Ley 34/2002, art. 10), in words. */
  readonly company?: string;
  /** Postal address, on one line. */
  readonly address?: string;
  /** Telephone for customers, as it is to be read. */
  readonly phone?: string;
  /** Hours in which a person answers it, in words. */
  readonly hours?: string;
}

/** The distributor of an operator who says nothing of it. */
export const DISTRIBUTOR_DEFAULTS = {
  name: 'Cotiza',
  register: 'registro de distribuidores de la DGSFP (dgsfp.mineco.gob.es)',
} as const satisfies Distributor;

/** A fact about the distributor. A telephone and an address become links. */
export interface DistributorFact {
  readonly label: string;
  readonly value: string;
  readonly kind: 'text' | 'phone' | 'email';
}

const TRIAL = 'Precios de prueba: todavía no se pueden contratar.';

/** Returns the notice of a trial while the distributor has no key in a register, without which it may not distribute insurance. */
export const trialNotice = ({ registration }: Distributor): string | null =>
  registration === undefined ? TRIAL : null;

/** Facts that the e-mail, the page and the detail of an offer leave out until they are set, and the legal notice shows as missing. */
interface FactsShown {
  /** Names of the insurers that answered. */
  readonly compared?: readonly string[];
  /** What to say in place of a fact that the operator has not set; it is left out when absent. */
  readonly unset?: string;
}

/**
 * Returns the facts about the distributor, in the order in which they are read.
 *
 * @param contact the e-mail address that customers write to
 */
export function distributorFacts(
  distributor: Distributor,
  contact: string | undefined,
  { compared = [], unset }: FactsShown = {},
): readonly DistributorFact[] {
  const { name, registration, register, capacity, remuneration, complaints, address, phone, hours } = distributor;
  const said = (label: string, value: string | undefined, kind: DistributorFact['kind'] = 'text') =>
    value === undefined && unset !== undefined ? fact(label, unset) : fact(label, value, kind);
  return [
    fact('Distribuidor', name),
    fact('Aviso', trialNotice(distributor) ?? undefined),
    said('Condición', capacity && CAPACITIES[capacity]),
    said('Actúa', capacity && ACTS_FOR[capacity]),
    said('Clave en el registro de distribuidores', registration),
    said('Dónde se comprueba', registration && register),
    said('Remuneración', remuneration && REMUNERATIONS[remuneration]),
    said('Participaciones del 10 % o más en aseguradoras, o de ellas', distributor.holdings),
    fact('Asesoramiento', 'no da asesoramiento personalizado'),
    fact('Aseguradoras comparadas', compared.length === 0 ? undefined : listed(compared)),
    said('NIF y registro mercantil', distributor.company),
    said('Dirección', address),
    said('Teléfono', phone, 'phone'),
    said('Horario', hours),
    said('Correo', contact, 'email'),
    said('Reclamaciones', complaints),
  ].flat();
}

function fact(label: string, value: string | undefined, kind: DistributorFact['kind'] = 'text'): DistributorFact[] {
  return value === undefined ? [] : [{ label, value, kind }];
}

/** Returns the address that dials a telephone number written for people (RFC 3966): its digits, and a plus before them. */
export const dialling = (phone: string): string => `tel:${phone.startsWith('+') ? '+' : ''}${phone.replace(/\D/g, '')}`;

/** Returns the names of the insurers that were compared, in order: those that answered. */
export const comparedInsurers = ({ ofertas, rechazos }: QuoteResult): readonly string[] =>
  inOrder([...new Set([...ofertas, ...rechazos].flatMap(({ aseguradora }) => aseguradora ?? []))]);
