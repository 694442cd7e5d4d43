import { listSetting, textSetting, wholeNumberSetting } from '@cotiza/kernel';
import { httpAddress, IP_ADDRESS, PORT_NUMBER } from '@cotiza/platform';

/** What an operator of the console may be called in the audit trail: the source of a regular expression. */
export const OPERATOR_NAME = '[^=,\\p{C}\\p{Zl}\\p{Zp}]{1,60}';

/** The console for operators, a process of its own. */
export const CONSOLE_SETTINGS = {
  CONSOLE_KEYS: listSetting(
    {
      description:
        'Operators who may sign in to the console, as name=sha256:hash, separated by commas; `ops console new NAME` makes one. Without any, the console does not start.',
    },
    {
      items: {
        pattern: `^${OPERATOR_NAME}=sha256:[0-9a-f]{64}$`,
        errorMessage: 'must be entries as `ops console new NAME` prints them',
      },
      errorMessage: 'must be entries such as maria=sha256:… separated by commas, as `ops console new NAME` prints them',
    },
  ),
  CONSOLE_PORT: wholeNumberSetting(
    { description: 'Port that the console listens on; 0 takes a free one, and logs it.', default: 3080 },
    PORT_NUMBER,
  ),
  CONSOLE_HOST: textSetting(
    {
      description: 'Address that CONSOLE_PORT is on. Others than 127.0.0.1 want TLS before them.',
      default: '127.0.0.1',
    },
    IP_ADDRESS,
  ),
  CONSOLE_METRICS: listSetting(
    {
      description:
        'Addresses of the metrics of every process that the console shows, separated by commas. Without any, those of the process that the same environment starts.',
    },
    {
      items: httpAddress({ mayHaveQuery: false }),
      errorMessage:
        'must be a list of addresses that begin with http:// or https://, without query or credentials, separated by commas',
    },
  ),
};
