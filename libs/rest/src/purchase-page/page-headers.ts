import { createHash } from 'node:crypto';
import { PAGE_STYLE } from './page.style';

/**
 * The style of the page by its hash, its picture, and nothing else: nothing runs, loads or frames. Forms go to the page alone, and
 * where that leads them: browsers look at redirects too.
 */
const contentSecurityPolicy = (shopOrigin: string | undefined) =>
  [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(PAGE_STYLE).digest('base64')}'`,
    // The picture that a browser shows beside its name.
    "img-src 'self'",
    "base-uri 'none'",
    ["form-action 'self'", ...(shopOrigin === undefined ? [] : [shopOrigin])].join(' '),
    "frame-ancestors 'none'",
  ].join('; ');

/**
 * Returns the headers of every answer below the purchase link. No cache keeps a page that is for one person.
 *
 * @param shopOrigin where choosing an offer leads, where there is a shop
 */
export const pageHeaders = (shopOrigin?: string) => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': contentSecurityPolicy(shopOrigin),
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
});
