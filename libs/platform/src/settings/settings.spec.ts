import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings, SettingsError } from './read-settings';
import { Settings } from './settings';

const EXAMPLE = readFileSync(join(__dirname, '..', '..', '..', '..', '.env.example'), 'utf8');

const faultsOf = (environment: Record<string, string>) => {
  try {
    readSettings(environment);
    return [];
  } catch (error) {
    return (error as SettingsError).faults;
  }
};

describe('settings', () => {
  it('need nothing: every one has a default', () => {
    expect(readSettings({})).toEqual(new Settings());
  });

  it('take an empty variable for one that is not set', () => {
    expect(readSettings({ PORT: '', TRUST_PROXY: '' })).toEqual(new Settings());
  });

  it('do not look at other variables', () => {
    expect(readSettings({ HOME: '/root', port: '1' })).toEqual(new Settings());
  });

  it('read numbers and lists', () => {
    expect(readSettings({ PORT: '8080', TRUST_PROXY: '10.0.0.0/8, ::1' })).toMatchObject({
      PORT: 8080,
      TRUST_PROXY: ['10.0.0.0/8', '::1'],
    });
  });

  it('say every fault at once, and no value', () => {
    const faults = faultsOf({ PORT: 'ochenta', HOST: 'localhost', LOG_LEVEL: 'loud', LIMIT_QUOTES_PER_MINUTE: '-1' });
    for (const name of ['PORT', 'HOST', 'LOG_LEVEL', 'LIMIT_QUOTES_PER_MINUTE']) {
      expect(faults.some((fault) => fault.includes(name))).toBe(true);
    }
    expect(faults.join()).not.toMatch(/ochenta|localhost|loud/);
  });

  it.each([
    ['PORT', '65536'],
    ['PORT', '1.5'],
    ['PUBLIC_URL', 'cotiza.example'],
    ['PUBLIC_URL', 'ftp://cotiza.example'],
    ['TRUST_PROXY', 'proxy'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.0/8,,'],
    ['TRUST_PROXY', '10.0.0.0/8/8'],
    ['MCP_ALLOWED_HOSTS', 'https://cotiza.example'],
    ['MCP_ALLOWED_HOSTS', 'cotiza.example:3000'],
    ['MCP_ALLOWED_ORIGINS', 'cotiza.example/x'],
    ['INSURER_DEADLINE_MS', '0'],
    ['QUOTE_DEADLINE_MS', 'pronto'],
  ])('refuse %s=%s', (name, value) => {
    expect(faultsOf({ [name]: value }).length).toBeGreaterThan(0);
  });

  it('are all in .env.example, each with a line that says what it is for, and none besides', () => {
    const named = [...EXAMPLE.matchAll(/^# (.+)\n([A-Z_]+)=/gm)].map(([, , name]) => name);
    expect(named).toEqual(Object.keys(new Settings()));
    expect([...EXAMPLE.matchAll(/^[A-Z_]+=/gm)]).toHaveLength(named.length);
  });

  it('have the defaults that .env.example says', () => {
    const example = Object.fromEntries(
      [...EXAMPLE.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name!, value!]),
    );
    expect(readSettings(example)).toEqual(new Settings());
  });
});
