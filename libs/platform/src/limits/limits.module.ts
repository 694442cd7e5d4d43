import { Module, type DynamicModule, type ExecutionContext } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { ThrottlerModule, type ThrottlerStorage } from '@nestjs/throttler';
import type { FastifyRequest } from 'fastify';
import { Askers, type GroupLimits } from '../callers/askers';
import type { Callers } from '../callers/callers';
import type { PlatformSettings } from '../settings/platform.settings';
import { limitedRouteOf, LimitsGuard } from './limits.guard';

const MINUTE_MS = 60_000;

type LimitSettings = Pick<
  PlatformSettings,
  'LIMIT_REFERENCE_PER_MINUTE' | 'LIMIT_QUOTES_PER_MINUTE' | 'LIMIT_ESTIMATES_PER_MINUTE'
>;

/** Limits per client and group of routes. */
@Module({})
export class LimitsModule {
  /**
   * @param storage where requests are counted: in this process, or shared by several
   * @param callers who have limits of their own, by their keys; without them no key is looked at
   */
  static with(settings: LimitSettings, storage: ThrottlerStorage, callers?: Callers): DynamicModule {
    const limits: GroupLimits = {
      reference: settings.LIMIT_REFERENCE_PER_MINUTE,
      quotes: settings.LIMIT_QUOTES_PER_MINUTE,
      estimates: settings.LIMIT_ESTIMATES_PER_MINUTE,
    };
    const askers = new Askers(limits, callers);
    const limitOf = (context: ExecutionContext) => {
      const route = limitedRouteOf(context);
      if (!route) return 0;
      const request = context.switchToHttp().getRequest<FastifyRequest>();
      return askers.limitOf(route.group, askers.identify(request, route));
    };
    const looksAtSome = callers !== undefined || Object.values(limits).some((limit) => limit > 0);
    return {
      module: LimitsModule,
      imports: [
        ThrottlerModule.forRoot({
          storage,
          throttlers: [{ ttl: MINUTE_MS, limit: limitOf }],
          skipIf: (context) => limitOf(context) === 0,
        }),
      ],
      global: true,
      providers: [
        { provide: Askers, useValue: askers },
        LimitsGuard,
        ...(looksAtSome ? [{ provide: APP_GUARD, useExisting: LimitsGuard }] : []),
      ],
      exports: [LimitsGuard],
    };
  }
}
