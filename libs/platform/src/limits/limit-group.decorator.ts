import { SetMetadata } from '@nestjs/common';

/** Routes that share one limit for each client address. */
export type LimitGroup = 'reference' | 'quotes';

export const LIMIT_GROUP = Symbol('limit group');

/** Puts a route into a group; a route of no group is not limited. */
export const InLimitGroup = (group: LimitGroup) => SetMetadata(LIMIT_GROUP, group);
