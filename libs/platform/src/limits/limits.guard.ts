import { Injectable, type ExecutionContext } from '@nestjs/common';
import { ThrottlerGuard, type ThrottlerLimitDetail } from '@nestjs/throttler';
import { ProblemException } from '../http/problem.exception';
import { LIMIT_GROUP, type LimitGroup } from './limit-group.decorator';

/** The limits of the library's guard, told in this service's headers and refusal. */
@Injectable()
export class LimitsGuard extends ThrottlerGuard {
  protected override headerPrefix = 'RateLimit';

  /** The group counts, not the route: a client that spreads its requests over the routes of a group gains nothing. */
  protected override generateKey(context: ExecutionContext, tracker: string): string {
    return `${limitGroupOf(context)}:${tracker}`;
  }

  protected override throwThrottlingException(_context: ExecutionContext, detail: ThrottlerLimitDetail): never {
    const seconds = detail.timeToBlockExpire;
    throw new ProblemException(
      { problem: 'limite_alcanzado', faults: [], retryAfterSeconds: seconds },
      { 'ratelimit-limit': String(detail.limit), 'ratelimit-remaining': '0', 'ratelimit-reset': String(seconds) },
    );
  }
}

/** The group of the route that is being called, if it has one. */
export function limitGroupOf(context: ExecutionContext): LimitGroup | undefined {
  return Reflect.getMetadata(LIMIT_GROUP, context.getHandler()) as LimitGroup | undefined;
}
