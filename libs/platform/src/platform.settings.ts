import type { SettingsOf } from '@cotiza/kernel/settings';
import { HttpSettings } from './http/http.settings';
import { LimitSettings } from './limits/limits.settings';
import { LoadSettings } from './load/load.settings';
import { LogSettings } from './logging/log.settings';

/** The settings that every process of the service has, whatever it serves. */
export const PLATFORM_SETTINGS = [HttpSettings, LimitSettings, LoadSettings, LogSettings] as const;

export type PlatformSettings = SettingsOf<typeof PLATFORM_SETTINGS>;
