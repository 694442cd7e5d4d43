import { BlockList, isIPv6 } from 'node:net';
import { bareAddress } from '../limits/client-of';

/**
 * Recognises the proxies of a list of addresses and ranges. An address with a port, as some proxies write it, and an IPv4
 * address inside IPv6 count as the bare address.
 */
export function trustedProxies(written: readonly string[]): (address: string | undefined) => boolean {
  if (written.length === 0) return () => false;
  const list = blockListOf(written);
  return (address) => {
    const bare = bareAddress(address);
    return bare !== undefined && list.check(bare, familyOf(bare));
  };
}

function blockListOf(written: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of written) {
    const [address, bits] = entry.split('/') as [string, string?];
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return list;
}

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');
