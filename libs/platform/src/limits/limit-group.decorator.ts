import { applyDecorators } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { SkipThrottle } from '@nestjs/throttler';
import { LIMIT_GROUPS, type LimitGroup } from '../callers/callers';

interface LimitOptions {
  /** Identifies callers by their keys, and counts their requests apart. Other routes ignore keys. */
  readonly byCaller?: boolean;
}

/** Marks a limited route. */
export const Limited = Reflector.createDecorator<LimitOptions & { readonly group: LimitGroup }>();

/** Counts the requests of a route in one group; a route without this decorator is not limited. */
export const InLimitGroup = (group: LimitGroup, options: LimitOptions = {}) => {
  const others = LIMIT_GROUPS.filter((name) => name !== group);
  return applyDecorators(
    Limited({ group, ...options }),
    SkipThrottle(Object.fromEntries(others.map((name) => [name, true]))),
  );
};
