import { IsOneOf, IsSwitch, IsWholeNumber, Setting, type SettingsOf } from '@cotiza/kernel/settings';
import { HttpSettings } from '../http/http.settings';
import { LimitSettings } from '../limits/limits.settings';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** How much work is taken, and what is logged. */
export class ProcessSettings {
  @Setting('Whether quotations that could only wait are refused at once with 503 servicio_saturado: on or off.')
  @IsSwitch()
  readonly ADMISSION: 'on' | 'off' = 'on';

  @Setting(
    'Quotations that may be under way at once in each process, those that wait for insurers over the network included.',
  )
  @IsWholeNumber(1)
  readonly ADMISSION_MAX_IN_FLIGHT: number = 2000;

  @Setting('What is logged: fatal, error, warn, info, debug, trace or silent.')
  @IsOneOf(LOG_LEVELS)
  readonly LOG_LEVEL: (typeof LOG_LEVELS)[number] = 'info';
}

/** The settings that every process of the service has, whatever it serves. */
export const PLATFORM_SETTINGS = [HttpSettings, LimitSettings, ProcessSettings] as const;

export type PlatformSettings = SettingsOf<typeof PLATFORM_SETTINGS>;
