import { unknownSettings } from './unknown-settings';

const SETTINGS = [
  ...['PORT', 'HOST', 'METRICS_PORT', 'PUBLIC_URL', 'LIMIT_QUOTES_PER_MINUTE', 'TRUST_PROXY', 'REDIS_URL', 'LOG_LEVEL'],
  ...[
    'DATABASE_URL',
    'DATA_DIR',
    'RETENTION_DAYS',
    'SMTP_URL',
    'MAIL_DIR',
    'MAIL_FROM',
    'WEBHOOKS_FILE',
    'INSURERS_FILE',
  ],
  ...['MCP_ALLOWED_HOSTS', 'PURCHASE_URL', 'INSURER_DEADLINE_MS', 'QUOTE_DEADLINE_MS', 'OPERATOR', 'WORKERS'],
];

describe('variables that look like a setting', () => {
  it.each([
    ['LIMIT_QUOTE_PER_MINUTE', 'LIMIT_QUOTES_PER_MINUTE'],
    ['COTIZA_PORT', 'PORT'],
    ['COTIZA_LIMIT_QUOTE_PER_MINUTE', 'LIMIT_QUOTES_PER_MINUTE'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['INSURER_FILE', 'INSURERS_FILE'],
    ['WEBHOOK_FILE', 'WEBHOOKS_FILE'],
    ['MCP_ALLOWED_HOST', 'MCP_ALLOWED_HOSTS'],
    ['PURCHSAE_URL', 'PURCHASE_URL'],
    ['RETENTIONDAYS', 'RETENTION_DAYS'],
    ['INSURER_DEADLINE', 'INSURER_DEADLINE_MS'],
    ['log_level', 'LOG_LEVEL'],
  ])('%s is told to be %s misspelt', (variable, meant) =>
    expect(unknownSettings(SETTINGS, { [variable]: '1' })).toEqual([{ variable, meant }]),
  );

  it.each(['TRUST_PROXIES_OF_MINE', 'INSURER_PATIENCE', 'COTIZA_COLOUR'])('%s is told to be none', (variable) =>
    expect(unknownSettings(SETTINGS, { [variable]: '1' })).toEqual([{ variable }]),
  );

  it.each([
    ...['PATH', 'HOME', 'HOSTNAME', 'HOSTTYPE', 'POST', 'SHELL', 'USER', 'PWD', 'MAIL', 'LOGNAME', 'TERM', 'LANG'],
    ...[
      'PGHOST',
      'PGPORT',
      'PGDATA',
      'DATABASE_USER',
      'REDIS_URL',
      'SMTP_HOST',
      'HTTP_PROXY',
      'NODE_ENV',
      'XDG_DATA_DIRS',
    ],
    ...['MCP_SERVER', 'PUBLIC', 'npm_config_loglevel', 'LIMIT_QUOTES_PER_MINUTE', 'PORT'],
  ])('%s is not one of them', (variable) => expect(unknownSettings(SETTINGS, { [variable]: '1' })).toEqual([]));
});
