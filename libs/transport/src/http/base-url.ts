const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** A base address in parts. */
export interface BaseUrl {
  readonly origin: string;
  /** Empty, or the beginning of every path, without a slash at the end. */
  readonly prefix: string;
}

/**
 * Returns the fault of a base address as the end of a sentence, or undefined.
 *
 * @param allowPlainHttp allows `http` to other machines, inside a closed network
 */
export function baseUrlFault(text: string, allowPlainHttp = false): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !['https:', 'http:'].includes(url.protocol)) return 'must be an http or https address';
  const { username, password, search, hash } = url;
  if (username + password + search + hash !== '') return 'must have no credentials, no query and no fragment';
  if (url.protocol === 'https:' || allowPlainHttp || LOOPBACK.test(url.hostname)) return undefined;
  return 'must be https: what is sent is personal (http is for this machine, or with allowPlainHttp)';
}

/** Parses a valid address. */
export function readBaseUrl(text: string): BaseUrl {
  const { origin, pathname } = new URL(text);
  return { origin, prefix: pathname.replace(/\/+$/, '') };
}
