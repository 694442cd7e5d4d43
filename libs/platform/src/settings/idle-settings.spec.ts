import { idleSettings } from './idle-settings';
import { readSettings } from './read-settings';

const idleOf = (environment: Record<string, string>) => idleSettings(readSettings(environment));

describe('settings without effect', () => {
  it('are none of themselves', () => {
    expect(idleOf({})).toEqual([]);
    expect(idleOf({ MAIL_DIR: 'mail', PLATE_REGISTRY_URL: 'https://a.example', PLATE_REGISTRY_KEY: 'k' })).toEqual([]);
  });

  it('are told with the setting that makes them so', () => {
    expect(idleOf({ PLATE_REGISTRY_KEY: 'k', MAIL_DIR: 'mail', SMTP_URL: 'smtp://mail.example' })).toEqual([
      { variable: 'PLATE_REGISTRY_KEY', because: 'PLATE_REGISTRY_URL is not set' },
      { variable: 'MAIL_DIR', because: 'SMTP_URL is set' },
    ]);
  });
});
