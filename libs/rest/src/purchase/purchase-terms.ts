/** On what terms purchase links are resolved. */
export interface PurchaseTerms {
  /** What the shop shows: 32 characters or more. */
  readonly key: string;
  /** How often a link may be resolved in all; null: any number of times. */
  readonly mostUses: number | null;
}

export const PURCHASE_TERMS = Symbol('purchase terms');
export const PURCHASE_DESK = Symbol('purchase desk');
