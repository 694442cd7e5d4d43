import { BlockList, isIPv6 } from 'node:net';
import { bareAddress } from '../limits/client-of';

/** Whether what stands at an address is believed when it states whom it speaks for. */
export type IsTrusted = (address: string | undefined) => boolean;

/**
 * The proxies of a list of addresses and ranges. Some proxies write the address of the one before them with its port, and a
 * server on both families sees IPv4 ones inside IPv6: they are the same proxies.
 */
export function trustedProxies(written: readonly string[]): IsTrusted {
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
