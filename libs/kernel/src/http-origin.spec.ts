import { httpOrigin } from './http-origin';

it.each([
  ['127.0.0.1', 'http://127.0.0.1:3000'],
  ['localhost', 'http://localhost:3000'],
  ['::1', 'http://[::1]:3000'],
])('a server on %s is at %s', (host, origin) => {
  expect(httpOrigin(host, 3000)).toBe(origin);
  expect(new URL(origin).port).toBe('3000');
});
