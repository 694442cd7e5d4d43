/** Returns the address of the purchase for the token of a quotation. */
export type LinkOf = (token: string) => string;

/**
 * Links to the operator's shop if there is one, with `t` after the query of its address; otherwise to the page of offers
 * of this service.
 *
 * @param purchaseUrl an absolute address, or undefined
 * @param publicUrl the address of this service, without a slash at the end
 */
export function purchaseLinks({ purchaseUrl, publicUrl }: { purchaseUrl?: string; publicUrl: string }): LinkOf {
  if (purchaseUrl === undefined) return (token) => `${publicUrl}/c/${encodeURIComponent(token)}`;
  return (token) => withQuery(purchaseUrl, { t: token });
}

/**
 * Links to the operator's shop with the offer that the customer has chosen: `t` and `oferta`.
 *
 * @param purchaseUrl an absolute address; the parameters follow its query
 */
export const chosenOfferLinks =
  (purchaseUrl: string) =>
  (token: string, offerId: string): string =>
    withQuery(purchaseUrl, { t: token, oferta: offerId });

function withQuery(address: string, parameters: Readonly<Record<string, string>>): string {
  const link = new URL(address);
  const added = Object.entries(parameters).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  link.search = [...(link.search === '' ? [] : [link.search]), ...added].join('&');
  return link.href;
}
