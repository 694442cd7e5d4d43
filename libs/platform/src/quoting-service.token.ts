/** The token of the `QuotingService` of `@cotiza/quoting`, which both doors inject. */
export const QUOTING_SERVICE = Symbol('quoting service');
