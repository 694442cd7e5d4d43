/** On what terms purchase links are resolved. */
export interface PurchaseTerms {
  /** The key of the shop: 32 characters or more. */
  readonly key: string;
  /** Times that a link may be resolved in all; null for any number. */
  readonly mostUses: number | null;
}

export const PURCHASE_TERMS = Symbol('purchase terms');
export const PURCHASE_DESK = Symbol('purchase desk');
