import { purchaseLinks } from '@cotiza/notifications';
import type { CustomerForm, DraftForm } from '@cotiza/quoting';
import { linkedShop } from './linked-shop';
import type { Settings } from './settings/service-settings';

/** Returns the form over a desk. Its offers are where the link of the e-mail leads: in the shop, or on the page of this service. */
export function customerFormOf(desk: DraftForm, settings: Settings): CustomerForm {
  const { PUBLIC_URL: publicUrl } = settings;
  const purchaseUrl = linkedShop(settings);
  return {
    ...{ desk, publicUrl },
    shopLink: purchaseUrl === undefined ? undefined : purchaseLinks({ purchaseUrl, publicUrl: '' }),
  };
}
