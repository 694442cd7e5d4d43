export { PAGES_DOOR, type PagesParts } from './pages-door';
export type { PurchasePageAbout } from './purchase-page/about';
export type { PageTerms } from './purchase-page/page-terms';
