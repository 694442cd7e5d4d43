export { loadTariffInsurers, tariffConnectors } from './connector/tariff.connector';
export {
  explainRequest,
  type ExplainedInsurer,
  type ExplainedOffer,
  type ExplainedRequest,
} from './connector/explain-request';
export { toCarRisk, toMotorcycleRisk } from './connector/to-motor-risk.mapper';
export { toRisk } from './connector/to-risk.mapper';
export { toHomeRisk } from './connector/to-home-risk.mapper';
export {
  booksInUse,
  loadTariffs,
  type BookChoice,
  type InsurerRating,
  type TariffInsurer,
  type TariffOptions,
  type Tariffs,
} from './tariffs';
export { carChoices, type CarRisk, type InsuredHistory } from './lines/car-risk';
export { chosenBy, type Choices, type Chosen } from './lines/variable';
export { homeChoices, type HomeRisk } from './lines/home-risk';
export type { Risk, RiskByLine } from './lines/line-models';
export { carLicenceYears, ridingAge } from './lines/legal-ages';
export { LARGE_TOWNS } from './lines/large-towns';
export { townSizeOf, type RatedPlace, type TownSize, PROVINCE_CODES } from './lines/place';
export { isMoped, motorcycleChoices, type MotorcycleRisk } from './lines/motorcycle-risk';
export type { DeclineReason, RatedGuarantee, RatedOffer, Rating } from './engine/rating';
export { factorBands, type FactorBands } from './engine/factor-bands';
export type { Explanation, ExplanationStep } from './engine/explain';
export { bookHash, editionOf, nextVersion, seriesOf, type KnownEditions } from './book/editions';
export {
  CASES_SUFFIX,
  EMBEDDED_RATE_BOOKS,
  faultText,
  InvalidRateBooksError,
  loadRateBooks,
} from './book/load-rate-books';
export { RELEASED_BOOKS_FILE, releasedBooks } from './book/released-books';
export type { FactorRow, GuaranteeRow, RateBook } from './book/rate-book';
export type { RateBookFault } from './book/checks';
export { validateRateBook } from './book/rate-book.validator';
export { carPriceNew, depreciate, motorcyclePriceNew, valueAfter } from './retail-value';
export type { StatutoryLines } from './statutory-lines';
