import type { Answer } from './answer';
import { AnswerParser } from './answer-parser';

const ANSWERS = [
  'HTTP/1.1 200 OK\r\nContent-Length: 2\r\nX-A: b\r\n\r\nhi',
  'HTTP/1.1 100 Continue\r\n\r\n',
  'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n3\r\nabc\r\na\r\n0123456789\r\n0\r\n\r\n',
  'HTTP/1.1 204 No Content\r\n\r\n',
  'HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\nconnection: close\r\n\r\n',
].join('');

function readAll(bytes: string, step: number, method = 'GET'): Answer[] {
  const answers: Answer[] = [];
  const parser = new AnswerParser(() => method);
  for (let place = 0; place < bytes.length; place += step)
    parser.read(Buffer.from(bytes.slice(place, place + step), 'latin1'), (answer) => answers.push(answer));
  expect(parser.pendingBytes).toBe(0);
  return answers;
}

describe('the parser of answers', () => {
  it.each([1, 2, 7, 1000])('reads them however they are cut, here by %d bytes', (step) => {
    const told = readAll(ANSWERS, step).map(({ status, body }) => [status, body.toString()]);
    expect(told).toEqual([
      [200, 'hi'],
      [200, 'abc0123456789'],
      [204, ''],
      [400, ''],
    ]);
  });

  it('knows that an answer to HEAD has no body, whatever length it states', () => {
    expect(readAll('HTTP/1.1 200 OK\r\ncontent-length: 5000\r\n\r\n', 1000, 'HEAD')).toHaveLength(1);
  });

  it.each([
    'HTTP/1.0 200 OK\r\n\r\n',
    'nothing of the kind\r\n\r\n',
    'HTTP/1.1 200 OK\r\nno colon\r\n\r\n',
    'HTTP/1.1 200 OK\r\nx: a\nb\r\n\r\n',
    'HTTP/1.1 200 OK\r\n\r\nas long as it takes',
    'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n',
  ])('does not take %j', (bytes) => {
    expect(() => readAll(bytes, 1000)).toThrow('no');
  });
});
