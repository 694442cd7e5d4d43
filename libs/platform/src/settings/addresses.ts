import { isIP } from 'node:net';
import { IsText } from '@cotiza/kernel/settings';
import type { ValidationOptions } from 'class-validator';

const BITS: Readonly<Record<number, number>> = { 4: 32, 6: 128 };
const PREFIX_LENGTH = /^[1-9][0-9]{0,2}$/;
const REDIS_PROTOCOLS = ['redis:', 'rediss:'];
const REDIS_DATABASE = /^\/?\d*$/;

/** The highest port; 0 takes a free one. */
export const MAX_PORT = 65_535;

const addressOf =
  (errorMessage: string, accepts: (text: string) => boolean) =>
  (options: ValidationOptions = {}): PropertyDecorator =>
    IsText((text) => (accepts(text) ? undefined : errorMessage), { message: errorMessage, ...options });

export const IsIpAddress = addressOf('must be an IP address, such as 127.0.0.1 or 0.0.0.0', (text) => isIP(text) !== 0);

/** Accepts an IP address, or a range in CIDR notation; one of no bits would be every address there is. */
export const IsAddressOrRange = addressOf(
  'must be a list of IP addresses or CIDR ranges separated by commas',
  (text) => {
    const [address = '', bits, ...rest] = text.split('/');
    const version = isIP(address);
    if (version === 0 || rest.length > 0) return false;
    return bits === undefined || (PREFIX_LENGTH.test(bits) && Number(bits) <= (BITS[version] ?? 0));
  },
);

/** Accepts a host name as addresses have it: no scheme, no port, no path; an IPv6 address in brackets. */
export const IsHostName = addressOf(
  'must be a list of host names separated by commas, without scheme or port',
  (text) => {
    const address = `http://${text}`;
    return text !== '' && URL.canParse(address) && new URL(address).hostname === text.toLowerCase();
  },
);

/** Accepts the address of a Redis: scheme, host, and if need be user, password, port and number of the database. */
export const IsRedisAddress = addressOf(
  'must be an address such as redis://user:password@host:6379/0, or one that begins with rediss://',
  (text) => {
    if (!URL.canParse(text)) return false;
    const { protocol, hostname, pathname, search, hash } = new URL(text);
    return REDIS_PROTOCOLS.includes(protocol) && hostname !== '' && REDIS_DATABASE.test(pathname) && !search && !hash;
  },
);

const isHttpAddress = (text: string): boolean => {
  if (!/^https?:\/\/[^\s\\#]+$/i.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username === '' && password === '';
};

export const IsHttpAddress = addressOf(
  'must be an address that begins with http:// or https://, without query or credentials',
  (text) => isHttpAddress(text) && !text.includes('?'),
);

export const IsHttpAddressWithQuery = addressOf(
  'must be an address that begins with http:// or https://, without credentials or fragment',
  isHttpAddress,
);
