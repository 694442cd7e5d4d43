import { withVersion } from './set-version';

it('sets the version of a package and of its dependencies in this workspace', () => {
  const dependencies = { '@cotiza/kernel': '0.1.0', pg: '8.23.1' };
  expect(withVersion({ name: '@cotiza/x', version: '0.1.0', dependencies }, '1.0.0')).toEqual({
    name: '@cotiza/x',
    version: '1.0.0',
    dependencies: { '@cotiza/kernel': '1.0.0', pg: '8.23.1' },
  });
});
