import type { Settings } from './settings';

/** A setting that another one leaves without effect. */
export interface IdleSetting {
  readonly variable: keyof Settings;
  /** Why it has none. */
  readonly because: string;
}

/** Settings that are set and do nothing as the others are. They are no fault: processes that share an environment differ. */
export function idleSettings(settings: Readonly<Settings>): IdleSetting[] {
  const idle: IdleSetting[] = [];
  if (settings.PLATE_REGISTRY_KEY !== undefined && settings.PLATE_REGISTRY_URL === undefined) {
    idle.push({ variable: 'PLATE_REGISTRY_KEY', because: 'PLATE_REGISTRY_URL is not set' });
  }
  if (settings.MAIL_DIR !== undefined && settings.SMTP_URL !== undefined) {
    idle.push({ variable: 'MAIL_DIR', because: 'SMTP_URL is set' });
  }
  return idle;
}
