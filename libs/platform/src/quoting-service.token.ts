/**
 * Under which a door's module provides the `QuotingService` of `@cotiza/quoting`, and its controllers are given it. It stands
 * here because both doors need it, and no use case knows what injects it.
 */
export const QUOTING_SERVICE = Symbol('quoting service');
