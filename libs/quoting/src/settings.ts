/** What an operator sets. It is apart, because what validates it is large. */
export { DistributorSettings, unsetOfDistributor } from './customer/distributor.settings';
export { DraftSettings } from './drafts/draft.settings';
export { QuotationSettings, quotingSettingsOf } from './quoting.settings';
