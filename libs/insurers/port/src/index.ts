export type { AskContext, InsurerConnector, InsurerManifest } from './connector';
export type { Fuel, Party, Town, VehicleVersion } from './facts';
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
