import { bodySchema } from '@cotiza/contract';
import { QUOTE_RESULT_SCHEMA } from '@cotiza/quoting';
import Fastify from 'fastify';
import { CATALOGUE_PATH, QUOTE_PATH } from '../../service-requests';
import { announce, readServed } from './served';

/** Fastify alone: parses, validates with ajv and answers with a compiled serialiser. */
async function main(): Promise<void> {
  const { quote, catalogue } = readServed();
  const server = Fastify({
    // Validates as the service does: all faults at once, nothing converted and nothing removed.
    ajv: { customOptions: { allErrors: true, coerceTypes: false, removeAdditional: false, strictTypes: false } },
  });
  const schema = { body: bodySchema('Car'), response: { 200: QUOTE_RESULT_SCHEMA } };
  server.post(QUOTE_PATH, { schema }, () => quote);
  const catalogueBody = Buffer.from(catalogue.body);
  server.get(new URL(CATALOGUE_PATH, 'http://127.0.0.1').pathname, (_request, reply) =>
    reply.headers(catalogue.headers).send(catalogueBody),
  );
  announce(await server.listen({ port: 0, host: '127.0.0.1' }));
}

void main();
