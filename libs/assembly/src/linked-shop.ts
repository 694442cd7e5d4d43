import type { Settings } from './settings/service-settings';

/** Returns the address of the shop that purchase links lead to; undefined where they lead to the page of offers. */
export const linkedShop = ({ PURCHASE_URL, PURCHASE_LINK_TO }: Settings): string | undefined =>
  PURCHASE_LINK_TO === 'page' ? undefined : PURCHASE_URL;
