import { describeServer, postgresRefusal } from './postgres-refusals';

const URL = 'postgres://user:Zxmarca@db.example.com/quotes';
const failure = (code: string | undefined, message = 'Zxmarca') => Object.assign(new Error(message), { code });

it.each([
  ['28P01', 'refuses the user or the password. Correct them in DATABASE_URL.'],
  ['08P01', 'is behind a pooler that refuses the connection (08P01). Its log says why.'],
  ['ENOTFOUND', 'does not answer (ENOTFOUND). Check that it runs, and that DATABASE_URL leads to it.'],
])('%s: %s', (code, advice) => {
  expect(postgresRefusal(failure(code), URL)).toBe(`PostgreSQL at db.example.com:5432, database quotes, ${advice}`);
});

// The words of PgBouncer after a failover, in SQLSTATE 08P01.
it.each([
  'server conn crashed?',
  'server login has been failing, try again later (server_login_retry)',
  'query_wait_timeout',
])('knows a pooler that has no server: %s', (message) =>
  expect(postgresRefusal(failure('08P01', message), URL)).toBe(
    `PostgreSQL at db.example.com:5432, database quotes, is behind a pooler that does not reach it (${message}). Wait until a server leads, or look at the pooler's log.`,
  ),
);

it('leaves mistakes of the program as they are', () => {
  expect(postgresRefusal(failure('42P01'), URL)).toBeUndefined();
  expect(postgresRefusal(new TypeError('x is undefined'), URL)).toBeUndefined();
});

it('describes a server without what is secret', () => {
  expect(describeServer(URL)).toBe('PostgreSQL at db.example.com:5432, database quotes');
  expect(() => describeServer('postgres://us er:Zxmarca@[')).toThrow(/^DATABASE_URL is not an address\. Write it as/);
  expect(describeServer('postgres://u:Zxmarca@localhost:6543')).toBe('PostgreSQL at localhost:6543');
});
