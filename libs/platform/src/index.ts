export * from './process';
export { LoadShedder, type SheddableWork, admissionCounter, loadMetrics, ShedsLoad } from './load/load-shedder';
export { Drain } from './http/connections';
export { callerOf, Callers, type Caller, type LimitGroup, LimitsGuard, InLimitGroup } from './limits/limits.guard';
export { HealthModule } from './health/health.module';
export { atMostEvery } from './health/at-most-every';
export { DEGRADED, readinessOf, type Dependency } from './health/readiness';
export { AtOneAddress, BODY_LIMIT_BYTES, createHttpApp } from './http/create-http-app';
export { WithoutHead } from './http/allowed-methods';
export { cachedDocument, cachedText, FOR_EVER, sendDocument, type CachedDocument } from './http/cached-document';
export { FORM_TYPE, TakesForm } from './http/request-bodies';
export { DOCS_PATH, OPENAPI_PATH, SERVED_AT, SITE_PATH } from './http/served-at';
export { isFromElsewhere } from './http/from-elsewhere';
export {
  answerRefused,
  noteFailure,
  noteRequest,
  refusalNote,
  type RequestNote,
  spanOf,
} from './logging/request-notes';
export { answeredWith, InvalidParameters, JudgedByUseCase, RefusesOthers } from './http/parameters.pipe';
export type { RefusalPage } from './http/problem.filter';
export { ProblemException } from './problem.exception';
export { clientOf } from './limits/client-of';
export { LimitStorage, type Count, type Taken } from './limits/limit-storage';
export { LimitsModule } from './limits/limits.module';
export { SharedLimiter, type SharingObserver } from './limits/shared-limiter';
export { Metrics, type Gauge } from './metrics/metrics';
export { serveOperator, type ForOperator } from './operator/operator-server';
export { MetricsModule } from './operator/metrics.module';
export { serve, type Announcement, type CreateApp, type Listening, type ServiceSettings } from './serve';
