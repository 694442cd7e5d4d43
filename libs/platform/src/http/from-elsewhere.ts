import type { IncomingHttpHeaders } from 'node:http';

/** What `Sec-Fetch-Site` says of what a page or the person itself sends to its own site (Fetch Metadata). */
const OWN: readonly unknown[] = ['same-origin', 'none'];

/**
 * Whether a browser says that a page of another site sends this. Whoever may not act cannot anyway; this keeps a page of others from
 * acting in the place of somebody who visits it. Browsers that say nothing of it are let in: a page may tell them to name no
 * origin (`no-referrer`), which they say as `null`.
 */
export function isFromElsewhere({ host, origin, 'sec-fetch-site': site }: IncomingHttpHeaders): boolean {
  if (site !== undefined) return !OWN.includes(site);
  return origin !== undefined && origin !== 'null' && hostOf(origin) !== host;
}

const hostOf = (origin: string): string | undefined => (URL.canParse(origin) ? new URL(origin).host : undefined);
