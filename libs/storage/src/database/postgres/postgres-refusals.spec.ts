import { describeServer, postgresRefusal } from './postgres-refusals';

const URL = 'postgres://user:Zxmarca@db.example.com/quotes';
const failure = (code: string | undefined, message = 'Zxmarca') => Object.assign(new Error(message), { code });

it.each([
  ['28P01', 'refuses the user or the password. Correct them in DATABASE_URL.'],
  ['3D000', 'has no such database. Create it, or correct its name in DATABASE_URL.'],
  ['53100', 'has no room left on its disk. Make room and start again.'],
  ['53300', 'has no connection left. Raise max_connections, or run fewer processes.'],
  ['57P03', 'is starting or ending. Try again in a moment.'],
  ['ENOTFOUND', 'does not answer (ENOTFOUND). Check that it runs, and that DATABASE_URL leads to it.'],
])('%s: %s', (code, advice) => {
  expect(postgresRefusal(failure(code), URL)).toBe(`PostgreSQL at db.example.com:5432, database quotes, ${advice}`);
});

it('knows when a password is missing', () => {
  const error = failure(undefined, 'SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string');
  expect(postgresRefusal(error, URL)).toMatch(/refuses the user or the password/);
});

it('knows a connection that takes too long', () => {
  const error = failure(undefined, 'timeout expired');
  expect(postgresRefusal(error, URL)).toMatch(/does not answer \(timeout expired\)/);
});

it('leaves mistakes of the program as they are', () => {
  expect(postgresRefusal(failure('42P01'), URL)).toBeUndefined();
  expect(postgresRefusal(new TypeError('x is undefined'), URL)).toBeUndefined();
});

it('describes a server without what is secret', () => {
  expect(describeServer(URL)).toBe('PostgreSQL at db.example.com:5432, database quotes');
  expect(() => describeServer('postgres://us er:Zxmarca@[')).toThrow(/^DATABASE_URL is not an address\. Write it as/);
  expect(describeServer('postgres://u:Zxmarca@localhost:6543')).toBe('PostgreSQL at localhost:6543');
});
