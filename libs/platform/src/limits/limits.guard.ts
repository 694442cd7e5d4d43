import type { IncomingMessage } from 'node:http';
import type { Refusal } from '@cotiza/contract';
import { defined } from '@cotiza/kernel';
import { Inject, Injectable, Optional, type ExecutionContext, applyDecorators } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ThrottlerGuard, type ThrottlerRequest, SkipThrottle } from '@nestjs/throttler';
import type { FastifyRequest, FastifyReply } from 'fastify';
import { noteRequest } from '../logging/request-notes';
import { ProblemException } from '../problem.exception';
import { clientOf } from './client-of';

/** Groups of routes that share one limit for each client; each is a named throttler. */
const LIMIT_GROUPS = ['reference', 'quotes', 'estimates'] as const;
export type LimitGroup = (typeof LIMIT_GROUPS)[number];

/** A firm that the operator has given a key. */
export interface Caller {
  /** The operator's name for it. It is logged: nothing personal. */
  readonly name: string;
  /** Its own requests a minute by group; 0 for any number. Other groups have the limit of every client. */
  readonly limits: Readonly<Partial<Record<LimitGroup, number>>>;
}

/** The callers that have a key, as the operator's file has them now. */
export abstract class Callers {
  /** Returns the caller of a key; undefined for one that is unknown or disabled. */
  abstract find(key: string): Caller | undefined;
}

/** `Bearer` in any case, and its token (RFC 6750, 2.1; RFC 9110, 11.1). */
const BEARER = /^bearer +([\w.~+/-]+=*) *$/i;

/** A 401 has to name a scheme (RFC 9110, 11.6.1). */
const CHALLENGE = { 'www-authenticate': 'Bearer realm="callers"' };

/** Callers of the requests under way, so that each key is looked up once a request. */
const identified = new WeakMap<IncomingMessage, Caller>();

/** Returns the name of the caller that a request was identified with, if any. */
export const callerOf = ({ raw }: Pick<FastifyRequest, 'raw'>): string | undefined => identified.get(raw)?.name;

/**
 * Identifies the caller of a request by its key; undefined for a request without a key.
 *
 * @throws ProblemException when no caller has that key
 */
function identifyCaller({ raw }: Pick<FastifyRequest, 'raw'>, callers: Callers): Caller | undefined {
  const { authorization } = raw.headers;
  if (authorization === undefined) return undefined;
  const before = identified.get(raw);
  if (before) return before;
  const key = BEARER.exec(authorization)?.[1];
  const caller = key === undefined ? undefined : callers.find(key);
  if (!caller) throw new ProblemException({ problem: 'clave_de_acceso_no_valida', faults: [] }, CHALLENGE);
  identified.set(raw, caller);
  noteRequest(raw, { caller: caller.name });
  return caller;
}

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
