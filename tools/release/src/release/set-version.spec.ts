import { withVersion } from './set-version';

describe('a new version', () => {
  it('is that of the package and of what it depends on of ours', () => {
    const dependencies = { '@cotiza/kernel': '0.1.0', pg: '8.23.1' };
    const devDependencies = { '@cotiza/quoting': '0.1.0' };
    expect(withVersion({ name: '@cotiza/x', version: '0.1.0', dependencies, devDependencies }, '1.0.0')).toEqual({
      name: '@cotiza/x',
      version: '1.0.0',
      dependencies: { '@cotiza/kernel': '1.0.0', pg: '8.23.1' },
      devDependencies: { '@cotiza/quoting': '1.0.0' },
    });
  });

  it('gives no dependencies to a package that has none', () => {
    expect(withVersion({ name: '@cotiza/x', version: '0.1.0' }, '1.0.0')).toEqual({
      name: '@cotiza/x',
      version: '1.0.0',
    });
  });
});
