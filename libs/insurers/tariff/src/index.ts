export { loadTariffInsurers, tariffConnector } from './connector/tariff.connector';
export { toCarRisk } from './connector/to-car-risk.mapper';
export { toHomeRisk } from './connector/to-home-risk.mapper';
export { toMotorcycleRisk } from './connector/to-motorcycle-risk.mapper';
export { loadTariffs, type InsurerRating, type TariffInsurer, type TariffOptions, type Tariffs } from './tariffs';
export type { CarRisk, InsuredHistory } from './lines/car-risk';
export type { HomeRisk } from './lines/home-risk';
export type { Risk, RiskByLine } from './lines/line-models';
export { isMoped, type MotorcycleRisk } from './lines/motorcycle-risk';
export type { DeclineReason, RatedGuarantee, RatedOffer, Rating } from './engine/rating';
export type { Explanation, ExplanationStep } from './engine/explanation';
export { EMBEDDED_RATE_BOOKS, InvalidRateBooksError } from './book/load-rate-books';
export type { VehicleClass } from './statutory/statutory-rates';
export type { RateBook } from './book/rate-book';
export type { RateBookFault } from './book/checks';
export { validateRateBook } from './book/rate-book.validator';
export { carPriceNew, depreciate, motorcyclePriceNew } from './value/retail-value';
export {
  homeStatutoryLines,
  motorStatutoryLines,
  totalOf,
  type HomeCharge,
  type MotorCharge,
  type StatutoryLines,
} from './statutory/statutory-lines';
