import { lookup } from 'node:dns/promises';

/** Resolves a name to its addresses; rejects an unknown name. */
export type LookUp = (name: string) => Promise<readonly { readonly address: string; readonly family: number }[]>;

const systemLookUp: LookUp = (name) => lookup(name, { all: true });

/**
 * Returns one address for each process behind a name, such as that of a headless service of Kubernetes. A name with addresses of
 * both families gives those of IPv4, so that no process counts twice. An address over TLS keeps its name, as the certificate is for it.
 */
export async function placesOf(address: string, lookUp: LookUp = systemLookUp): Promise<readonly string[]> {
  const { protocol, hostname } = new URL(address);
  if (protocol !== 'http:') return [address];
  const all = await lookUp(hostname).catch(() => []);
  const ofIpv4 = all.filter(({ family }) => family === 4);
  const found = ofIpv4.length > 0 ? ofIpv4 : all;
  return found.length > 1 ? found.map((each) => addressAt(address, each.address)) : [address];
}

function addressAt(address: string, ip: string): string {
  const url = new URL(address);
  url.hostname = ip.includes(':') ? `[${ip}]` : ip;
  return url.href;
}
