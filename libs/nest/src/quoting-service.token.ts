/** The token of the `QuotingService` of `@cotiza/quoting`: `@Inject(QUOTING_SERVICE)`. */
export const QUOTING_SERVICE = Symbol('quoting service');
