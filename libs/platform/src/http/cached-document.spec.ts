import { gunzipSync } from 'node:zlib';
import { fastify } from 'fastify';
import { cachedDocument, cachedText, sendDocument } from './cached-document';

const LONG = 'Calle de la Princesa. '.repeat(100);
const DOCUMENTS = {
  long: cachedText(LONG, 'text/plain; charset=utf-8'),
  short: cachedText('{}'),
  picture: cachedDocument(Buffer.from(LONG), 'image/png'),
};

async function read(name: keyof typeof DOCUMENTS, headers: Record<string, string>) {
  const server = fastify();
  server.get('/', (_request, reply) => sendDocument(reply, DOCUMENTS[name]));
  return server.inject({ url: '/', headers });
}

it.each(['gzip', 'br, gzip;q=0.8', 'deflate,*', 'GZIP ; q=1'])('is compressed for %s', async (accepted) => {
  const { headers, rawPayload } = await read('long', { 'accept-encoding': accepted });
  expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
  expect(gunzipSync(rawPayload).toString()).toBe(LONG);
  expect(Number(headers['content-length'])).toBe(rawPayload.length);
});

it.each(['', 'br', 'identity', 'gzip;q=0', 'gzip; q=0.0, br', 'xgzip'])('is plain for "%s"', async (accepted) => {
  const { headers, payload } = await read('long', { 'accept-encoding': accepted });
  expect([headers['content-encoding'], headers.vary, payload]).toEqual([undefined, 'Accept-Encoding', LONG]);
});

it.each(['short', 'picture'] as const)('is plain when compression gains nothing: %s', async (name) => {
  expect((await read(name, { 'accept-encoding': 'gzip' })).headers).not.toHaveProperty('content-encoding');
});

it('has a tag for each encoding, and either says that the client has the document', async () => {
  const tags = [];
  for (const encoding of ['identity', 'gzip']) {
    const { etag } = (await read('long', { 'accept-encoding': encoding })).headers;
    tags.push(etag);
    for (const other of ['identity', 'gzip']) {
      const again = await read('long', { 'accept-encoding': other, 'if-none-match': `W/${etag}` });
      expect([again.statusCode, again.payload]).toEqual([304, '']);
    }
  }
  expect(new Set(tags).size).toBe(2);
});
