import type { RequestHead } from './plain-request';
import { soleHeader } from './sole-header';

/** HTTP/1.1 makes one `Host` obligatory, and no version allows several (RFC 9112, 3.2). Node keeps the first of them. */
export function namesOneHost(request: Pick<RequestHead, 'rawHeaders' | 'httpVersion'>): boolean {
  const host = soleHeader(request, 'host');
  return host === undefined ? request.httpVersion !== '1.1' : host !== null;
}
