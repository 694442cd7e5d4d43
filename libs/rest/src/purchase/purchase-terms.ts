export interface PurchaseTerms {
  /** The key of the shop: 32 characters or more. */
  readonly key: string;
  /** Number of times that a link may be resolved; null for any. */
  readonly mostUses: number | null;
}

export const PURCHASE_TERMS = Symbol('purchase terms');
export const PURCHASE_DESK = Symbol('purchase desk');
