import type { HomeBody } from '@cotiza/contract';
import type { Town } from '@cotiza/insurers-port';
import type { TakenRequest } from './taken-request';

/** An address as the request holds it. */
export type Address = HomeBody['risk']['address'];

const MUNICIPALITY_DIGITS = 5;
const AT_WORK: readonly string[] = ['Employee', 'SelfEmployed', 'CivilServant'];

/** Returns the holder's address: the insured dwelling, unless another address was sent. */
export function holderAddress(request: TakenRequest): Address {
  if (request.line !== 'Home') return request.body.holder.address;
  return request.body.holder.address ?? request.body.risk.address;
}

/** INE code of a municipality, five digits. */
export function municipalityCode({ id }: Town): string {
  return String(id).padStart(MUNICIPALITY_DIGITS, '0');
}

/**
 * Returns the CNO-11 code of the holder's occupation. Home always asks it; in the other lines it is ignored for a holder who
 * does not work.
 */
export function occupation({ line, body }: TakenRequest): string | undefined {
  const { employment_status: status, economic_occupation: code } = body.holder;
  return line === 'Home' || AT_WORK.includes(status) ? code : undefined;
}
