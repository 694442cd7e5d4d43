export type { AskContext, InsurerConnector, InsurerManifest } from './connector';
export type { Fuel, Party, Town, VehicleVersion } from './facts';
export { IMPOSSIBLE_REASONS, OLDEST_EVER, YEARS_BEFORE_FIRST_SALE, type ImpossibleReason } from './impossible-reasons';
export type {
  Declined,
  DeclineReason,
  GuaranteeIncluded,
  InsurerOutcome,
  Offer,
  Offers,
  Period,
  Unavailable,
  UnavailableCause,
} from './outcome';
export type { CarRequest, HomeRequest, InsurerRequest, MotorcycleRequest } from './request';
