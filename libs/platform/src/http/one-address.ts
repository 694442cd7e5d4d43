import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';

/** Marks a page with relative links: its address with a slash at the end leads to the one without. */
export const AtOneAddress = () => RouteConfig({ hasOneAddress: true });

/** Returns the address of such a page without the slash at its end, relative to it, because a proxy may add a path. */
export function addressWithoutSlash({ url, routeOptions }: FastifyRequest): string | undefined {
  if (!(routeOptions.config as { readonly hasOneAddress?: true } | undefined)?.hasOneAddress) return undefined;
  const end = url.indexOf('?');
  const path = end < 0 ? url : url.slice(0, end);
  if (!path.endsWith('/')) return undefined;
  const parts = path.split('/');
  const last = parts.findLastIndex((part) => part !== '');
  return `${'../'.repeat(parts.length - 1 - last)}${parts[last] ?? ''}${url.slice(path.length)}`;
}
