import { cachedText, sendDocument } from '@cotiza/platform';
import type { FastifyReply } from 'fastify';
import { createHash } from 'node:crypto';

const hashOf = (style: string): string => `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/**
 * Returns the headers of a page: its policy allows only its style, by its hash, and its icon. Forms may be posted to the page
 * and to the shop that it redirects to, because browsers check redirects too. Caches must not store what a person sent.
 *
 * @param styles what its style elements may contain
 * @param shopOrigin the origin of the operator's shop, if the page leads there
 */
export const pageHeaders = (styles: string | readonly string[], shopOrigin?: string) => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': [
    "default-src 'none'",
    ['style-src', ...[styles].flat().map(hashOf)].join(' '),
    // The icon of the page.
    "img-src 'self'",
    "base-uri 'none'",
    ["form-action 'self'", ...(shopOrigin === undefined ? [] : [shopOrigin])].join(' '),
    "frame-ancestors 'none'",
  ].join('; '),
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
});

/** Sends a page that is the same for everybody: it may be compressed, and browsers keep it and ask whether it has changed. */
export const sendPublicPage = (
  reply: FastifyReply,
  headers: Readonly<Record<string, string>>,
  page: string,
): Promise<void> => sendDocument(reply.headers(headers), cachedText(page, headers['content-type']), 'no-cache');
