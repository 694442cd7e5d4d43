/** Where the purchase goes on, from the token of the quotation. */
export type LinkOf = (token: string) => string;

/**
 * Links to the operator's shop where there is one, `t` after whatever query its address has; otherwise to the page of
 * offers of this service.
 *
 * @param purchaseUrl an absolute address, or undefined
 * @param publicUrl where this service is reached, without a slash at the end
 */
export function purchaseLinks({ purchaseUrl, publicUrl }: { purchaseUrl?: string; publicUrl: string }): LinkOf {
  if (purchaseUrl === undefined) return (token) => `${publicUrl}/c/${encodeURIComponent(token)}`;
  return (token) => {
    const link = new URL(purchaseUrl);
    link.search = `${link.search === '' ? '?' : `${link.search}&`}t=${encodeURIComponent(token)}`;
    return link.href;
  };
}
