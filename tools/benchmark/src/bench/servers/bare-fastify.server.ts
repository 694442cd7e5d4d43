import { bodySchema } from '@cotiza/contract';
import { existing } from '@cotiza/kernel';
import { QUOTE_RESULT_SCHEMA } from '@cotiza/quoting';
import Fastify from 'fastify';
import {
  CATALOGUE_PATH,
  LEAN_CATALOGUE_PATH,
  QUOTE_PATH,
  READY_PATH,
  readServedAnswers,
  SEARCH_PATH,
  whereToListen,
} from './served-answers';

/**
 * Fastify and nothing else: it parses, validates with ajv and answers with a compiled serialiser. It computes nothing, so
 * that it stands for the fastest that a service with such a body and such an answer could be on this stack.
 */
async function main(): Promise<void> {
  const { result, catalogue, search } = readServedAnswers();
  const catalogueBody = Buffer.from(catalogue.body, 'base64');
  const searchBody = Buffer.from(search.body, 'base64');
  const server = Fastify({
    // Judges as the service does: every fault at once, nothing converted and nothing removed.
    ajv: { customOptions: { allErrors: true, coerceTypes: false, removeAdditional: false, strictTypes: false } },
  });
  const schema = { body: bodySchema('Car'), response: { 200: QUOTE_RESULT_SCHEMA } };
  server.post(QUOTE_PATH, { schema }, (_request, reply) => {
    reply.send(result);
  });
  server.get(CATALOGUE_PATH, (_request, reply) => {
    reply.headers(catalogue.headers).send(catalogueBody);
  });
  const { etag, 'content-type': contentType } = catalogue.headers;
  server.get(LEAN_CATALOGUE_PATH, (_request, reply) => {
    reply.header('etag', etag).type(existing(contentType, 'content type of the catalogue')).send(catalogueBody);
  });
  server.get(SEARCH_PATH, (_request, reply) => {
    reply.headers(search.headers).send(searchBody);
  });
  server.get(READY_PATH, (_request, reply) => {
    reply.send({ status: 'ok' });
  });
  await server.listen(whereToListen());
}

void main();
