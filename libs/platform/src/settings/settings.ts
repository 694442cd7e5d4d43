import { Transform } from 'class-transformer';
import { IsIn, IsIP, IsOptional, IsUrl, Matches, Validate } from 'class-validator';
import { HostName } from './host-name.validator';
import { AddressOrRange } from './address-or-range.validator';
import { WholeNumber } from './whole-number.decorator';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** No control or format characters, and none that begin a new line. */
const PRINTABLE = /^[^\p{C}\p{Zl}\p{Zp}]+$/u;

const list = ({ value }: { value: unknown }) =>
  typeof value === 'string' ? value.split(',').map((part) => part.trim()) : value;

/**
 * Every setting of the service with its default: the names are those of the environment variables. What each is for is
 * said in `.env.example`, where a test keeps the list complete.
 */
export class Settings {
  @WholeNumber(0, 65_535)
  readonly PORT: number = 3000;

  /** `localhost` is 127.0.0.1: a name could stand for several addresses, and one server listens on one. */
  @Transform(({ value }: { value: unknown }) => (value === 'localhost' ? '127.0.0.1' : value))
  @IsIP(undefined, { message: '$property must be an IP address, such as 127.0.0.1 or 0.0.0.0' })
  readonly HOST: string = '127.0.0.1';

  /** Where clients reach the service, when not at HOST and PORT. */
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.replace(/\/+$/, '') : value))
  @IsUrl(
    {
      require_tld: false,
      require_protocol: true,
      protocols: ['http', 'https'],
      disallow_auth: true,
      allow_query_components: false,
      allow_fragments: false,
    },
    { message: '$property must be an address that begins with http:// or https://, without query or credentials' },
  )
  readonly PUBLIC_URL: string | undefined = undefined;

  @Matches(PRINTABLE, { message: '$property must hold only characters that can be printed' })
  readonly DISTRIBUTOR_NAME: string = 'Cotiza';

  /** Requests a minute and client address to requirements and catalogues; 0 switches the limit off. */
  @WholeNumber(0)
  readonly LIMIT_REFERENCE_PER_MINUTE: number = 120;

  /** Quotations a minute and client address; 0 switches the limit off. */
  @WholeNumber(0)
  readonly LIMIT_QUOTES_PER_MINUTE: number = 20;

  /** Proxies whose statement of the client's address is believed: addresses or ranges. */
  @Transform(list)
  @Validate(AddressOrRange, { each: true })
  readonly TRUST_PROXY: string[] = [];

  /** Host names under which MCP clients may reach the service, besides this machine's and the public one. */
  @Transform(list)
  @Validate(HostName, { each: true })
  readonly MCP_ALLOWED_HOSTS: string[] = [];

  /** Host names of the pages that may call MCP from a browser, besides this machine's and the public one. */
  @Transform(list)
  @Validate(HostName, { each: true })
  readonly MCP_ALLOWED_ORIGINS: string[] = [];

  @WholeNumber(1, 120_000)
  readonly INSURER_DEADLINE_MS: number = 8000;

  @WholeNumber(1, 120_000)
  readonly QUOTE_DEADLINE_MS: number = 10_000;

  @IsIn(LOG_LEVELS, { message: `$property must be one of ${LOG_LEVELS.join(', ')}` })
  readonly LOG_LEVEL: (typeof LOG_LEVELS)[number] = 'info';
}
