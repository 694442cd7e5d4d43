import { Module, type DynamicModule } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { ThrottlerModule } from '@nestjs/throttler';
import { Callers } from '../callers/callers';
import type { PlatformSettings } from '../settings/platform.settings';
import { LIMIT_GROUPS, type LimitGroup } from './limit-group.decorator';
import type { LimitStorage } from './limit-storage';
import { LimitsGuard, MINUTE_MS } from './limits.guard';

type LimitSettings = Pick<
  PlatformSettings,
  'LIMIT_REFERENCE_PER_MINUTE' | 'LIMIT_QUOTES_PER_MINUTE' | 'LIMIT_ESTIMATES_PER_MINUTE'
>;

/** Limits requests by client and group of routes, over REST and MCP. */
@Module({})
export class LimitsModule {
  /** @param callers those with keys and limits of their own; without them no key is looked at */
  static with(settings: LimitSettings, storage: LimitStorage, callers?: Callers): DynamicModule {
    const limits: Readonly<Record<LimitGroup, number>> = {
      reference: settings.LIMIT_REFERENCE_PER_MINUTE,
      quotes: settings.LIMIT_QUOTES_PER_MINUTE,
      estimates: settings.LIMIT_ESTIMATES_PER_MINUTE,
    };
    const throttlers = LIMIT_GROUPS.map((name) => ({ name, ttl: MINUTE_MS, limit: limits[name] }));
    return {
      module: LimitsModule,
      imports: [ThrottlerModule.forRoot({ storage, throttlers })],
      global: true,
      providers: [
        LimitsGuard,
        { provide: APP_GUARD, useExisting: LimitsGuard },
        ...(callers ? [{ provide: Callers, useValue: callers }] : []),
      ],
      exports: [LimitsGuard],
    };
  }
}
