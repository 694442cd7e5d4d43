/** A request of HTTP/1.1 as its bytes go over the wire; JSON when it has a body. */
export function rawRequest(path: string, body?: string): Buffer {
  const bytes = Buffer.from(body ?? '');
  const content = body === undefined ? [] : ['Content-Type: application/json', `Content-Length: ${bytes.length}`];
  const method = body === undefined ? 'GET' : 'POST';
  const head = [`${method} ${path} HTTP/1.1`, 'Host: 127.0.0.1', 'Accept: application/json', ...content];
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), bytes]);
}
