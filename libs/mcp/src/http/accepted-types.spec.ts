import { acceptedTypes, inAcceptedType } from './accepted-types';

const [BOTH, JSON_ALONE, EVENTS_ALONE, NEITHER] = [
  [true, true],
  [true, false],
  [false, true],
  [false, false],
];

it.each([
  [undefined, BOTH],
  ['application/json, text/event-stream', BOTH],
  ['Application/JSON,TEXT/EVENT-STREAM', BOTH],
  ['*/*', BOTH],
  ['application/json', JSON_ALONE],
  ['application/json;charset=utf-8', JSON_ALONE],
  ['application/*', JSON_ALONE],
  ['text/event-stream', EVENTS_ALONE],
  ['text/*;q=0.5', EVENTS_ALONE],
  ['*/*, text/event-stream;q=0', JSON_ALONE],
  ['text/html, application/xhtml+xml, */*;q=0.8', BOTH],
  ['text/html', NEITHER],
  ['*/*;q=0.000', NEITHER],
  ['', NEITHER],
])('Accept: %s', (accept, [json, events]) => expect(acceptedTypes(accept)).toEqual({ json, events }));

describe('an answer', () => {
  const RESULT = '{"jsonrpc":"2.0","id":1,"result":{}}';
  const PROGRESS = '{"jsonrpc":"2.0","method":"notifications/progress","params":{}}';
  const events = (...data: string[]) =>
    new Response(data.map((each) => `event: message\ndata: ${each}\n\n`).join(''), {
      headers: { 'content-type': 'text/event-stream' },
    });
  const json = (text: string, status = 200) =>
    new Response(text, { status, headers: { 'content-type': 'application/json' } });

  it.each([
    ['events as JSON, without progress', events(PROGRESS, RESULT), 'application/json', false, RESULT],
    ['a batch as JSON', events(RESULT, PROGRESS, RESULT), 'application/json', true, `[${RESULT},${RESULT}]`],
    ['JSON as an event', json(RESULT), 'text/event-stream', false, `event: message\ndata: ${RESULT}\n\n`],
    ['an error as JSON', json(RESULT, 400), 'text/event-stream', false, RESULT],
    ['what is accepted as it is', json(RESULT), '*/*', false, RESULT],
  ])('is given %s', async (_name, answer, accept, isBatch, text) => {
    const given = await inAcceptedType(answer, accept, isBatch);
    expect([given.status, await given.text()]).toEqual([answer.status, text]);
  });
});
