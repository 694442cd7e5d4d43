import { faultsThrown } from '@cotiza/kernel/testing';
import { DEFAULT_SETTINGS, readServiceSettings, SETTING_FACTS } from './service-settings';

const faultsOf = (environment: Record<string, string>) => faultsThrown(() => readServiceSettings(environment));

describe('settings', () => {
  it('need nothing: every one has a default, or is undefined', () => {
    expect(readServiceSettings({})).toStrictEqual(DEFAULT_SETTINGS);
    expect(Object.keys(DEFAULT_SETTINGS)).toEqual(Object.keys(SETTING_FACTS));
  });

  it('take blanks around a value for none of it, and only blanks for a variable that is not set', () => {
    const read = readServiceSettings({ PORT: ' 8080 ', PUBLIC_URL: '  ', DISTRIBUTOR_NAME: '\tAsesores SL\r' });
    expect(read).toMatchObject({ PORT: 8080, PUBLIC_URL: undefined, DISTRIBUTOR_NAME: 'Asesores SL' });
  });

  it('let quotations be sent to anybody where they have no limit, unless it is said', () => {
    const off = { LIMIT_QUOTES_PER_MINUTE: '0' };
    const limitsOf = (environment: Record<string, string>) => {
      const { LIMIT_MAILS_PER_RECIPIENT_PER_HOUR, LIMIT_MAILS_PER_HOUR } = readServiceSettings(environment);
      return [LIMIT_MAILS_PER_RECIPIENT_PER_HOUR, LIMIT_MAILS_PER_HOUR];
    };
    expect(limitsOf({})).toEqual([10, 200]);
    expect(limitsOf(off)).toEqual([0, 0]);
    expect(limitsOf({ ...off, LIMIT_MAILS_PER_RECIPIENT_PER_HOUR: '3', LIMIT_MAILS_PER_HOUR: '9' })).toEqual([3, 9]);
  });

  it('say every fault at once, and no value', () => {
    const faults = faultsOf({ PORT: 'ochenta', HOST: 'mimaquina', LOG_LEVEL: 'loud', LIMIT_QUOTES_PER_MINUTE: '-1' });
    const names = faults.map((fault) => fault.split(' ', 1)[0]);
    expect(names).toEqual(['PORT', 'HOST', 'LIMIT_QUOTES_PER_MINUTE', 'LOG_LEVEL']);
    expect(faults.join()).not.toMatch(/ochenta|mimaquina|loud/);
  });

  const REFUSED: Readonly<Record<string, readonly string[]>> = {
    PORT: ['65536'],
    DISTRIBUTOR_NAME: ['Asesores\nSL'],
    DISTRIBUTOR_REGISTRATION: ['J\u00070000'],
    DISTRIBUTOR_ADDRESS: ['Calle del Ejemplo, 7\n28013 Madrid'],
    DISTRIBUTOR_PHONE: ['llámanos', '900 000 000 y 900 000 001', '12', '1'.repeat(16)],
    PURCHASE_API_KEY: ['k'.repeat(31), `${'k'.repeat(32)} x`, `${'k'.repeat(32)}ñ`, '='.repeat(32)],
    PURCHASE_TOKEN_USES: ['1001'],
    PURCHASE_URL: ['cotiza.example', 'ftp://a.example', 'https://a.example/#b', 'https://b:c@a.example'],
    REDIS_URL: [
      'localhost:6379',
      'http://redis.example:6379',
      'redis:///0',
      'redis://redis.example/zero',
      'redis://redis.example/0?tls=1',
    ],
    PUBLIC_URL: [
      'cotiza.example',
      'ftp://cotiza.example',
      'https://cotiza.example/?a=1',
      'https://cotiza.example/#a',
      'https://alguien:clave@cotiza.example',
    ],
    TRUST_PROXY: ['proxy', '10.0.0.0/33', '0.0.0.0/0', '::/00', '10.0.0.0/8,,', '10.0.0.0/8/8'],
    MCP_ALLOWED_HOSTS: ['https://cotiza.example', 'cotiza.example:3000'],
    MCP_ALLOWED_ORIGINS: ['cotiza.example/x'],
    INSURER_DEADLINE_MS: ['0'],
    MAIL_FROM: ['cotiza@faro..example', `${'a'.repeat(250)}@b.es`, 'Ana @ Faro <hola@faro.example>'],
  };

  it.each(Object.entries(REFUSED).flatMap(([name, values]) => values.map((value) => [name, value] as const)))(
    'refuse %s=%s',
    (name, value) => {
      expect(faultsOf({ [name]: value })).toEqual([expect.stringMatching(`^${name} `)]);
    },
  );

  it.each([
    ['HOST', 'localhost', '127.0.0.1'],
    ['PUBLIC_URL', 'https://cotiza.example/seguros//', 'https://cotiza.example/seguros'],
    ['PURCHASE_URL', 'http://localhost:8080/x?a=1'],
    ['REDIS_URL', 'redis://127.0.0.1'],
    ['REDIS_URL', 'redis://:cl%40ve@redis.example:6380/1'],
    ['REDIS_URL', 'rediss://quien:clave@[::1]:6379'],
  ])('take %s=%s', (name, value, taken = value) =>
    expect(readServiceSettings({ [name]: value })).toMatchObject({ [name]: taken }),
  );

  it('refuse e-mails as files that outlive the quotations by which they are found', () => {
    const fault = expect.stringMatching(/^MAIL_RETENTION_DAYS must not be above RETENTION_DAYS/) as string;
    expect(faultsOf({ MAIL_RETENTION_DAYS: '31' })).toEqual([fault]);
    expect(faultsOf({ MAIL_RETENTION_DAYS: '11', RETENTION_DAYS: '10' })).toEqual([fault]);
    expect(faultsOf({ MAIL_RETENTION_DAYS: '31', PORT: 'x', LOG_LEVEL: 'loud' })).toHaveLength(3);
    expect(faultsOf({ MAIL_RETENTION_DAYS: '31', RETENTION_DAYS: 'x' })).toEqual([
      expect.stringMatching(/^RETENTION_DAYS/),
    ]);
    expect(readServiceSettings({ MAIL_RETENTION_DAYS: '30' })).toMatchObject({ MAIL_RETENTION_DAYS: 30 });
  });

  it('let insurers be late only where that is said', () => {
    expect(readServiceSettings({ QUOTE_DEADLINE_MS: '2000' })).toMatchObject({ INSURER_DEADLINE_MS: 2000 });
    expect(readServiceSettings({ INSURER_DEADLINE_MS: '180000' })).toMatchObject({ INSURER_DEADLINE_MS: 180_000 });
    expect(faultsOf({ INSURER_DEADLINE_MS: '180001', QUOTE_DEADLINE_MS: '180001' })).toHaveLength(2);
    expect(readServiceSettings({ QUOTE_DEADLINE_MS: '60000' })).toMatchObject({ INSURER_DEADLINE_MS: 8000 });
  });

  it.each([
    ['SMTP_URL', 'http://mail.example', 'SMTP_URL cannot be used: it must begin with smtp:// or smtps://'],
    [
      'SMTP_URL',
      'smtp://ana:marked%@mail.example',
      'SMTP_URL cannot be used: a % in its user or password must be written %25',
    ],
    ['PRICE_HOLDS_DAYS', '14', 'PRICE_HOLDS_DAYS must be a whole number from 15 to 365'],
    [
      'PLATE_REGISTRY_URL',
      'http://registry.example/?key=marked',
      'PLATE_REGISTRY_URL must be an address that begins with https://, or with http:// on this machine, without credentials, query or fragment: plates are personal',
    ],
    ['DISTRIBUTOR_CAPACITY', 'banco', expect.stringMatching(/must be one of corredor, correduria, /)],
    ['DATA_KEY', 'a'.repeat(63), expect.stringMatching(/^DATA_KEY must be one or more keys of 32 bytes/)],
  ])('say what %s must be where it is %s', (name, value, fault) =>
    expect(faultsOf({ [name]: value })).toEqual([fault]),
  );
});
