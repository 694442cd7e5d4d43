import type { InsurerProfile } from '../pricing/insurer-profile';
import type { Pricing } from '../pricing/price';
import type { Participant } from '../participants/participant';
import type { SimulatorOptions } from '../simulator-options';
import { Allowance } from './allowance';
import { AnswerLedger } from './answer-ledger';
import { Rehearsals } from './rehearsals';
import type { VendorDesk } from './vendor-desk';

/** An invented insurer that speaks a vendor's protocol. */
export interface Insurer {
  readonly participant: Participant;
  readonly profile: InsurerProfile;
  readonly desk: VendorDesk;
  readonly pricing: Pricing;
  readonly ledger: AnswerLedger;
  /** Null when the documented limits are not enforced. */
  readonly allowance: Allowance | null;
  /** Null when every request is processed in full. */
  readonly rehearsals: Rehearsals | null;
}

type InsurerParts = Pick<Insurer, 'participant' | 'profile' | 'desk' | 'pricing'>;

type Manner = Pick<SimulatorOptions, 'clock' | 'enforceLimits' | 'rehearsed'>;

export function insurerOf(parts: InsurerParts, { clock, enforceLimits, rehearsed }: Manner): Insurer {
  return {
    ...parts,
    ledger: new AnswerLedger(clock),
    allowance: enforceLimits ? new Allowance(parts.desk.limits, clock) : null,
    rehearsals: rehearsed ? new Rehearsals() : null,
  };
}
