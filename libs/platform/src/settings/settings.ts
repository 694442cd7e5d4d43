import { Transform, Type } from 'class-transformer';
import { IsIn, IsInt, IsIP, IsNotEmpty, IsOptional, IsString, IsUrl, Max, Min, Validate } from 'class-validator';
import { HostName } from './host-name.validator';
import { AddressOrRange } from './address-or-range.validator';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const list = ({ value }: { value: unknown }) =>
  typeof value === 'string' ? value.split(',').map((part) => part.trim()) : value;

/**
 * Every setting of the service with its default: the names are those of the environment variables. What each is for is
 * said in `.env.example`, where a test keeps the list complete.
 */
export class Settings {
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(65_535)
  readonly PORT: number = 3000;

  @IsIP()
  readonly HOST: string = '127.0.0.1';

  /** Where clients reach the service, when not at HOST and PORT. */
  @IsOptional()
  @IsUrl({ require_tld: false, require_protocol: true, protocols: ['http', 'https'] })
  readonly PUBLIC_URL: string | undefined = undefined;

  @IsString()
  @IsNotEmpty()
  readonly DISTRIBUTOR_NAME: string = 'Cotiza';

  /** Requests a minute and client address to requirements and catalogues; 0 switches the limit off. */
  @Type(() => Number)
  @IsInt()
  @Min(0)
  readonly LIMIT_REFERENCE_PER_MINUTE: number = 120;

  /** Quotations a minute and client address; 0 switches the limit off. */
  @Type(() => Number)
  @IsInt()
  @Min(0)
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

  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(120_000)
  readonly INSURER_DEADLINE_MS: number = 8000;

  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(120_000)
  readonly QUOTE_DEADLINE_MS: number = 10_000;

  @IsIn(LOG_LEVELS)
  readonly LOG_LEVEL: (typeof LOG_LEVELS)[number] = 'info';
}
