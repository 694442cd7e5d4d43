import { Module, type DynamicModule } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { ThrottlerModule, type ThrottlerStorage } from '@nestjs/throttler';
import type { Settings } from '../settings/settings';
import type { LimitGroup } from './limit-group.decorator';
import { GROUP_LIMITS, limitGroupOf, LimitsGuard, type GroupLimits } from './limits.guard';

const MINUTE_MS = 60_000;

type LimitSettings = Pick<Settings, 'LIMIT_REFERENCE_PER_MINUTE' | 'LIMIT_QUOTES_PER_MINUTE'>;

/** Limits per client address and group of routes. */
@Module({})
export class LimitsModule {
  /** @param storage where requests are counted: in this process, or shared by several */
  static with(settings: LimitSettings, storage: ThrottlerStorage): DynamicModule {
    const limits: GroupLimits = {
      reference: settings.LIMIT_REFERENCE_PER_MINUTE,
      quotes: settings.LIMIT_QUOTES_PER_MINUTE,
    };
    const limitsSome = Object.values(limits).some((limit) => limit > 0);
    const limitOf = (group: LimitGroup | undefined) => (group ? limits[group] : 0);
    return {
      module: LimitsModule,
      imports: [
        ThrottlerModule.forRoot({
          storage,
          throttlers: [{ ttl: MINUTE_MS, limit: (context) => limitOf(limitGroupOf(context)) }],
          skipIf: (context) => limitOf(limitGroupOf(context)) === 0,
        }),
      ],
      global: true,
      providers: [
        { provide: GROUP_LIMITS, useValue: limits },
        LimitsGuard,
        ...(limitsSome ? [{ provide: APP_GUARD, useExisting: LimitsGuard }] : []),
      ],
      exports: [LimitsGuard],
    };
  }
}
