import type { IncomingHttpHeaders } from 'node:http';

const NAMES = ['accept', 'content-type', 'mcp-protocol-version', 'mcp-method', 'mcp-name'];

/** The headers by which the SDK decides how to answer. */
export const deciding = (headers: IncomingHttpHeaders) => NAMES.map((name) => headers[name]);
