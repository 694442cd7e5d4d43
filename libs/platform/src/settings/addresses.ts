import { isIP } from 'node:net';
import type { ListSchema, TextSchema } from '@cotiza/kernel';

type Kind = Pick<TextSchema, 'faultOf'>;
type ListOf = { readonly items: Kind } & Pick<ListSchema, 'errorMessage'>;

const BITS: Readonly<Record<number, number>> = { 4: 32, 6: 128 };
const PREFIX_LENGTH = /^[1-9][0-9]{0,2}$/;
const REDIS_PROTOCOLS = ['redis:', 'rediss:'];
const REDIS_DATABASE = /^\/?\d*$/;

const kind = (errorMessage: string, accepts: (text: string) => boolean): Kind => ({
  faultOf: (text) => (accepts(text) ? undefined : errorMessage),
});

const listOf = (errorMessage: string, accepts: (text: string) => boolean): ListOf => ({
  items: kind(errorMessage, accepts),
  errorMessage,
});

/** A port to listen on; 0 takes a free one. */
export const PORT_NUMBER = { minimum: 0, maximum: 65_535 };

/** An IP address. */
export const IP_ADDRESS = kind('must be an IP address, such as 127.0.0.1 or 0.0.0.0', (text) => isIP(text) !== 0);

/** IP addresses, or ranges of them in CIDR notation; one of no bits would be every address there is. */
export const ADDRESSES_OR_RANGES = listOf(
  'must be a list of IP addresses or CIDR ranges separated by commas',
  (text) => {
    const [address = '', bits, ...rest] = text.split('/');
    const version = isIP(address);
    if (version === 0 || rest.length > 0) return false;
    return bits === undefined || (PREFIX_LENGTH.test(bits) && Number(bits) <= (BITS[version] ?? 0));
  },
);

/** Host names as they stand in addresses: no scheme, no port, no path; an IPv6 address in brackets. */
export const HOST_NAMES = listOf('must be a list of host names separated by commas, without scheme or port', (text) => {
  const address = `http://${text}`;
  return text !== '' && URL.canParse(address) && new URL(address).hostname === text.toLowerCase();
});

/** Where a Redis is: scheme, host, and if need be user, password, port and number of the database. */
export const REDIS_ADDRESS = kind(
  'must be an address such as redis://user:password@host:6379/0, or one that begins with rediss://',
  (text) => {
    if (!URL.canParse(text)) return false;
    const { protocol, hostname, pathname, search, hash } = new URL(text);
    return REDIS_PROTOCOLS.includes(protocol) && hostname !== '' && REDIS_DATABASE.test(pathname) && !search && !hash;
  },
);

/** An http or https address, on the internet or not. */
export const httpAddress = ({ mayHaveQuery }: { readonly mayHaveQuery: boolean }): Kind =>
  kind(
    `must be an address that begins with http:// or https://, without ${mayHaveQuery ? 'credentials or fragment' : 'query or credentials'}`,
    (text) => {
      if (!/^https?:\/\/[^\s\\#]+$/i.test(text) || !URL.canParse(text)) return false;
      const { username, password } = new URL(text);
      return username === '' && password === '' && (mayHaveQuery || !text.includes('?'));
    },
  );
