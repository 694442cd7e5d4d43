import { licenceFaults, licenceReport, lockedPackages } from './locked-packages';

const locked = lockedPackages();

it('finds every package of the lock file', () => {
  expect(locked.length).toBeGreaterThan(500);
  expect(locked).toContainEqual(expect.objectContaining({ name: 'fastify', licence: 'MIT', runs: true }));
  expect(locked).toContainEqual(expect.objectContaining({ name: 'jest', runs: false }));
  expect(locked.filter(({ name }) => name.startsWith('@cotiza/'))).toEqual([]);
});

it('holds no package with a licence that is not allowed', () => {
  expect(licenceFaults(locked)).toEqual([]);
});

it('reports other licences, and allows fewer for packages that run', () => {
  const lock = {
    packages: {
      'node_modules/a': { version: '1.0.0', license: 'GPL-3.0-only' },
      'node_modules/b': { version: '1.0.0', license: 'MPL-2.0' },
      'node_modules/c': { version: '1.0.0', license: 'MPL-2.0', dev: true },
      'node_modules/d': { version: '1.0.0', dev: true },
      'node_modules/c/node_modules/d': { version: '1.0.0' },
      'libs/e': { version: '1.0.0', license: 'GPL-3.0-only' },
    },
  };
  const packages = lockedPackages(lock);
  expect(licenceFaults(packages)).toEqual([
    'a 1.0.0, which runs, is under GPL-3.0-only',
    'b 1.0.0, which runs, is under MPL-2.0',
    'd 1.0.0, which runs, is under none',
  ]);
  expect(licenceReport(packages)).toContain('| a | 1.0.0 | GPL-3.0-only |');
  expect(licenceReport(packages)).not.toContain('| c |');
});
