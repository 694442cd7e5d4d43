import { refusedHost } from './loopback-only';

it.each([
  [[{ port: 80, host: '127.0.0.1' }]],
  [[{ port: 80, host: 'localhost' }]],
  [[{ port: 80 }]],
  [[{ path: '/tmp/a.sock' }]],
  [['/tmp/a.sock']],
  [[80]],
  [[80, '::1']],
  [[80, () => undefined]],
  [[[{ port: 80, host: '127.0.0.1' }, null]]],
])('lets %j pass', (args) => expect(refusedHost(args)).toBeUndefined());

it.each([[[{ port: 443, host: 'a.example' }]], [[443, 'a.example']], [[[{ port: 443, host: 'a.example' }, null]]]])(
  'refuses %j',
  (args) => expect(refusedHost(args)).toBe('a.example'),
);
