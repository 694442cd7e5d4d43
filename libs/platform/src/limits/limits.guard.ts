import type { Refusal } from '@cotiza/contract';
import { defined } from '@cotiza/kernel';
import { Inject, Injectable, Optional, type ExecutionContext, applyDecorators } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ThrottlerGuard, type ThrottlerRequest, SkipThrottle } from '@nestjs/throttler';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Callers, identifyCaller, type Caller, type LimitGroup, LIMIT_GROUPS } from '../callers';
import { ProblemException } from '../problem.exception';
import { clientOf } from './client-of';

interface LimitOptions {
  /** Identifies callers by their keys, and counts their requests apart. Other routes ignore keys. */
  readonly byCaller?: boolean;
}

const Limited = Reflector.createDecorator<LimitOptions & { readonly group: LimitGroup }>();

/** Counts the requests of a route in one group; a route without this decorator is not limited. */
export const InLimitGroup = (group: LimitGroup, options: LimitOptions = {}) => {
  const others = LIMIT_GROUPS.filter((name) => name !== group);
  return applyDecorators(
    Limited({ group, ...options }),
    SkipThrottle(Object.fromEntries(others.map((name) => [name, true]))),
  );
};

export const MINUTE_MS = 60_000;

/** Counts requests by group and client, with the headers and the refusal of this service. */
@Injectable()
export class LimitsGuard extends ThrottlerGuard {
  /** Without callers no key is read. A property, because the constructor is that of the library. */
  @Optional()
  @Inject(Callers)
  private readonly callers?: Callers;

  /** Counts a request that is not a route of its own, such as a call of a tool. Returns the refusal over the limit. */
  async take(group: LimitGroup, request: FastifyRequest): Promise<Refusal | undefined> {
    const caller = this.callers && identifyCaller(request, this.callers);
    return (await this.refused(group, request.ip, caller))?.refusal;
  }

  /** Counts a request. Returns the refusal, with its headers, over the limit. */
  async refused(group: LimitGroup, address: string, caller?: Caller): Promise<ProblemException | undefined> {
    const counted = await this.hit(group, address, caller);
    return counted instanceof ProblemException ? counted : undefined;
  }

  /** Skips routes whose limit is off, unless a caller may have a limit of its own. */
  protected override shouldSkip(context: ExecutionContext): Promise<boolean> {
    const limited = this.reflector.get(Limited, context.getHandler());
    const mayHaveCaller = limited?.byCaller === true && this.callers !== undefined;
    return Promise.resolve(limited === undefined || (!mayHaveCaller && this.limitOf(limited.group) === 0));
  }

  /** The group counts, not the route: a client that spreads its requests over the routes of a group gains nothing. */
  protected override async handleRequest({ context, throttler }: ThrottlerRequest): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const { byCaller = false } = this.reflector.get(Limited, context.getHandler());
    const caller = byCaller && this.callers ? identifyCaller(request, this.callers) : undefined;
    const counted = await this.hit(throttler.name as LimitGroup, request.ip, caller);
    if (counted instanceof ProblemException) throw counted;
    if (counted) void http.getResponse<FastifyReply>().headers(counted);
    return true;
  }

  /** Counts a request. Returns the headers of its answer, the refusal over the limit, or undefined without a limit. */
  private async hit(group: LimitGroup, address: string, caller?: Caller) {
    const limit = caller?.limits[group] ?? this.limitOf(group);
    if (limit === 0) return undefined;
    const key = `${group}:${caller ? `caller:${caller.name}` : clientOf(address)}`;
    const counted = await this.storageService.increment(key, MINUTE_MS, limit, 0, group);
    const { totalHits, timeToExpire: seconds, isBlocked } = counted;
    const headers = rateHeaders(group, limit, { remaining: Math.max(0, limit - totalHits), seconds });
    if (!isBlocked) return headers;
    return new ProblemException({ problem: 'limite_alcanzado', faults: [], retryAfterSeconds: seconds }, headers);
  }

  private limitOf(group: LimitGroup): number {
    const throttler = this.throttlers.find(({ name }) => name === group);
    return defined(throttler, 'throttler of that name').limit as number;
  }
}

/** The headers that most programs read, and the two of draft-ietf-httpapi-ratelimit-headers-11 (May 2026). */
const rateHeaders = (
  group: LimitGroup,
  limit: number,
  { remaining, seconds }: { readonly remaining: number; readonly seconds: number },
) => ({
  'ratelimit-limit': String(limit),
  'ratelimit-remaining': String(remaining),
  'ratelimit-reset': String(seconds),
  'ratelimit-policy': `"${group}";q=${limit};w=${MINUTE_MS / 1000}`,
  ratelimit: `"${group}";r=${remaining};t=${seconds}`,
});
