export {
  aroundEachAsk,
  type AnyQuestion,
  type Ask,
  type AskContext,
  type InsurerConnector,
  type InsurerManifest,
} from './connector';
export { estimatedCarPrice } from './estimated-price';
export type { Fuel, Party, Town, VehicleVersion } from './facts';
export { IMPOSSIBLE_REASONS, OLDEST_EVER, YEARS_BEFORE_FIRST_SALE, type ImpossibleReason } from './impossible-reasons';
export type {
  Breakdown,
  Declined,
  DeclineReason,
  Firmness,
  GuaranteeIncluded,
  Instalments,
  InsurerOutcome,
  Offer,
  Offers,
  Period,
  Unavailable,
  Withheld,
  UnavailableCause,
} from './outcome';
export { PAYMENTS, paymentsAddUp } from './payments';
export type {
  Aged,
  CarEstimateRequest,
  CarRequest,
  EstimateOf,
  EstimateRequest,
  HomeEstimateRequest,
  HomeRequest,
  InsurerRequest,
  MotorcycleEstimateRequest,
  MotorcycleRequest,
  RequestOf,
} from './request';
export { PRODUCT_SECTIONS, type ProductDocument, type ProductSection } from './product-document';
