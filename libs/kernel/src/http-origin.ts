/** Where a server listens, as a client writes it, without a path. @param host a name or an address of either family */
export const httpOrigin = (host: string, port: number): string =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
