import { AnswerReader } from './answer-reader';

const ANSWER = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 8\r\n\r\n{"a":12}';
const facts = { status: 200, bodyBytes: 8 };

it('reads one answer after another', () => {
  const reader = new AnswerReader();
  expect(reader.read(Buffer.from(ANSWER))).toEqual(facts);
  expect(reader.read(Buffer.from(ANSWER.replace('200', '429')))).toEqual({ ...facts, status: 429 });
});

it('reads an answer wherever it is cut, also when the memory of a chunk is used again', () => {
  for (let at = 1; at < ANSWER.length; at++) {
    const reader = new AnswerReader();
    const chunk = Buffer.from(ANSWER.slice(0, at));
    expect(reader.read(chunk)).toBeUndefined();
    chunk.fill(0);
    expect(reader.read(Buffer.from(ANSWER.slice(at)))).toEqual(facts);
  }
});

it('reads an answer without a body', () => {
  const empty = Buffer.from('HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n');
  expect(new AnswerReader().read(empty)).toEqual({ status: 200, bodyBytes: 0 });
});

it('reads answers in chunks, wherever they are cut', () => {
  const chunked = 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n5\r\n{"a":\r\n3\r\n12}\r\n0\r\n\r\n';
  const reader = new AnswerReader();
  for (let at = 1; at < chunked.length; at++) {
    expect(reader.read(Buffer.from(chunked.slice(0, at)))).toBeUndefined();
    expect(reader.read(Buffer.from(chunked.slice(at)))).toEqual(facts);
  }
  expect(reader.read(Buffer.from(ANSWER))).toEqual(facts);
});

it.each([
  ['without a length', 'HTTP/1.1 200 OK\r\ncontent-type: text/plain\r\n\r\n'],
  ['longer than it says', `${ANSWER}x`],
])('refuses an answer %s', (_what, text) => {
  expect(() => new AnswerReader().read(Buffer.from(text))).toThrow('answer');
});
