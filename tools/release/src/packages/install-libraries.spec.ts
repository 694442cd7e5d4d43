import { installLibraries, neededBy } from './install-libraries';

it('finds a library with all that it needs of ours', () => {
  const needed = ['nest', 'contract', 'quoting', 'kernel', 'insurers-port'].map((name) => `@cotiza/${name}`);
  expect([...neededBy('@cotiza/nest')].sort()).toEqual(needed.sort());
});

it('refuses a library that there is not, and names those that there are', () => {
  expect(() => neededBy('@cotiza/embeded')).toThrow(/^@cotiza\/embeded is no library\. There are: .*@cotiza\/embedded/);
  expect(() => installLibraries([], '/nowhere')).toThrow('Name the libraries');
});
