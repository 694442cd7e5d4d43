import { CommaSeparated, IsWholeNumber, Setting } from '@cotiza/kernel/settings';
import { IsHttpAddress, IsIpAddress, MAX_PORT } from '@cotiza/platform/process';
import { Matches } from 'class-validator';

/** The name of an operator of the console in the audit trail: the source of a regular expression. */
export const OPERATOR_NAME = '[^=,\\p{C}\\p{Zl}\\p{Zp}]{1,60}';

/** The console for operators, a process of its own. */
export class ConsoleSettings {
  @Setting(
    'Operators who may sign in to the console, as name=sha256:hash, separated by commas; `ops console new NAME` makes one. Without any, the console does not start.',
  )
  @CommaSeparated()
  @Matches(new RegExp(`^${OPERATOR_NAME}=sha256:[0-9a-f]{64}$`, 'u'), {
    each: true,
    message: 'must be entries such as maria=sha256:… separated by commas, as `ops console new NAME` prints them',
  })
  readonly CONSOLE_KEYS: readonly string[] = [];

  @Setting('Port that the console listens on; 0 takes a free one, and logs it.')
  @IsWholeNumber(0, MAX_PORT)
  readonly CONSOLE_PORT: number = 3080;

  @Setting('Address that CONSOLE_PORT is on. Others than 127.0.0.1 want TLS before them.')
  @IsIpAddress()
  readonly CONSOLE_HOST: string = '127.0.0.1';

  @Setting(
    'Addresses of the metrics of every process that the console shows, separated by commas. Without any, those of the process that the same environment starts.',
  )
  @CommaSeparated()
  @IsHttpAddress({
    each: true,
    message:
      'must be a list of addresses that begin with http:// or https://, without query or credentials, separated by commas',
  })
  readonly CONSOLE_METRICS: readonly string[] = [];
}
