import { existing } from '@cotiza/kernel';
import type { Refusal } from '@cotiza/problems';
import { Inject, Injectable, type ExecutionContext } from '@nestjs/common';
import { ThrottlerGuard, type ThrottlerLimitDetail } from '@nestjs/throttler';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Askers, clientOfRequest } from '../callers/askers';
import { ProblemException } from '../http/problem.exception';
import { clientOf } from './client-of';
import { LIMITED_ROUTE, type LimitedRoute, type LimitGroup, type LimitOptions } from './limit-group.decorator';

const MINUTE_MS = 60_000;

/** The limits of the library's guard, told in this service's headers and refusal. */
@Injectable()
export class LimitsGuard extends ThrottlerGuard {
  protected override headerPrefix = 'RateLimit';

  /** Set by property, because the library's guard owns the constructor. */
  @Inject(Askers)
  private readonly askers!: Askers;

  /** Whether requests of a route have to come by here. */
  counts({ group, ...options }: LimitedRoute): boolean {
    return this.askers.counts(group, options);
  }

  /**
   * Looks at the key of a request that brings what is counted by itself, such as messages.
   *
   * @throws ProblemException when it is nobody's
   */
  identify(request: FastifyRequest): void {
    this.askers.identify(request, BY_CALLER);
  }

  /** Counts a request that is not a route of its own, such as a call of a tool: the refusal when there are too many. */
  async take(group: LimitGroup, request: FastifyRequest): Promise<Refusal | undefined> {
    const caller = this.askers.identify(request, BY_CALLER);
    const limit = this.askers.limitOf(group, caller);
    return (await this.refused(group, clientOfRequest(request, caller), limit))?.refusal;
  }

  /** Counts a request that is refused anyway: what it is refused with instead when there are too many. */
  refuseMore(group: LimitGroup, address: string): Promise<ProblemException | undefined> {
    return this.refused(group, clientOf(address), this.askers.limitOf(group, undefined));
  }

  /**
   * Counts a request of a route that is answered without the framework's chain of guards.
   *
   * @throws ProblemException when there are too many
   */
  async count({ group, ...options }: LimitedRoute, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const caller = this.askers.identify(request, options);
    const limit = this.askers.limitOf(group, caller);
    if (limit === 0) return;
    const counted = await this.hit(group, clientOfRequest(request, caller), limit);
    const { totalHits, timeToExpire, isBlocked, timeToBlockExpire } = counted;
    if (isBlocked) throw tooMany(limit, timeToBlockExpire);
    void reply.headers(rateHeaders(limit, limit - totalHits, timeToExpire));
  }

  private async refused(group: LimitGroup, client: string, limit: number): Promise<ProblemException | undefined> {
    if (limit === 0) return undefined;
    const { isBlocked, timeToBlockExpire } = await this.hit(group, client, limit);
    return isBlocked ? tooMany(limit, timeToBlockExpire) : undefined;
  }

  private hit(group: LimitGroup, client: string, limit: number) {
    return this.storageService.increment(keyOf(group, client), MINUTE_MS, limit, MINUTE_MS, '');
  }

  protected override getTracker(request: FastifyRequest, context?: ExecutionContext): Promise<string> {
    const caller = this.askers.identify(
      request,
      existing(limitedRouteOf(existing(context, 'context of the request')), 'limit of that route'),
    );
    return Promise.resolve(clientOfRequest(request, caller));
  }

  /** The group counts, not the route: a client that spreads its requests over the routes of a group gains nothing. */
  protected override generateKey(context: ExecutionContext, tracker: string): string {
    return keyOf(existing(limitedRouteOf(context), 'limit of that route').group, tracker);
  }

  protected override throwThrottlingException(_context: ExecutionContext, detail: ThrottlerLimitDetail): never {
    throw tooMany(detail.limit, detail.timeToBlockExpire);
  }
}

const BY_CALLER: LimitOptions = { byCaller: true };

const keyOf = (group: LimitGroup, client: string) => `${group}:${client}`;

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

/** In what the route that is being called counts, if in anything. */
export function limitedRouteOf(context: ExecutionContext): LimitedRoute | undefined {
  return Reflect.getMetadata(LIMITED_ROUTE, context.getHandler()) as LimitedRoute | undefined;
}
