import type { FastifyRequest } from 'fastify';
import { ProblemException } from '../problem.exception';
import { parseJsonBody } from './request-bodies';

function read(bytes: Buffer, headers: Record<string, string> = {}, config = {}): unknown {
  let result: unknown;
  const given = { headers: { 'content-type': 'application/json', ...headers }, routeOptions: { config } };
  const request = given as unknown as FastifyRequest;
  parseJsonBody(request, bytes, (error, body) => {
    result = error instanceof ProblemException ? error.refusal.problem : body;
  });
  return result;
}

const JSON_TEXT = '{"nombre":"Lucía"}';

describe('a body', () => {
  it.each([
    'application/json',
    'application/json; charset=utf-8',
    'application/json;charset="UTF-8"',
    'application/json; charset=utf8',
    'application/json; profile=x',
  ])('is read as UTF-8 when it comes as %s', (type) => {
    expect(read(Buffer.from(JSON_TEXT), { 'content-type': type })).toEqual({ nombre: 'Lucía' });
  });

  it.each([
    'application/json; charset=iso-8859-1',
    'application/json;Charset="utf-16le"',
    'application/json; charset=',
  ])('is of a type that is not supported when it comes as %s', (type) => {
    expect(read(Buffer.from(JSON_TEXT), { 'content-type': type })).toBe('tipo_no_soportado');
  });

  it.each(['gzip', 'br', 'identity, gzip', ''])('is of a type that is not supported when coded as "%s"', (encoding) => {
    expect(read(Buffer.from(JSON_TEXT), { 'content-encoding': encoding })).toBe('tipo_no_soportado');
  });

  it('is of a type that is not supported where a page sends its form', () => {
    expect(read(Buffer.from(JSON_TEXT), {}, { takesForm: true })).toBe('tipo_no_soportado');
  });

  it('may begin with a byte order mark', () => {
    expect(read(Buffer.from(`\uFEFF${JSON_TEXT}`))).toEqual({ nombre: 'Lucía' });
  });

  it.each([
    ['Latin-1', Buffer.from(JSON_TEXT, 'latin1')],
    ['UTF-16', Buffer.from(JSON_TEXT, 'utf16le')],
    ['half a character', Buffer.from([0x22, 0xc3, 0x22])],
    ['half a surrogate', Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22])],
    ['nothing', Buffer.alloc(0)],
    ['half a text', Buffer.from('{"a":')],
  ])('of %s is not valid JSON', (_name, bytes) => {
    expect(read(bytes)).toBe('json_invalido');
  });

  it('may have any key, which is a property like others', () => {
    const body = read(Buffer.from('{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}'));
    expect(Object.keys(body as object)).toEqual(['__proto__', 'constructor']);
    expect(Object.getPrototypeOf(body)).toBe(Object.prototype);
    expect((body as { admin?: unknown }).admin).toBeUndefined();
  });
});
