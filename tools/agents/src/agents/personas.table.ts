import { DOORS, type DoorName } from './door/door';

/** The way of an agent and the traits of its customer. */
export interface Persona {
  readonly name: string;
  readonly doors: readonly DoorName[];
  /** The customer leaves out a third of the facts at first, and the values hold orders, scripts and control characters. */
  readonly isHostile?: boolean;
  /** The host shows the model the text of results and nothing else. */
  readonly readsTextOnly: boolean;
  /** The agent estimates and checks without identifying the customer, and sends the identity with the quotation. */
  readonly holdsIdentityBack?: boolean;
  /** The agent prepares a draft, and its customer says on the page who they are. */
  readonly leavesIdentity?: boolean;
}

export const PERSONAS: readonly Persona[] = [
  { name: 'price first', doors: DOORS, readsTextOnly: false, holdsIdentityBack: true },
  { name: 'never sees identity', doors: DOORS, readsTextOnly: false, holdsIdentityBack: true, leavesIdentity: true },
  { name: 'hostile', doors: DOORS, readsTextOnly: false, isHostile: true },
  { name: 'text-only', doors: ['mcp-2025-11-25', 'mcp-2026-07-28'], readsTextOnly: true },
];
