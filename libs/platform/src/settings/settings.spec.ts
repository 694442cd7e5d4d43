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

  it('take blanks around a value for none of it, and only blanks for a variable that is not set', () => {
    expect(readSettings({ PORT: ' 8080 ', PUBLIC_URL: '  ', DISTRIBUTOR_NAME: '\tAsesores SL\r' })).toMatchObject({
      PORT: 8080,
      PUBLIC_URL: undefined,
      DISTRIBUTOR_NAME: 'Asesores SL',
    });
  });

  it('take localhost for the address of this machine', () => {
    expect(readSettings({ HOST: 'localhost' }).HOST).toBe('127.0.0.1');
  });

  it('take the public address without the slashes at its end', () => {
    expect(readSettings({ PUBLIC_URL: 'https://cotiza.example/seguros//' }).PUBLIC_URL).toBe(
      'https://cotiza.example/seguros',
    );
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

  it('let quotations be sent to anybody where they have no limit, unless it is said', () => {
    const off = { LIMIT_QUOTES_PER_MINUTE: '0' };
    expect(readSettings({}).LIMIT_MAILS_PER_RECIPIENT_PER_HOUR).toBe(10);
    expect(readSettings(off).LIMIT_MAILS_PER_RECIPIENT_PER_HOUR).toBe(0);
    expect(readSettings({ ...off, LIMIT_MAILS_PER_RECIPIENT_PER_HOUR: '3', LIMIT_MAILS_PER_HOUR: '9' })).toMatchObject({
      LIMIT_MAILS_PER_RECIPIENT_PER_HOUR: 3,
      LIMIT_MAILS_PER_HOUR: 9,
    });
  });

  it('say every fault at once, and no value', () => {
    const faults = faultsOf({ PORT: 'ochenta', HOST: 'mimaquina', LOG_LEVEL: 'loud', LIMIT_QUOTES_PER_MINUTE: '-1' });
    expect(faults.map((fault) => fault.split(' ', 1)[0])).toEqual([
      'PORT',
      'HOST',
      'LIMIT_QUOTES_PER_MINUTE',
      'LOG_LEVEL',
    ]);
    expect(faults.join()).not.toMatch(/ochenta|mimaquina|loud/);
  });

  it.each([
    ['PORT', '65536'],
    ['PORT', '1.5'],
    ['PORT', '0x1F90'],
    ['PORT', '8e3'],
    ['PORT', '+80'],
    ['PORT', '8 0'],
    ['PORT', '9'.repeat(30)],
    ['DISTRIBUTOR_NAME', 'Ases\u0007ores'],
    ['DISTRIBUTOR_NAME', 'Asesores\nSL'],
    ['DISTRIBUTOR_NAME', 'Ases\u202Eores'],
    ['DISTRIBUTOR_REGISTRATION', 'J\u00070000'],
    ['DISTRIBUTOR_ADDRESS', 'Calle del Ejemplo, 7\n28013 Madrid'],
    ['DISTRIBUTOR_PHONE', 'llámanos'],
    ['DISTRIBUTOR_PHONE', '900 000 000 y 900 000 001'],
    ['DISTRIBUTOR_PHONE', '12'],
    ['DISTRIBUTOR_PHONE', '1'.repeat(16)],
    ['PURCHASE_API_KEY', 'k'.repeat(31)],
    ['PURCHASE_API_KEY', `${'k'.repeat(32)} x`],
    ['PURCHASE_API_KEY', `${'k'.repeat(32)}ñ`],
    ['PURCHASE_API_KEY', '='.repeat(32)],
    ['PURCHASE_TOKEN_USES', '-1'],
    ['PURCHASE_TOKEN_USES', '1001'],
    ['LIMIT_QUOTES_PER_MINUTE', 'Infinity'],
    ['LIMIT_MAILS_PER_RECIPIENT_PER_HOUR', '-1'],
    ['LIMIT_MAILS_PER_HOUR', '1.5'],
    ['REDIS_URL', 'localhost:6379'],
    ['REDIS_URL', 'http://redis.example:6379'],
    ['REDIS_URL', 'redis:///0'],
    ['REDIS_URL', 'redis://redis.example/zero'],
    ['REDIS_URL', 'redis://redis.example/0?tls=1'],
    ['PUBLIC_URL', 'cotiza.example'],
    ['PUBLIC_URL', 'ftp://cotiza.example'],
    ['TRUST_PROXY', 'proxy'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '::/00'],
    ['PUBLIC_URL', 'https://cotiza.example/?a=1'],
    ['PUBLIC_URL', 'https://cotiza.example/#a'],
    ['PUBLIC_URL', 'https://alguien:clave@cotiza.example'],
    ['TRUST_PROXY', '10.0.0.0/8,,'],
    ['TRUST_PROXY', '10.0.0.0/8/8'],
    ['MCP_ALLOWED_HOSTS', 'https://cotiza.example'],
    ['MCP_ALLOWED_HOSTS', 'cotiza.example:3000'],
    ['MCP_ALLOWED_ORIGINS', 'cotiza.example/x'],
    ['INSURER_DEADLINE_MS', '0'],
    ['QUOTE_DEADLINE_MS', 'pronto'],
  ])('refuse %s=%s', (name, value) => {
    expect(faultsOf({ [name]: value })).toEqual([expect.stringMatching(`^${name} `)]);
  });

  it.each(['redis://127.0.0.1', 'redis://:cl%40ve@redis.example:6380/1', 'rediss://quien:clave@[::1]:6379'])(
    'take %s for a Redis',
    (address) => expect(readSettings({ REDIS_URL: address }).REDIS_URL).toBe(address),
  );

  it('refuse several processes on the embedded database', () => {
    expect(faultsOf({ WORKERS: '2' })).toEqual([expect.stringMatching(/^WORKERS must be 1 without DATABASE_URL/)]);
    expect(readSettings({ WORKERS: '2', DATABASE_URL: 'postgres://a/b' }).WORKERS).toBe(2);
  });

  it('refuse e-mails as files that outlive the quotations by which they are found', () => {
    const fault = expect.stringMatching(/^MAIL_RETENTION_DAYS must not be above RETENTION_DAYS/) as string;
    expect(faultsOf({ MAIL_RETENTION_DAYS: '31' })).toEqual([fault]);
    expect(faultsOf({ MAIL_RETENTION_DAYS: '11', RETENTION_DAYS: '10', INSURER_DEADLINE_MS: '10001' })).toEqual([
      expect.stringMatching(/^INSURER_DEADLINE_MS/),
      fault,
    ]);
    expect(readSettings({ MAIL_RETENTION_DAYS: '30' })).toMatchObject({ MAIL_RETENTION_DAYS: 30 });
  });

  it('refuse an insurer that has longer than the whole quotation', () => {
    const fault = expect.stringMatching(/^INSURER_DEADLINE_MS must not be above QUOTE_DEADLINE_MS/) as string;
    expect(faultsOf({ INSURER_DEADLINE_MS: '10001' })).toEqual([fault]);
    expect(faultsOf({ INSURER_DEADLINE_MS: '3000', QUOTE_DEADLINE_MS: '2000' })).toEqual([fault]);
    expect(readSettings({ INSURER_DEADLINE_MS: '2000', QUOTE_DEADLINE_MS: '2000' })).toMatchObject({
      INSURER_DEADLINE_MS: 2000,
      QUOTE_DEADLINE_MS: 2000,
    });
  });

  it('give insurers the time of the quotation where it is short and nothing is said of them', () => {
    expect(readSettings({ QUOTE_DEADLINE_MS: '2000' })).toMatchObject({ INSURER_DEADLINE_MS: 2000 });
    expect(readSettings({ QUOTE_DEADLINE_MS: '60000' })).toMatchObject({ INSURER_DEADLINE_MS: 8000 });
  });

  it('take an address with a query for PURCHASE_URL, and nothing besides', () => {
    const fault =
      'PURCHASE_URL must be an address that begins with http:// or https://, without credentials or fragment';
    const PURCHASE_URL = 'http://localhost:8080/x?a=1';
    expect(readSettings({ PURCHASE_URL })).toMatchObject({ PURCHASE_URL });
    for (const address of ['cotiza.example', 'ftp://a.example', 'https://a.example/#b', 'https://b:c@a.example']) {
      expect(faultsOf({ PURCHASE_URL: address })).toEqual([fault]);
    }
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
