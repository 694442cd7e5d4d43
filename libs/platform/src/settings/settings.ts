import { Transform } from 'class-transformer';
import { IsIn, IsIP, IsOptional, IsString, Matches, Validate } from 'class-validator';
import { HostName } from './host-name.validator';
import { AddressOrRange } from './address-or-range.validator';
import { HttpAddress } from './http-address.decorator';
import { RedisAddress } from './redis-address.validator';
import { WholeNumber } from './whole-number.decorator';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** What a distributor may be (RDL 3/2020), and how it may be paid. */
const CAPACITIES = [
  'corredor',
  'correduria',
  'agente_exclusivo',
  'agente_vinculado',
  'operador_banca_seguros',
] as const;
const REMUNERATIONS = ['comision', 'honorarios', 'comision_y_honorarios', 'ninguna'] as const;

/** No control or format characters, and none that begin a new line. */
const PRINTABLE = /^[^\p{C}\p{Zl}\p{Zp}]+$/u;

const SHORT_NAME = /^[^\p{C}\p{Zl}\p{Zp}]{1,100}$/u;

/** A telephone number as people write it: 3 to 15 digits (ITU-T E.164, 6.2.1), so that it can be dialled. */
const PHONE = /^\+?(?:[ ().-]*\d){3,15}\)?$/;

/** 32 bytes each, as 64 hexadecimal digits or as base64 of either alphabet. */
const DATA_KEYS = /^(?:[0-9a-f]{64}|[\w+/-]{43}=?)(?:\s*,\s*(?:[0-9a-f]{64}|[\w+/-]{43}=?))*$/i;

/** What `Authorization: Bearer` can bear (RFC 6750, 2.1), and long enough that nobody guesses it. */
const SHOP_KEY = /^(?=.{32})[\w.~+/-]+=*$/;

