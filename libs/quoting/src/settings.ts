/** Settings of an operator. They have an entry of their own, because their validators are large. */
export { DistributorSettings, unsetOfDistributor } from './customer/distributor.settings';
export { DraftSettings } from './drafts/draft.settings';
export { QuotationSettings, quotingSettingsOf } from './quoting.settings';
