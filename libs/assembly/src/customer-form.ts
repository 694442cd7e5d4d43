import { purchaseLinks } from '@cotiza/notifications';
import type { DraftForm } from '@cotiza/quoting';
import { linkedShop } from './linked-shop';
import { pageAboutOf, type PageAbout } from './page-about';
import type { Settings } from './settings/service-settings';

/** The ports and texts of the form on which a customer completes a draft. */
export interface CustomerForm {
  readonly desk: DraftForm;
  readonly about: PageAbout;
  readonly publicUrl?: string;
  readonly shopLink?: (token: string) => string;
}

/** Returns the form over a desk. Its offers are where the link of the e-mail leads: in the shop, or on the page of this service. */
export function customerFormOf(desk: DraftForm, settings: Settings): CustomerForm {
  const { PUBLIC_URL: publicUrl } = settings;
  const purchaseUrl = linkedShop(settings);
  return {
    ...{ desk, publicUrl },
    about: pageAboutOf(settings),
    shopLink: purchaseUrl === undefined ? undefined : purchaseLinks({ purchaseUrl, publicUrl: '' }),
  };
}
