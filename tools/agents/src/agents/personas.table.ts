import { DOORS, type DoorName } from './door/door';

/** How an agent goes about it, and what its customer is like. */
export interface Persona {
  readonly name: string;
  /** In one line, for the report. */
  readonly about: string;
  readonly doors: readonly DoorName[];
  /** Of what is asked first, one in so many is forgotten by the customer; 0: none. */
  readonly forgetsOneIn: number;
  /** Sends what the customer said as he said it, and puts it into form when it is told to. */
  readonly sendsAsSaid: boolean;
  /** The customer says things freely. */
  readonly isFree: boolean;
  /** What the customer says holds orders to the agent, scripts and control characters. */
  readonly isHostile: boolean;
  readonly readsTextOnly: boolean;
  /** Tries it dry without what identifies a person, and sends that only with the quotation. */
  readonly holdsIdentityBack: boolean;
  /** Reads the detail of the offer that it presents first. */
  readonly readsDetail: boolean;
  /** Asks for an estimate before its customer says who he is. */
  readonly estimatesFirst: boolean;
}

const ORDINARY = {
  doors: DOORS,
  forgetsOneIn: 0,
  sendsAsSaid: false,
  isFree: false,
  isHostile: false,
  readsTextOnly: false,
  holdsIdentityBack: false,
  readsDetail: false,
  estimatesFirst: false,
} as const;

export const PERSONAS: readonly Persona[] = [
  {
    ...ORDINARY,
    name: 'complete',
    about:
      'asks everything in one message, tries it dry without what identifies anybody, quotes, and reads the detail of the cheapest offer',
    holdsIdentityBack: true,
    readsDetail: true,
  },
  { ...ORDINARY, name: 'forgetful', about: 'its customer leaves out a third at first', forgetsOneIn: 3 },
  {
    ...ORDINARY,
    name: 'free formats',
    about: 'sends dates, sums, telephones and choices as the customer says them, and mends what it is told of',
    sendsAsSaid: true,
    isFree: true,
  },
  {
    ...ORDINARY,
    name: 'hostile',
    about: 'hands on orders, scripts and control characters that the customer puts into values',
    isHostile: true,
  },
  {
    ...ORDINARY,
    name: 'text-only',
    about: 'its host shows it the text of results and nothing else',
    doors: ['mcp-2025-11-25', 'mcp-2026-07-28'],
    isFree: true,
    readsTextOnly: true,
  },
  {
    ...ORDINARY,
    name: 'price first',
    about:
      'asks for an estimate before its customer says who he is, then quotes and reads the detail of the cheapest offer',
    holdsIdentityBack: true,
    readsDetail: true,
    estimatesFirst: true,
  },
];
