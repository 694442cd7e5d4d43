import { lookup } from 'node:dns/promises';

/** The addresses that a name stands for; rejects where there is no such name. */
export type LookUp = (name: string) => Promise<readonly { readonly address: string; readonly family: number }[]>;

const systemLookUp: LookUp = (name) => lookup(name, { all: true });

/**
 * Where the processes are that one address stands for: several where its name has several addresses, as that of a headless
 * service of Kubernetes has. Where it has both, those of IPv4 are taken, so that no process is there twice. One over TLS is asked
 * by its name alone, which its certificate is for.
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
