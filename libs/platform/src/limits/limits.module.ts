import { Module, type DynamicModule } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { ThrottlerModule } from '@nestjs/throttler';
import { Callers, type LimitGroup, LimitsGuard, MINUTE_MS } from './limits.guard';
import { LoadShedder } from '../load/load-shedder';
import type { LimitStorage } from './limit-storage';
import type { LimitSettings } from './limits.settings';

/** Limits requests by client and group of routes, over REST and MCP. */
@Module({})
export class LimitsModule {
  /**
   * @param callers those with keys and limits of their own; without them no key is looked at
   * @param load refuses quotations under overload; without it, all are begun
   */
  static with(
    settings: Omit<LimitSettings, 'REDIS_URL'>,
    storage: LimitStorage,
    callers?: Callers,
    load?: LoadShedder,
  ): DynamicModule {
    const throttler = (name: LimitGroup, limit: number) => ({ name, ttl: MINUTE_MS, limit });
    const throttlers = [
      throttler('reference', settings.LIMIT_REFERENCE_PER_MINUTE),
      throttler('quotes', settings.LIMIT_QUOTES_PER_MINUTE),
      throttler('estimates', settings.LIMIT_ESTIMATES_PER_MINUTE),
    ];
    const shedder = load ? [{ provide: LoadShedder, useValue: load }] : [];
    return {
      module: LimitsModule,
      imports: [ThrottlerModule.forRoot({ storage, throttlers })],
      global: true,
      providers: [
        LimitsGuard,
        { provide: APP_GUARD, useExisting: LimitsGuard },
        ...shedder,
        ...(callers ? [{ provide: Callers, useValue: callers }] : []),
      ],
      exports: [LimitsGuard, ...shedder],
    };
  }
}
