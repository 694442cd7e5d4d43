import type { IncomingHttpHeaders } from 'node:http';

/** Values of `Sec-Fetch-Site` for requests of a page to its own site, or of the person (Fetch Metadata). */
const OWN: readonly unknown[] = ['same-origin', 'none'];

/**
 * Returns true for a request that a browser sends for a page of another site, so that such a page cannot act in the place of a
 * visitor. Requests without these headers pass; so does `Origin: null`, which a page without a referrer policy may send.
 */
export function isFromElsewhere({ host, origin, 'sec-fetch-site': site }: IncomingHttpHeaders): boolean {
  if (site !== undefined) return !OWN.includes(site);
  return origin !== undefined && origin !== 'null' && hostOf(origin) !== host;
}

const hostOf = (origin: string): string | undefined => (URL.canParse(origin) ? new URL(origin).host : undefined);
