import type { Refusal } from '@cotiza/problems';
import { Inject, Injectable, type ExecutionContext } from '@nestjs/common';
import { ThrottlerGuard, type ThrottlerLimitDetail } from '@nestjs/throttler';
import { ProblemException } from '../http/problem.exception';
import { LIMIT_GROUP, type LimitGroup } from './limit-group.decorator';

const MINUTE_MS = 60_000;

/** Requests a minute that each group allows a client address; 0: any number. */
export type GroupLimits = Readonly<Record<LimitGroup, number>>;
export const GROUP_LIMITS = Symbol('group limits');

/** The limits of the library's guard, told in this service's headers and refusal. */
@Injectable()
export class LimitsGuard extends ThrottlerGuard {
  protected override headerPrefix = 'RateLimit';

  /** Set by property, because the library's guard owns the constructor. */
  @Inject(GROUP_LIMITS)
  private readonly limits!: GroupLimits;

  /** Counts a request that is not a route of its own, such as a call of a tool: the refusal when there are too many. */
  async take(group: LimitGroup, address: string): Promise<Refusal | undefined> {
    const limit = this.limits[group];
    if (limit === 0) return undefined;
    const key = `${group}:${await this.getTracker({ ip: address })}`;
    const { isBlocked, timeToBlockExpire } = await this.storageService.increment(key, MINUTE_MS, limit, MINUTE_MS, '');
    return isBlocked ? limitReached(timeToBlockExpire) : undefined;
  }

  /** The group counts, not the route: a client that spreads its requests over the routes of a group gains nothing. */
  protected override generateKey(context: ExecutionContext, tracker: string): string {
    return `${limitGroupOf(context)}:${tracker}`;
  }

  protected override throwThrottlingException(_context: ExecutionContext, detail: ThrottlerLimitDetail): never {
    const seconds = detail.timeToBlockExpire;
    throw new ProblemException(limitReached(seconds), {
      'ratelimit-limit': String(detail.limit),
      'ratelimit-remaining': '0',
      'ratelimit-reset': String(seconds),
    });
  }
}

function limitReached(retryAfterSeconds: number): Refusal {
  return { problem: 'limite_alcanzado', faults: [], retryAfterSeconds };
}

/** The group of the route that is being called, if it has one. */
export function limitGroupOf(context: ExecutionContext): LimitGroup | undefined {
  return Reflect.getMetadata(LIMIT_GROUP, context.getHandler()) as LimitGroup | undefined;
}
