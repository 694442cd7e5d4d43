import { CommaSeparated, IsWholeNumber, Setting } from '@cotiza/kernel/settings';
import { Transform } from 'class-transformer';
import { IsAddressOrRange, IsHttpAddress, IsIpAddress, MAX_PORT } from '../settings/addresses';

export class HttpSettings {
  @Setting('Port to listen on; 0 takes a free one.')
  @IsWholeNumber(0, MAX_PORT)
  readonly PORT: number = 3000;

  @Setting('Address to listen on: an IP address, or localhost for 127.0.0.1; 0.0.0.0 for every one of the machine.')
  @Transform(({ value }) => (value === 'localhost' ? '127.0.0.1' : (value as string)))
  @IsIpAddress()
  readonly HOST: string = '127.0.0.1';

  @Setting(
    'Port on which metrics and health are served; without it they are at /metrics and /health of PORT. 0 takes a free one, and logs it.',
  )
  @IsWholeNumber(0, MAX_PORT)
  readonly METRICS_PORT?: number;

  @Setting('Address that METRICS_PORT is on.')
  @IsIpAddress()
  readonly METRICS_HOST: string = '127.0.0.1';

  @Setting('Address at which clients reach the service, when it is not HOST and PORT.')
  @Transform(({ value }) => (value as string).replace(/\/+$/, ''))
  @IsHttpAddress()
  readonly PUBLIC_URL?: string;

  @Setting(
    'Proxies that may state the client address: IP addresses or CIDR ranges, separated by commas. None by default.',
  )
  @CommaSeparated()
  @IsAddressOrRange({ each: true })
  readonly TRUST_PROXY: readonly string[] = [];

  @Setting(
    'Seconds for which requests are still answered after SIGTERM, not ready and closing each connection, before the server closes: a proxy turns to other processes in that time.',
  )
  @IsWholeNumber(0, 60)
  readonly DRAIN_SECONDS: number = 5;

  @Setting('Connections that may be open at once; 0 for any number.')
  @IsWholeNumber()
  readonly LIMIT_CONNECTIONS: number = 2048;

  @Setting('Requests that one connection may be used for before it is closed in order; 0 for any number.')
  @IsWholeNumber()
  readonly LIMIT_REQUESTS_PER_CONNECTION: number = 10_000;
}
