import { errorFacts } from './error-facts';
import { createLogger } from './logger';
import { nestLogger } from './nest-logger';

const SECRET = 'lucia.ejemplo@example.com';

describe('what is logged of an error', () => {
  it('is its kind, code and place, never its message', () => {
    const facts = errorFacts(Object.assign(new RangeError(`no ${SECRET}\n    and ${SECRET}`), { code: 'E_RANGE' }));
    expect(facts).toMatchObject({ error: 'RangeError', code: 'E_RANGE' });
    expect(facts.at[0]).toMatch(/^at .*logging\.spec\.ts/);
    expect(JSON.stringify(facts)).not.toContain(SECRET);
  });

  it.each([SECRET, null, 7, { message: SECRET }])('is only its type when it is none: %p', (thrown) => {
    expect(JSON.stringify(errorFacts(thrown))).not.toContain(SECRET);
  });
});

it('logs the framework at the level of each message, errors by their kind', () => {
  const lines: string[] = [];
  const logger = nestLogger(createLogger('info', { write: (line) => void lines.push(line) }));
  logger.log('routes mapped');
  logger.warn('something odd');
  logger.error(new TypeError(SECRET));
  const logged = lines.map((line) => JSON.parse(line) as { level: number; msg: string });
  expect(logged.map(({ level, msg }) => [level, msg])).toEqual([
    [40, 'something odd'],
    [50, 'TypeError'],
  ]);
});