/** One mailbox: `address`, or `name <address>` (RFC 5322, 3.4). */
const MAILBOX = /^(?:[^<>@"\p{C}]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u;

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

  /** Port of the metrics alone; without it, they are at /metrics beside everything else. */
  @IsOptional()
  @WholeNumber(0, 65_535)
  readonly METRICS_PORT: number | undefined = undefined;

  /** Address that METRICS_PORT is on. */
  @IsIP(undefined, { message: '$property must be an IP address, such as 127.0.0.1 or 0.0.0.0' })
  readonly METRICS_HOST: string = '127.0.0.1';

  /** Where clients reach the service, when not at HOST and PORT. */
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.replace(/\/+$/, '') : value))
  @HttpAddress({ mayHaveQuery: false })
  readonly PUBLIC_URL: string | undefined = undefined;

  /** Whether there is a page to try the interface in; its description in OpenAPI is there all the same. */
  @IsIn(['on', 'off'], { message: '$property must be on or off' })
  readonly API_DOCS: 'on' | 'off' = 'on';

  @Matches(PRINTABLE, { message: '$property must hold only characters that can be printed' })
  readonly DISTRIBUTOR_NAME: string = 'Cotiza';

  /** Key of the distributor in the register of the supervisor, or of a region's. */
  @IsOptional()
  @Matches(PRINTABLE, { message: '$property must hold only characters that can be printed' })
  readonly DISTRIBUTOR_REGISTRATION: string | undefined = undefined;

  /** Which register that is, and where anybody looks into it. */
  @Matches(PRINTABLE, { message: '$property must hold only characters that can be printed' })
  readonly DISTRIBUTOR_REGISTER: string = 'registro de distribuidores de la DGSFP (dgsfp.mineco.gob.es)';

  /** What the distributor is by law. */
  @IsOptional()
  @IsIn(CAPACITIES, { message: `$property must be one of ${CAPACITIES.join(', ')}` })
  readonly DISTRIBUTOR_CAPACITY: (typeof CAPACITIES)[number] | undefined = undefined;

  /** How the distributor is paid. */
  @IsOptional()
  @IsIn(REMUNERATIONS, { message: `$property must be one of ${REMUNERATIONS.join(', ')}` })
  readonly DISTRIBUTOR_REMUNERATION: (typeof REMUNERATIONS)[number] | undefined = undefined;

  /** Where customers complain. */
  @IsOptional()
  @Matches(PRINTABLE, { message: '$property must hold only characters that can be printed' })
  readonly DISTRIBUTOR_COMPLAINTS: string | undefined = undefined;

  /** Postal address of the distributor, on one line. */
  @IsOptional()
  @Matches(PRINTABLE, { message: '$property must hold only characters that can be printed' })
  readonly DISTRIBUTOR_ADDRESS: string | undefined = undefined;

  /** Telephone that customers call. */
  @IsOptional()
  @Matches(PHONE, { message: '$property must be a telephone number: digits, blanks and ( ) . -, with a + before them' })
  readonly DISTRIBUTOR_PHONE: string | undefined = undefined;

  /** Requests a minute and client address to requirements and catalogues; 0 switches the limit off. */
  @WholeNumber(0)
  readonly LIMIT_REFERENCE_PER_MINUTE: number = 120;

  /** Quotations a minute and client address; 0 switches the limit off. */
  @WholeNumber(0)
  readonly LIMIT_QUOTES_PER_MINUTE: number = 20;

  /** Estimates a minute and client address, which keep nothing and write to nobody; 0 switches the limit off. */
  @WholeNumber(0)
  readonly LIMIT_ESTIMATES_PER_MINUTE: number = 60;

  /**
   * Quotations an hour that are sent to one e-mail address, and those of one identity document; 0 switches the limit off. It is
   * off by default where that of quotations is.
   */
  @WholeNumber(0)
  readonly LIMIT_MAILS_PER_RECIPIENT_PER_HOUR: number = 10;

  /** Quotations an hour that are sent to customers at all; 0: any number. */
  @WholeNumber(0)
  readonly LIMIT_MAILS_PER_HOUR: number = 0;

  /** Connections that may be open at once; 0: any number. */
  @WholeNumber(0)
  readonly LIMIT_CONNECTIONS: number = 2048;

  /** Those of one address, unless it is that of a proxy that is believed; 0: any number. */
  @WholeNumber(0)
  readonly LIMIT_CONNECTIONS_PER_ADDRESS: number = 512;

  /** Requests that one connection may be used for; 0: any number. */
  @WholeNumber(0)
  readonly LIMIT_REQUESTS_PER_CONNECTION: number = 10_000;

  /** Whether quotations that could only wait are refused at once. */
  @IsIn(['on', 'off'], { message: '$property must be on or off' })
  readonly ADMISSION: 'on' | 'off' = 'on';

  /** Quotations that may be under way at once, those that wait for insurers included. */
  @WholeNumber(1)
  readonly ADMISSION_MAX_IN_FLIGHT: number = 2000;

  /** Messages that may wait to be delivered before no more quotations are made; 0: any number. */
  @WholeNumber(0)
  readonly OUTBOX_CEILING: number = 250_000;

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

  /** Processes that serve on one address; more than one takes a database that they can share. */
  @WholeNumber(1, 64)
  readonly WORKERS: number = 1;

  @WholeNumber(1, 120_000)
  readonly INSURER_DEADLINE_MS: number = 8000;

  @WholeNumber(1, 120_000)
  readonly QUOTE_DEADLINE_MS: number = 10_000;

  /** Days for which a price holds that its insurer sets no end to. */
  @WholeNumber(1, 365)
  readonly PRICE_HOLDS_DAYS: number = 15;

  /** Folder of what the service keeps on this machine: the embedded database, its key and, by default, e-mails. */
  @IsString()
  readonly DATA_DIR: string = './data';

  /** Database that several processes share, as a PostgreSQL address; without it, the embedded one in DATA_DIR. */
  @IsOptional()
  @Matches(/^postgres(?:ql)?:\/\//, { message: '$property must be an address that begins with postgres://' })
  readonly DATABASE_URL: string | undefined = undefined;

  /** Redis on which several processes count requests together; without it, each counts by itself. */
  @IsOptional()
  @Validate(RedisAddress)
  readonly REDIS_URL: string | undefined = undefined;

  /** Keys for personal data; the first encrypts, all decrypt. */
  @IsOptional()
  @Matches(DATA_KEYS, {
    message: '$property must be one or more keys of 32 bytes in base64 or hexadecimal, separated by commas',
  })
  readonly DATA_KEY: string | undefined = undefined;

  /** Free MB on the disk below which the service says that it is degraded; 0: never. */
  @WholeNumber(0)
  readonly READY_DISK_YELLOW_MB: number = 1024;

  /** Free MB on the disk below which it is not ready; 0: never. */
  @WholeNumber(0)
  readonly READY_DISK_RED_MB: number = 100;

  /** Seconds that a message may be due without anybody taking it, before the service says that it is degraded; 0: any time. */
  @WholeNumber(0)
  readonly READY_OUTBOX_AGE_YELLOW_S: number = 120;

  /** The same before it is not ready. */
  @WholeNumber(0)
  readonly READY_OUTBOX_AGE_RED_S: number = 0;

  /** Messages that may wait before the service says that it is degraded; 0: any number. */
  @WholeNumber(0)
  readonly READY_OUTBOX_BACKLOG_YELLOW: number = 10_000;

  /** The same before it is not ready. */
  @WholeNumber(0)
  readonly READY_OUTBOX_BACKLOG_RED: number = 0;

  /** Days a quotation is kept. */
  @WholeNumber(1, 3650)
  readonly RETENTION_DAYS: number = 30;

  /** Days that an e-mail as a file is kept, counted from its quotation; as long as the quotation when it is not set. */
  @IsOptional()
  @WholeNumber(1, 3650)
  readonly MAIL_RETENTION_DAYS: number | undefined = undefined;

  @IsOptional()
  @Matches(/^smtps?:\/\//, { message: '$property must be an address that begins with smtp:// or smtps://' })
  readonly SMTP_URL: string | undefined = undefined;

  /** Folder for e-mails as files, when there is no SMTP server. */
  @IsOptional()
  @IsString()
  readonly MAIL_DIR: string | undefined = undefined;

  /** Sender of the e-mails, and the address that customers write to about their data. */
  @Matches(MAILBOX, { message: '$property must be an e-mail address, or a name and an address as in Cotiza <a@b.es>' })
  readonly MAIL_FROM: string = 'Cotiza <cotiza@localhost.localdomain>';

  /** The operator's shop: where the purchase link leads. */
  @IsOptional()
  @HttpAddress({ mayHaveQuery: true })
  readonly PURCHASE_URL: string | undefined = undefined;

  /** What the shop shows to resolve purchase links; without it, they are not resolved. */
  @IsOptional()
  @Matches(SHOP_KEY, {
    message: '$property must have at least 32 characters: letters, digits and - . _ ~ + /, then any number of =',
  })
  readonly PURCHASE_API_KEY: string | undefined = undefined;

  /** How often a purchase link may be resolved; 0: any number of times. */
  @WholeNumber(0, 1000)
  readonly PURCHASE_TOKEN_USES: number = 0;

  /** File that registers the webhook endpoints. */
  @IsOptional()
  @IsString()
  readonly WEBHOOKS_FILE: string | undefined = undefined;

  /** File that says which callers have a key; without it, no key is looked at. */
  @IsOptional()
  @IsString()
  readonly CALLERS_FILE: string | undefined = undefined;

  /** Folder of the rate books of the embedded insurers, in the place of those that come along. */
  @IsOptional()
  @IsString()
  readonly RATE_BOOKS_DIR: string | undefined = undefined;

  /** File that says which insurers are asked. */
  @IsOptional()
  @IsString()
  readonly INSURERS_FILE: string | undefined = undefined;

  /** Who knows which vehicle a plate belongs to. Which addresses may be asked is known to those who ask. */
  @IsOptional()
  @IsString()
  readonly PLATE_REGISTRY_URL: string | undefined = undefined;

  @IsOptional()
  @Matches(PRINTABLE, { message: '$property must hold only characters that can be printed' })
  readonly PLATE_REGISTRY_KEY: string | undefined = undefined;

  /** Who runs the operator's commands, for the audit trail; the account of the machine when it is not set. */
  @IsOptional()
  @Matches(SHORT_NAME, { message: '$property must have 1 to 100 characters that can be printed' })
  readonly OPERATOR: string | undefined = undefined;

  @IsIn(LOG_LEVELS, { message: `$property must be one of ${LOG_LEVELS.join(', ')}` })
  readonly LOG_LEVEL: (typeof LOG_LEVELS)[number] = 'info';
}
