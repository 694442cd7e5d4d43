import { isIPv4, isIPv6 } from 'node:net';

/** The client of every text that is no address: they count as one, so that nonsense gains nothing. */
export const UNKNOWN_CLIENT = 'unknown';

/** An address with the port that some proxies write behind it: `192.0.2.1:443`, `[2001:db8::1]` or `[2001:db8::1]:443`. */
const IPV4_WITH_PORT = /^([\d.]{7,15}):\d{1,5}$/;
const IN_BRACKETS = /^\[([^\]]{2,64})\](?::\d{1,5})?$/;

const GROUPS = 8;
/** A provider gives one customer at least a /64 (RFC 6177). */
const GROUPS_OF_A_NETWORK = 4;
const HEXADECIMAL = 16;
/** Prefix of an IPv6 address that holds an IPv4 one: ::ffff:0:0/96 (RFC 4291, 2.5.5.2). */
const MAPPED_PREFIX = '0:0:0:0:0:ffff';

/**
 * Returns the client that an address counts for, however it is written: an IPv4 address itself, also inside IPv6, or the /64 of
 * an IPv6 address.
 */
export function clientOf(written: string | undefined): string {
  const address = bareAddress(written);
  if (address === undefined) return UNKNOWN_CLIENT;
  return isIPv4(address) ? address : `${address.split(':', GROUPS_OF_A_NETWORK).join(':')}::/64`;
}

/** Returns an address without port or brackets, IPv6 with all of its groups; undefined for other text. */
export function bareAddress(written = ''): string | undefined {
  if (isIPv4(written)) return written;
  const address = (IPV4_WITH_PORT.exec(written) ?? IN_BRACKETS.exec(written))?.[1] ?? written;
  if (isIPv6(address)) return wholeIPv6(address);
  return isIPv4(address) ? address : undefined;
}

/** Returns all eight groups of an IPv6 address without leading zeros and zone, or the IPv4 address inside it. */
function wholeIPv6(address: string): string {
  const [withoutZone] = address.split('%', 1) as [string];
  const [before, after] = new URL(`http://[${withoutZone}]`).hostname.slice(1, -1).split('::', 2) as [string, string?];
  const [left, right] = [groupsIn(before), groupsIn(after)];
  const groups = [...left, ...Array<string>(GROUPS - left.length - right.length).fill('0'), ...right];
  const [high, low] = groups.slice(-2).map((group) => Number.parseInt(group, HEXADECIMAL)) as [number, number];
  const isMapped = groups.slice(0, -2).join(':') === MAPPED_PREFIX;
  return isMapped ? [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.') : groups.join(':');
}

const groupsIn = (text = ''): string[] => (text === '' ? [] : text.split(':'));
