import { SetMetadata } from '@nestjs/common';

/** Routes that share one limit for each client. */
export type LimitGroup = 'reference' | 'quotes' | 'estimates';

export interface LimitOptions {
  /** Whether a caller's key is looked at: the request then counts for that caller. Other routes have no use for keys. */
  readonly byCaller?: boolean;
}

/** In what a route counts. */
export interface LimitedRoute extends LimitOptions {
  readonly group: LimitGroup;
}

export const LIMITED_ROUTE = Symbol('limited route');

/** Puts a route into a group; a route of no group is not limited. */
export const InLimitGroup = (group: LimitGroup, options: LimitOptions = {}) =>
  SetMetadata(LIMITED_ROUTE, { group, ...options } satisfies LimitedRoute);
