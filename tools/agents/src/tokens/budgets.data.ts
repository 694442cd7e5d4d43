/** Tokens of what is measured at the door, by name. */
export interface Measured {
  readonly list: number;
  readonly requirementsText: number;
  readonly requirementsData: number;
  readonly emptyBody: number;
  readonly quoteText: number;
  readonly quoteData: number;
  readonly conversationText: number;
  readonly conversationData: number;
}

/** What may be spent on something. */
export interface Budget {
  readonly what: string;
  /** Tokens at most. */
  readonly tokens: number;
}

/** A client hands its model the text of a result or its data: both are held. */
export const BUDGETS: Readonly<Record<keyof Measured, Budget>> = {
  list: { what: 'tools/list', tokens: 6_000 },
  requirementsText: { what: 'requirements of car, text', tokens: 2_200 },
  requirementsData: { what: 'requirements of car, data', tokens: 2_200 },
  emptyBody: { what: 'refusal of an empty body of car', tokens: 1_500 },
  quoteText: { what: 'quotation of car, text', tokens: 900 },
  quoteData: { what: 'quotation of car, data', tokens: 3_000 },
  conversationText: { what: 'a car quoted, reading texts', tokens: 12_000 },
  conversationData: { what: 'a car quoted, reading data', tokens: 12_000 },
};
