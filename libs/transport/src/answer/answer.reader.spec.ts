import { AnswerReader } from './answer.reader';

const SECRET = 'lucia.ejemplo@example.com';
const read = (value: unknown) => AnswerReader.of(value, 'answer');
const failing = (why: string) => expect.objectContaining({ because: 'invalid-answer', detail: why }) as Error;

describe('an answer that is looked at', () => {
  it('returns values of the agreed form', () => {
    const answer = AnswerReader.ofJson('{"a":[{"b":"x"}],"n":null,"c":3,"d":"2026-02-28"}', 'answer');
    expect(answer.at('a').list(1, 1)[0]!.at('b').oneOf(['y', 'x'])).toBe('x');
    expect(answer.at('a').list(1, 1)[0]!.at('b').text(1)).toBe('x');
    expect(answer.at('n').orNull((value) => value.text(1))).toBeNull();
    expect(answer.at('z').ifSent((value) => value.text(1))).toBeUndefined();
    expect(answer.at('c').count(3)).toBe(3);
    expect(answer.at('d').day()).toBe('2026-02-28');
    expect(answer.at('d').parsed((text) => text.length, 'a text')).toBe(10);
  });

  it.each<[string, () => unknown, string]>([
    ['no JSON', () => AnswerReader.ofJson(SECRET, 'answer'), 'answer is not JSON'],
    ['no object', () => read(SECRET).at('a'), 'answer is not an object'],
    ['null', () => read(null).at('a'), 'answer is not an object'],
    ['a list', () => read([SECRET]).at('0'), 'answer is not an object'],
    ['no list', () => read({ a: SECRET }).at('a').list(0, 9), 'answer.a is not a list of 0 to 9'],
    ['too short a list', () => read([]).list(1, 9), 'answer is not a list of 1 to 9'],
    ['too long a list', () => read([1, 2]).list(0, 1), 'answer is not a list of 0 to 1'],
    ['a place in a list', () => read([{}]).list(0, 1)[0]!.at('a').day(), 'answer[0].a is not a day'],
    ['no text', () => read(7).text(9), 'answer is not a text in one line of up to 9 characters'],
    ['a blank text', () => read(' ').text(9), 'answer is not a text in one line of up to 9 characters'],
    ['two lines', () => read('a\nb').text(9), 'answer is not a text in one line of up to 9 characters'],
    ['a text that turns', () => read('a\u202eb').text(9), 'answer is not a text in one line of up to 9 characters'],
    ['half a character', () => read('a\ud800').text(9), 'answer is not a text in one line of up to 9 characters'],
    ['an unknown code', () => read(SECRET).oneOf(['x']), 'answer is not a known code'],
    ['a code without a row', () => read(SECRET).keyOf({ x: 1 }), 'answer is not a known code'],
    ['a code that every object has', () => read('constructor').keyOf({ x: 1 }), 'answer is not a known code'],
    ['a code as a number', () => read(1).keyOf({ 1: 'x' }), 'answer is not a known code'],
    ['no whole number', () => read(1.5).count(9), 'answer is not a whole number from 1 to 9'],
    ['a number as text', () => read('1').count(9), 'answer is not a whole number from 1 to 9'],
    ['nothing', () => read(0).count(9), 'answer is not a whole number from 1 to 9'],
    ['a day that is none', () => read('2026-02-29').day(), 'answer is not a day'],
    ['what cannot be parsed', () => read(SECRET).parsed(() => undefined, 'an amount'), 'answer is not an amount'],
    ['null where something was due', () => read(null).ifSent((value) => value.day()), 'answer is not a day'],
    ['nothing where null may be', () => read(undefined).orNull((value) => value.day()), 'answer is not a day'],
  ])('is not believed, and its content not shown: %s', (_name, looking, why) => expect(looking).toThrow(failing(why)));

  it.each(['__proto__', 'constructor', 'toString'])('has no inherited key: %s', (key) =>
    expect(
      read({})
        .at(key)
        .ifSent(() => 'sent'),
    ).toBeUndefined(),
  );
});
