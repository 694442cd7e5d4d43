import { isLibrary, type PackageJson, readJson, readProjects } from '@cotiza/tools-kit';

/** Lists what `npm install` of each library and app fetches from others: a package that is added here is noticed. */
interface Locked extends Pick<PackageJson, 'dependencies' | 'peerDependencies' | 'peerDependenciesMeta'> {
  readonly resolved?: string;
  readonly link?: boolean;
  readonly optionalDependencies?: Record<string, string>;
}

const { packages } = readJson<{ readonly packages: Readonly<Record<string, Locked>> }>('package-lock.json');

/** Returns the path of a package as Node finds it from another. */
function resolvedFrom(path: string, name: string): string | undefined {
  const own = `${path === '' ? '' : `${path}/`}node_modules/${name}`;
  const found = packages[own];
  if (found) return found.link ? found.resolved : own;
  return path === '' ? undefined : resolvedFrom(path.split('/').slice(0, -1).join('/'), name);
}

/** Returns the names of the third-party packages that a project runs with; peers that may be left out are. */
function thirdParty(root: string): readonly string[] {
  const found = new Set([root]);
  for (const path of found) {
    const { dependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = packages[path]!;
    const peers = Object.keys(peerDependencies).filter((name) => !(name in peerDependenciesMeta));
    for (const name of [...Object.keys(dependencies), ...peers]) {
      const at = resolvedFrom(path, name);
      if (at !== undefined) found.add(at);
    }
  }
  const names = [...found]
    .filter((path) => path.includes('node_modules/'))
    .map((path) => path.split('node_modules/').at(-1)!);
  return [...new Set(names)].sort();
}

const projects = readProjects().filter((project) => isLibrary(project) || project.root.startsWith('apps/'));

it('each library and app installs these packages of others', () => {
  expect(Object.fromEntries(projects.map(({ root }) => [root, thirdParty(root).join(' ')]))).toMatchSnapshot();
});

it.each(['libs/contract', 'libs/embedded', 'libs/nest'])('%s installs no validator of settings', (root) =>
  expect(thirdParty(root)).not.toEqual(expect.arrayContaining(['class-validator'])),
);
