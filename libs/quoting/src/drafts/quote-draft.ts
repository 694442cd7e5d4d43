import type { InsuranceLine, PublishedFault } from '@cotiza/contract';
import type { Fields } from '@cotiza/kernel';
import type { Proposal, Warning } from '../answers/check-result';

/** The states of a draft, for the agent that follows it. */
export const DRAFT_STATES = ['pendiente', 'en_curso', 'cotizada', 'sin_ofertas', 'caducada'] as const;

/** Not opened yet, being filled in, quoted with or without offers, or past its end. */
export type DraftState = (typeof DRAFT_STATES)[number];

/** The consent of the customer: the text that was shown, and when it was accepted, in milliseconds since the epoch. */
export interface Consent {
  readonly text: string;
  readonly at: number;
}

/** A value of a field of a body. */
export type FieldValue = string | number | boolean | null;

/** A quotation that an agent prepares and the customer completes, as its page shows it. */
export interface DraftView {
  /** Handle of the agent, which cannot be guessed. */
  readonly id: string;
  /** Undefined until the agent or the customer says it. */
  readonly line?: InsuranceLine;
  /** The body so far: what the agent said under what the customer said. */
  readonly facts: Fields;
  /** Dotted paths of the fields that the customer said or removed. */
  readonly byCustomer: readonly string[];
  readonly consent?: Consent;
  readonly state: DraftState;
  /** Reference of the quotation; undefined until there is one. */
  readonly reference?: string;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
  /** The faults of the present body, as `comprobaciones` answers them, in the order of the questions. */
  readonly faults: readonly PublishedFault[];
  /** Warnings of values that are allowed and improbable. */
  readonly warnings: readonly Warning[];
  /** Sums that can be proposed, as `comprobaciones` answers them. */
  readonly proposals: readonly Proposal[];
  /** The code that the agent shows too; undefined where no agent has said anything. */
  readonly code?: string;
  /** Counts the changes of the draft: each form of the page returns that which it has shown. */
  readonly version: number;
  /** The version in which the agent last changed a field, by path, since the customer has opened the link. */
  readonly agentChanges: Readonly<Record<string, number>>;
  /** True once the summary was shown, or where no agent has said anything: no agent changes the draft any more. */
  readonly isReviewed: boolean;
  /** Token that each form of the page returns; equal for the same browser. */
  readonly csrf: string;
  /** Token of the page of offers (`/c/{token}`); undefined without offers. */
  readonly offersToken?: string;
}
