import { knownHosts, type HostSettings } from './known-hosts';

const settings = (changes: Partial<HostSettings> = {}): HostSettings => ({
  HOST: '127.0.0.1',
  PUBLIC_URL: undefined,
  MCP_ALLOWED_HOSTS: [],
  MCP_ALLOWED_ORIGINS: [],
  ...changes,
});

it.each(['127.0.0.1', '::1'])('knows only this machine when it listens on %s', (HOST) => {
  const { hosts, origins } = knownHosts(settings({ HOST }));
  expect(hosts).toEqual(expect.arrayContaining(['localhost', '127.0.0.1']));
  expect(origins).toEqual(hosts);
});

it('may be reached under any name when the public reaches it, but not called from any page', () => {
  const { hosts, origins } = knownHosts(settings({ HOST: '0.0.0.0' }));
  expect(hosts).toBeUndefined();
  expect(origins).toContain('localhost');
  expect(origins).not.toContain('evil.example');
});

it('knows its public address by its name, without the port', () => {
  const { hosts, origins } = knownHosts(settings({ PUBLIC_URL: 'https://cotiza.example:8443/x' }));
  expect(hosts).toContain('cotiza.example');
  expect(origins).toContain('cotiza.example');
});

it('adds what the lists say, each to its own', () => {
  const lists = { MCP_ALLOWED_HOSTS: ['a.example'], MCP_ALLOWED_ORIGINS: ['b.example'] };
  const { hosts, origins } = knownHosts(settings({ HOST: '0.0.0.0', ...lists }));
  expect(hosts).toEqual(expect.arrayContaining(['a.example', 'localhost']));
  expect(hosts).not.toContain('b.example');
  expect(origins).toContain('b.example');
  expect(origins).not.toContain('a.example');
});
