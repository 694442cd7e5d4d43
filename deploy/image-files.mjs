import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Puts what the processes of an image run with into a folder: manifests, what was built of the apps and of the libraries that
 * they need, and what those read besides. `npm ci --omit=dev` in that folder does the rest. Without names, of all apps.
 *
 *   node deploy/image-files.mjs FOLDER [APP]...
 */
const APPS = ['all-in-one', 'api', 'mcp-gateway', 'notifier', 'ops', 'console'];
const NOT_RUN = /(^|\/)(node_modules|\.tsbuildinfo|testing)(\/|$)|\.(d\.ts|map|tsbuildinfo)$/;

const root = dirname(import.meta.dirname);
const [folder, ...names] = process.argv.slice(2);
if (folder === undefined) throw new Error('usage: node deploy/image-files.mjs FOLDER [APP]...');

const manifestAt = (path) => JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'));
const libraries = new Map(
  ['libs', 'libs/insurers']
    .flatMap((above) => readdirSync(join(root, above)).map((name) => `${above}/${name}`))
    .filter((path) => existsSync(join(root, path, 'package.json')))
    .map((path) => [manifestAt(path).name, path]),
);

/** Folders of apps and libraries that run, each once. */
const needed = new Set((names.length > 0 ? names : APPS).map((name) => `apps/${name}`));
for (const path of needed) {
  for (const name of Object.keys(manifestAt(path).dependencies ?? {})) {
    if (libraries.has(name)) needed.add(libraries.get(name));
  }
}

const copy = (path) =>
  cpSync(join(root, path), join(folder, path), {
    recursive: true,
    filter: (source) => !NOT_RUN.test(source.slice(root.length)),
  });

function write(path, document) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), `${JSON.stringify(document, null, 2)}\n`);
}

/** Peers that may be left out are those of entries for tests. */
function withoutOptional({ peerDependencies = {}, peerDependenciesMeta = {}, ...others }) {
  const needed = Object.entries(peerDependencies).filter(([name]) => !peerDependenciesMeta[name]?.optional);
  return { ...others, peerDependencies: Object.fromEntries(needed) };
}

mkdirSync(folder, { recursive: true });
const manifest = manifestAt('.');
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
for (const path of ['LICENSE', 'deploy/health-check.mjs']) copy(path);
for (const path of needed) {
  const { files = ['dist'] } = manifestAt(path);
  for (const part of files.filter((name) => !name.startsWith('!'))) copy(join(path, part));
  write(join(path, 'package.json'), withoutOptional(manifestAt(path)));
  lock.packages[path] = withoutOptional(lock.packages[path]);
}
// npm installs what the lock file says for the workspaces that are there: Nest as the peer of their libraries.
const workspaces = [...needed];
const { dependencies, devDependencies, scripts, ...run } = manifest;
write('package.json', { ...run, workspaces });
const { dependencies: asked, devDependencies: locked, ...runLocked } = lock.packages[''];
write('package-lock.json', { ...lock, packages: { ...lock.packages, '': { ...runLocked, workspaces } } });
