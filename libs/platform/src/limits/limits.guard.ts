import type { Refusal } from '@cotiza/problems';
import { Inject, Injectable, type ExecutionContext } from '@nestjs/common';
import { ThrottlerGuard, type ThrottlerLimitDetail } from '@nestjs/throttler';
import type { FastifyReply, FastifyRequest } from 'fastify';
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

  /** Whether a group has a limit at all. */
  hasLimit(group: LimitGroup): boolean {
    return this.limits[group] > 0;
  }

  /** Counts a request that is not a route of its own, such as a call of a tool: the refusal when there are too many. */
  async take(group: LimitGroup, address: string): Promise<Refusal | undefined> {
    return (await this.refuseMore(group, address))?.refusal;
  }

  /** Counts a request that is refused anyway: what it is refused with instead when there are too many. */
  async refuseMore(group: LimitGroup, address: string): Promise<ProblemException | undefined> {
    if (!this.hasLimit(group)) return undefined;
    const { isBlocked, timeToBlockExpire } = await this.hit(group, address);
    return isBlocked ? tooMany(this.limits[group], timeToBlockExpire) : undefined;
  }

  /**
   * Counts a request of a route that is answered without the framework's chain of guards.
   *
   * @throws ProblemException when there are too many
   */
  async count(group: LimitGroup, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const limit = this.limits[group];
    const { totalHits, timeToExpire, isBlocked, timeToBlockExpire } = await this.hit(group, request.ip);
    if (isBlocked) throw tooMany(limit, timeToBlockExpire);
    void reply.headers(rateHeaders(limit, limit - totalHits, timeToExpire));
  }

  private async hit(group: LimitGroup, address: string) {
    const key = `${group}:${await this.getTracker({ ip: address })}`;
    return this.storageService.increment(key, MINUTE_MS, this.limits[group], MINUTE_MS, '');
  }

  /** The group counts, not the route: a client that spreads its requests over the routes of a group gains nothing. */
  protected override generateKey(context: ExecutionContext, tracker: string): string {
    return `${limitGroupOf(context)}:${tracker}`;
  }

  protected override throwThrottlingException(_context: ExecutionContext, detail: ThrottlerLimitDetail): never {
    throw tooMany(detail.limit, detail.timeToBlockExpire);
  }
}

function tooMany(limit: number, seconds: number): ProblemException {
  return new ProblemException(limitReached(seconds), rateHeaders(limit, 0, seconds));
}

const rateHeaders = (limit: number, remaining: number, seconds: number) => ({
  'ratelimit-limit': String(limit),
  'ratelimit-remaining': String(remaining),
  'ratelimit-reset': String(seconds),
});

function limitReached(retryAfterSeconds: number): Refusal {
  return { problem: 'limite_alcanzado', faults: [], retryAfterSeconds };
}

/** The group of the route that is being called, if it has one. */
export function limitGroupOf(context: ExecutionContext): LimitGroup | undefined {
  return Reflect.getMetadata(LIMIT_GROUP, context.getHandler()) as LimitGroup | undefined;
}
