import { createHash } from 'node:crypto';
import { PAGE_STYLE } from './page.style';

/**
 * Allows only the style of the page by its hash, and its icon. Forms may be posted to the page and to the shop that it
 * redirects to, because browsers check redirects too.
 */
const contentSecurityPolicy = (shopOrigin: string | undefined) =>
  [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(PAGE_STYLE).digest('base64')}'`,
    // The icon of the page.
    "img-src 'self'",
    "base-uri 'none'",
    ["form-action 'self'", ...(shopOrigin === undefined ? [] : [shopOrigin])].join(' '),
    "frame-ancestors 'none'",
  ].join('; ');

/**
 * Returns the headers of every answer below the purchase link. The pages are personal, so caches must not store them.
 *
 * @param shopOrigin the origin of the operator's shop, if there is one
 */
export const pageHeaders = (shopOrigin?: string) => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': contentSecurityPolicy(shopOrigin),
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
});
