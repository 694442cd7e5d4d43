import { textSetting, wholeNumberSetting } from '@cotiza/kernel';

/** 32 bytes each, as 64 hexadecimal digits or as base64 of either alphabet. */
const DATA_KEY = '([0-9a-fA-F]{64}|[\\w+/\\-]{43}=?)';

const DATA_KEYS = {
  pattern: `^${DATA_KEY}(\\s*,\\s*${DATA_KEY})*$`,
  errorMessage: 'must be one or more keys of 32 bytes in base64 or hexadecimal, separated by commas',
};

/** Where everything is kept, how it is encrypted and for how long. */
export const STORAGE_SETTINGS = {
  DATA_DIR: textSetting({
    description:
      'Folder of what is kept on this machine: the embedded database, its key and, without SMTP_URL, the e-mails.',
    default: './data',
  }),
  DATABASE_URL: textSetting(
    {
      description:
        'PostgreSQL database, as postgres://user:password@host:5432/name. Without it, the embedded database in DATA_DIR.',
      default: undefined,
    },
    {
      pattern: '^postgres(ql)?://',
      errorMessage: 'must be an address that begins with postgres://',
    },
  ),
  DATABASE_CONNECTIONS: wholeNumberSetting(
    {
      description:
        'Connections to PostgreSQL that a process holds at most. More than its cores can serve at once only wait there.',
      default: 10,
    },
    { minimum: 2, maximum: 200 },
  ),
  DATA_KEY: textSetting(
    {
      description:
        'Keys for personal data, 32 bytes each in base64, separated by commas: the first encrypts, all decrypt. Without it, one in DATA_DIR.',
      default: undefined,
    },
    DATA_KEYS,
  ),
  RETENTION_DAYS: wholeNumberSetting(
    {
      description:
        'Days that quotations are kept, and the rest of the last of them (UTC); then they are purged, whole days at once.',
      default: 30,
    },
    { minimum: 1, maximum: 3650 },
  ),
  OPERATOR: textSetting(
    {
      description:
        "Who runs the operator's commands, as the audit trail names them; the account of the machine when it is not set.",
      default: undefined,
    },
    {
      pattern: '^[^\\p{C}\\p{Zl}\\p{Zp}]{1,100}$',
      errorMessage: 'must have 1 to 100 characters that can be printed',
    },
  ),
};
