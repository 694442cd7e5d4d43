/** An SMTP server with its connection options. */
export interface SmtpServerAddress {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte; otherwise STARTTLS where the server offers it. */
  readonly secure: boolean;
  /** Sends nothing without TLS. */
  readonly requireTLS: boolean;
  /** Does not use STARTTLS even where it is offered. */
  readonly ignoreTLS: boolean;
  readonly auth: { readonly user: string; readonly pass: string } | undefined;
  /** The name of this machine in EHLO; undefined: its host name. */
  readonly name: string | undefined;
  readonly maxConnections: number;
  readonly tls: { readonly rejectUnauthorized: boolean; readonly servername?: string };
}

/** An invalid `SMTP_URL`. The message has the reason and does not quote the URL. */
export class SmtpUrlError extends Error {
  override readonly name = 'SmtpUrlError';
}

const PORTS = { 'smtp:': 587, 'smtps:': 465 } as const;
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
/** The options allowed after the question mark. */
export const SMTP_OPTIONS = [
  'requireTLS',
  'ignoreTLS',
  'name',
  'maxConnections',
  'tls.rejectUnauthorized',
  'tls.servername',
];

/** Default number of open connections. */
const CONNECTIONS = 8;

/**
 * Parses `smtp://user:password@host:587?option=value` or `smtps://...`. With a password for another machine, TLS is
 * required unless the URL has `requireTLS=false`.
 *
 * @throws SmtpUrlError
 */
export function readSmtpUrl(text: string): SmtpServerAddress {
  const url = parsed(text);
  const { protocol, hostname, port, searchParams: options } = url;
  if (protocol !== 'smtp:' && protocol !== 'smtps:') throw new SmtpUrlError('it must begin with smtp:// or smtps://');
  if (hostname === '') throw new SmtpUrlError('it names no host');
  for (const option of options.keys()) {
    if (!SMTP_OPTIONS.includes(option)) throw new SmtpUrlError(`its options can only be ${SMTP_OPTIONS.join(', ')}`);
  }
  const hasLogin = url.username !== '';
  const secure = protocol === 'smtps:';
  const servername = options.get('tls.servername');
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? PORTS[protocol] : Number(port),
    secure,
    requireTLS: !secure && flag(options, 'requireTLS', hasLogin && !LOOPBACK.test(hostname)),
    ignoreTLS: flag(options, 'ignoreTLS', false),
    auth: hasLogin ? { user: decoded(url.username), pass: decoded(url.password) } : undefined,
    name: options.get('name') ?? undefined,
    maxConnections: connections(options.get('maxConnections')),
    tls: {
      rejectUnauthorized: flag(options, 'tls.rejectUnauthorized', true),
      ...(servername === null ? {} : { servername }),
    },
  };
}

function parsed(text: string): URL {
  try {
    return new URL(text);
  } catch {
    throw new SmtpUrlError('it is no address such as smtp://user:password@mail.example:587');
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new SmtpUrlError('a % in its user or password must be written %25');
  }
}

function flag(options: URLSearchParams, name: string, otherwise: boolean): boolean {
  const value = options.get(name);
  if (value === null) return otherwise;
  if (value !== 'true' && value !== 'false') throw new SmtpUrlError(`its option ${name} must be true or false`);
  return value === 'true';
}

function connections(value: string | null): number {
  if (value === null) return CONNECTIONS;
  if (!/^[1-9]\d?$/.test(value)) throw new SmtpUrlError('its option maxConnections must be 1 to 99');
  return Number(value);
}
