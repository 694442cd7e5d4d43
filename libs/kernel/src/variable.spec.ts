import { namedVariable } from './variable';

describe('a variable that a file names', () => {
  it.each(['CRM_SECRET', '_A1', 'A'])('is %s', (name) => expect(namedVariable(`env:${name}`)).toBe(name));

  it.each(['env:', 'env:crm', 'env:1A', 'env:A B', ' env:A', 'env:A\n', 'ENV:A', 'A', ''])('is not in %j', (text) =>
    expect(namedVariable(text)).toBeUndefined(),
  );
});
