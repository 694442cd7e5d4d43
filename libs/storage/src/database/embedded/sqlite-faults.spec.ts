import { isOfTheSurroundings, sqliteCode } from './sqlite-faults';

const failure = (code: string) => Object.assign(new Error('failed'), { code });

it.each([
  [failure('SQLITE_IOERR_FSYNC'), 'SQLITE_IOERR', true],
  [failure('SQLITE_FULL'), 'SQLITE_FULL', true],
  [failure('SQLITE_BUSY_SNAPSHOT'), 'SQLITE_BUSY', true],
  [failure('SQLITE_CONSTRAINT_UNIQUE'), 'SQLITE_CONSTRAINT', false],
  [new Error('ConnectionFailed("Unable to open connection to local database /x/y: 14")'), 'SQLITE_CANTOPEN', true],
  [new TypeError('a boolean cannot be kept'), undefined, false],
  [undefined, undefined, false],
])('%p', (error, code, passes) => {
  expect(sqliteCode(error)).toBe(code);
  expect(isOfTheSurroundings(error)).toBe(passes);
});
