import { isFilled, onceWritten } from './once-written';

describe('tests of what may not be there yet', () => {
  const todo = jest.spyOn(it, 'todo').mockImplementation(() => undefined);
  const tests = jest.fn();
  beforeEach(() => jest.clearAllMocks());
  afterAll(() => todo.mockRestore());

  it('run once it is there', () => {
    onceWritten(true, 'write it', tests);
    expect([tests.mock.calls.length, todo.mock.calls]).toEqual([1, []]);
  });

  it('say what to write until then', () => {
    onceWritten(false, 'write it', tests);
    expect([tests.mock.calls.length, todo.mock.calls]).toEqual([0, [['write it']]]);
  });

  it.each<[string | object, boolean]>([
    ['{}\n', false],
    ['{"a":1}', true],
    [{}, false],
    [{ a: 1 }, true],
  ])('take %j for filled: %p', (value, expected) => expect(isFilled(value)).toBe(expected));
});
