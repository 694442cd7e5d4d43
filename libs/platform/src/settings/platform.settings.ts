import { choiceSetting, switchSetting, wholeNumberSetting, type SettingsOf } from '@cotiza/kernel';
import { HTTP_SETTINGS } from '../http/http.settings';
import { LIMIT_SETTINGS } from '../limits/limits.settings';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** The settings that every process of the service has, whatever it serves. */
export const PLATFORM_SETTINGS = {
  ...HTTP_SETTINGS,
  WORKERS: wholeNumberSetting(
    { description: 'Processes that serve on one address; more than one takes a DATABASE_URL.', default: 1 },
    { minimum: 1, maximum: 64 },
  ),
  ...LIMIT_SETTINGS,
  ADMISSION: switchSetting({
    description: 'Whether quotations that could only wait are refused at once with 503 servicio_saturado: on or off.',
    default: 'on',
  }),
  ADMISSION_MAX_IN_FLIGHT: wholeNumberSetting(
    {
      description:
        'Quotations that may be under way at once in each process, those that wait for insurers over the network included.',
      default: 2000,
    },
    { minimum: 1 },
  ),
  LOG_LEVEL: choiceSetting(LOG_LEVELS, {
    description: 'What is logged: fatal, error, warn, info, debug, trace or silent.',
    default: 'info',
  }),
};

export type PlatformSettings = SettingsOf<typeof PLATFORM_SETTINGS>;
