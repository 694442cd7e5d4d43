import type { PlatformSettings } from '../settings/platform.settings';

/** Limits that are counted where a connection is held, and hold for all processes of an address together. */
const SHARED_OUT = ['LIMIT_CONNECTIONS', 'LIMIT_CONNECTIONS_PER_ADDRESS'] as const;

/**
 * The settings of one of several processes. Connections are handed to them in turn, so each has its part of what may be open at
 * once; 0 is still any number.
 */
export function shareOfWorker<Settings extends Pick<PlatformSettings, (typeof SHARED_OUT)[number]>>(
  settings: Settings,
  of: number,
): Settings {
  const shares = SHARED_OUT.map((name) => [name, Math.ceil(settings[name] / of)]);
  return { ...settings, ...Object.fromEntries(shares) };
}
