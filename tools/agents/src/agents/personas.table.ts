import { DOORS, type DoorName } from './door/door';

/** The way of an agent and the traits of its customer. */
export interface Persona {
  readonly name: string;
  readonly doors: readonly DoorName[];
  /** The customer leaves out a third of the facts at first. */
  readonly forgets: boolean;
  /** The agent sends the customer's words, and converts those that the service refuses. */
  readonly sendsAsSaid: boolean;
  /** The customer's values hold orders to the agent, scripts and control characters. */
  readonly isHostile: boolean;
  /** The host shows the model the text of results and nothing else. */
  readonly readsTextOnly: boolean;
  /** The agent estimates and checks without identifying the customer, and sends the identity with the quotation. */
  readonly holdsIdentityBack: boolean;
}

const ORDINARY = {
  doors: DOORS,
  forgets: false,
  sendsAsSaid: false,
  isHostile: false,
  readsTextOnly: false,
  holdsIdentityBack: false,
} as const;

export const PERSONAS: readonly Persona[] = [
  { ...ORDINARY, name: 'price first', holdsIdentityBack: true },
  { ...ORDINARY, name: 'forgetful', forgets: true },
  { ...ORDINARY, name: 'free formats', sendsAsSaid: true },
  { ...ORDINARY, name: 'hostile', isHostile: true },
  {
    ...ORDINARY,
    name: 'text-only',
    doors: ['mcp-2025-11-25', 'mcp-2026-07-28'],
    readsTextOnly: true,
  },
];
