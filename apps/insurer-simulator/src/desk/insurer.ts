import type { Clock } from '@cotiza/kernel';
import type { InsurerProfile } from '../pricing/insurer-profile';
import type { Pricing } from '../pricing/price';
import type { Participant } from '../participants/participant';
import { Allowance } from './allowance';
import { AnswerLedger } from './answer-ledger';
import type { VendorDesk } from './vendor-desk';

/** An invented insurer behind its vendor's desk. */
export interface Insurer {
  readonly participant: Participant;
  readonly profile: InsurerProfile;
  readonly desk: VendorDesk;
  readonly pricing: Pricing;
  readonly ledger: AnswerLedger;
  /** Null when the documented limits are not enforced. */
  readonly allowance: Allowance | null;
}

type InsurerParts = Pick<Insurer, 'participant' | 'profile' | 'desk' | 'pricing'>;

export function insurerOf(parts: InsurerParts, clock: Clock, enforceLimits: boolean): Insurer {
  return {
    ...parts,
    ledger: new AnswerLedger(clock),
    allowance: enforceLimits ? new Allowance(parts.desk.limits, clock) : null,
  };
}
