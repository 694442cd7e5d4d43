import { QuoteAnswerReader } from './quote-answer';

const answer = (status: string, headers: string, body: string) =>
  Buffer.from(`HTTP/1.1 ${status}\r\n${headers}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);

const REFUSAL = answer('503 Service Unavailable', 'Retry-After: 4\r\n', '{"error":"servicio_saturado","mensaje":"…"}');
const QUOTE = answer('200 OK', '', '{"estado":"cotizado","referencia":"COT-0123456789","ofertas":[]}');

it('tells a quotation from a refusal, also in pieces and one after the other', () => {
  const reader = new QuoteAnswerReader();
  const read: unknown[] = [];
  for (const byte of Buffer.concat([REFUSAL, QUOTE])) read.push(reader.read(Buffer.of(byte)));
  expect(read.filter(Boolean)).toEqual([
    { status: 503, error: 'servicio_saturado', hasRetryAfter: true, reference: undefined },
    { status: 200, error: undefined, hasRetryAfter: false, reference: 'COT-0123456789' },
  ]);
});

it('reads what MCP answers: quotations in chunks, refusals in words', () => {
  const quote = 'data: {"structuredContent":{"referencia":"COT-9876543210"}}\n\n';
  const chunked = `HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n${quote.length.toString(16)}\r\n${quote}\r\n0\r\n\r\n`;
  const words = 'Espera 4 segundos';
  const refusal = answer(
    '200 OK',
    '',
    `data: {"text":"${words}","isError":true,"_meta":{"error":"servicio_saturado"}}\n\n`,
  );
  for (const step of [1, 7, 10_000]) {
    const reader = new QuoteAnswerReader();
    const read: unknown[] = [];
    for (const bytes of [Buffer.from(chunked), refusal, Buffer.from(chunked)]) {
      for (let at = 0; at < bytes.length; at += step) read.push(reader.read(bytes.subarray(at, at + step)));
    }
    expect(read.filter(Boolean)).toEqual([
      { status: 200, error: undefined, hasRetryAfter: false, reference: 'COT-9876543210' },
      { status: 200, error: 'servicio_saturado', hasRetryAfter: true, reference: undefined },
      { status: 200, error: undefined, hasRetryAfter: false, reference: 'COT-9876543210' },
    ]);
  }
});

it('sees that a refusal does not say when to come again', () => {
  const reader = new QuoteAnswerReader();
  expect(reader.read(answer('503 x', '', '{"error":"servicio_saturado"}'))).toMatchObject({ hasRetryAfter: false });
});

it('knows of no answers without a length', () => {
  expect(() => new QuoteAnswerReader().read(Buffer.from('HTTP/1.1 200 OK\r\n\r\n'))).toThrow(/length/);
});
