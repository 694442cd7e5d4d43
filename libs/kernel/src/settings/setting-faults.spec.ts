import { settingFaults } from './setting-faults';
import type { SettingSchema } from './setting.schema';

const even = (text: string) => (text.length % 2 === 0 ? undefined : 'must have an even length');

describe('a value that is none', () => {
  it.each<[SettingSchema, unknown, string]>([
    [{ type: 'integer', minimum: 1 }, 0, 'LIMIT must be a whole number of at least 1'],
    [{ type: 'integer', minimum: 1, maximum: 9 }, 1.5, 'LIMIT must be a whole number from 1 to 9'],
    [{ type: 'integer', minimum: 0 }, Number.MAX_SAFE_INTEGER + 1, 'LIMIT must be a whole number of at least 0'],
    [{ type: 'boolean' }, 'yes', 'LIMIT must be true or false'],
    [{ type: 'string', enum: ['a', 'b'] }, 'c', 'LIMIT must be one of a, b'],
    [{ type: 'string', const: 'a' }, 'b', 'LIMIT must be a'],
    [{ type: 'string', pattern: '^a$' }, 'b', 'LIMIT must be a text that matches ^a$'],
    [{ type: 'string', maxLength: 2 }, 'abc', 'LIMIT must be a text of 0 to 2 characters'],
    [{ type: 'string', errorMessage: 'must be short', maxLength: 2 }, 'abc', 'LIMIT must be short'],
    [{ type: 'string', faultOf: even }, 'abc', 'LIMIT must have an even length'],
    [{ type: 'string', faultOf: even }, 7, 'LIMIT must be a text'],
    [{ type: 'array', minItems: 1, items: { type: 'string' } }, [], 'LIMIT must be a list of at least 1, each once'],
    [{ type: 'array', items: { type: 'string' } }, ['a', 7], 'LIMIT[1] must be a text'],
    [
      { type: 'array', errorMessage: 'must be a list of even texts', items: { type: 'string', faultOf: even } },
      ['a', 'b'],
      'LIMIT must be a list of even texts',
    ],
  ])('is told by its place: %#', (schema, value, fault) =>
    expect(settingFaults(schema, value, 'LIMIT')).toEqual([fault]),
  );
});

it('is no fault where it is as the schema says', () => {
  expect(settingFaults({ type: 'integer', minimum: 1, maximum: 9 }, 9, 'LIMIT')).toEqual([]);
  expect(settingFaults({ type: 'array', items: { type: 'string', faultOf: even } }, [], 'LIMIT')).toEqual([]);
  expect(settingFaults({ type: 'string', pattern: '^a', faultOf: even }, 'ab', 'LIMIT')).toEqual([]);
});
