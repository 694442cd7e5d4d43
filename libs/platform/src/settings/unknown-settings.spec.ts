import { unknownSettings, idleSettings } from './unknown-settings';

const SETTINGS =
  `PORT HOST METRICS_PORT PUBLIC_URL LIMIT_QUOTES_PER_MINUTE TRUST_PROXY REDIS_URL LOG_LEVEL DATABASE_URL DATA_DIR
  RETENTION_DAYS SMTP_URL MAIL_DIR MAIL_FROM WEBHOOKS_FILE INSURERS_FILE CALLERS_FILE MCP_ALLOWED_HOSTS PURCHASE_URL
  INSURER_DEADLINE_MS QUOTE_DEADLINE_MS OPERATOR DATA_KEY ADMISSION API_DOCS CONSOLE_PORT CONSOLE_HOST
  OTEL_EXPORTER_OTLP_ENDPOINT OTEL_SERVICE_NAME`.split(/\s+/);

/** Variables as a shell, npm, systemd, Docker, Kubernetes, CI and other programs set them. */
const ORDINARY =
  `PATH HOME HOSTNAME HOSTTYPE HOSTS PORTS POST SHELL USER PWD OLDPWD MAIL MAILDIR LOGNAME TERM LANG LC_ALL TZ TMPDIR EDITOR
  SHLVL DISPLAY PS1 IFS _ SSH_CONNECTION XDG_DATA_DIRS XDG_DATA_HOME NODE_ENV NODE_OPTIONS NODE_VERSION npm_config_loglevel
  npm_package_name INIT_CWD PGHOST PGPORT PGDATA PGUSER DATABASE_USER DATABASE_HOST DATABASE_NAME REDIS_HOST REDIS_PORT SMTP_HOST
  SMTP_PORT HTTP_PROXY HTTPS_PROXY NO_PROXY CI GITHUB_ACTIONS GITHUB_API_URL RUNNER_OS INVOCATION_ID JOURNAL_STREAM NOTIFY_SOCKET
  KUBERNETES_SERVICE_HOST KUBERNETES_PORT KUBERNETES_PORT_443_TCP POSTGRES_PORT_5432_TCP_ADDR OTEL_SERVICE_VERSION
  OTEL_EXPORTER_OTLP_HEADERS OTEL_EXPORTER_ZIPKIN_ENDPOINT MCP_SERVER PUBLIC LOGLEVELS_DIR SYSTEM_LOG_LEVEL`.split(
    /\s+/,
  );

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
    ['DATABSE_URL', 'DATABASE_URL'],
    ['DATBSE_URL', 'DATABASE_URL'],
    ['DATABASE_ULR', 'DATABASE_URL'],
    ['DATA_KEYS', 'DATA_KEY'],
    ['STMP_URL', 'SMTP_URL'],
    ['CALERS_FIEL', 'CALLERS_FILE'],
  ])('%s is %s misspelt', (variable, meant) =>
    expect(unknownSettings(SETTINGS, { [variable]: '1' })).toEqual([{ variable, meant }]),
  );

  it.each(['TRUST_PROXIES_OF_MINE', 'INSURER_PATIENCE', 'COTIZA_COLOUR'])('%s is none', (variable) =>
    expect(unknownSettings(SETTINGS, { [variable]: '1' })).toEqual([{ variable }]),
  );

  it.each([...ORDINARY, ...SETTINGS])('%s is not one of them', (variable) =>
    expect(unknownSettings(SETTINGS, { [variable]: '1' })).toEqual([]),
  );
});

const FACTS = {
  SERVER: { description: 'A server.' },
  KEY: { description: 'Its key.', needs: 'SERVER' },
  FOLDER: { description: 'Without it, a folder.', replacedBy: 'SERVER' },
};

describe('settings without effect', () => {
  it.each([{}, { FOLDER: 'mail' }, { SERVER: 'https://a.example', KEY: 'k' }])('are none of %j', (settings) =>
    expect(idleSettings(FACTS, settings)).toEqual([]),
  );

  it('are named with the setting that makes them so', () => {
    expect(idleSettings(FACTS, { KEY: 'k' })).toEqual([{ variable: 'KEY', because: 'SERVER is not set' }]);
    expect(idleSettings(FACTS, { SERVER: 's', FOLDER: 'mail' })).toEqual([
      { variable: 'FOLDER', because: 'SERVER is set' },
    ]);
  });
});
