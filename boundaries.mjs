/**
 * The single table of layers. The lint configuration, the tests and the contributor's guide all read this file;
 * nothing else says who may import whom.
 *
 * It is written from the ground up: a layer imports itself and what stands before it, and a project only what stands before
 * it, so that no arrow of the project graph runs up.
 *
 * A project belongs to a layer by the one `layer:<name>` tag in its package.json, and is listed here under that layer.
 *
 * apps/all-in-one serves what api, mcp-gateway and notifier serve, in one process, and is still an app like any other:
 * it imports no app. What several apps put together in the same way is therefore a library of the assembly layer, to which
 * each app hands the doors that it serves. An app that others would like to import has grown code that belongs there.
 */

/**
 * @typedef {object} Layer
 * @property {string} name
 * @property {string[]} projects   Nx project names
 * @property {string[]} mayImport  layers whose projects it may import; its own only when it is listed
 * @property {boolean} nest        may it use Nest and what comes with it (NEST_PACKAGES)
 * @property {boolean} node        may it use Node's own modules and globals
 * @property {string} why
 */

/** The layers that an app or a tool may import. */
const EVERYTHING_BUT_APPS = [
  'kernel',
  'client',
  'domain',
  'transport',
  'insurer',
  'application',
  'adapter',
  'embedded',
  'nest',
  'platform',
  'door',
  'assembly',
];

/** @type {Layer[]} */
export const LAYERS = [
  {
    name: 'kernel',
    projects: ['kernel'],
    mayImport: [],
    nest: false,
    node: false,
    why: 'Money, dates and ids are the ground everything stands on: they run anywhere and depend on nothing.',
  },
  {
    name: 'client',
    projects: ['client', 'mcp-stdio'],
    mayImport: [],
    nest: false,
    node: true,
    why: 'A program that asks the service knows its interface and nothing of its code: it is installed alone.',
  },
  {
    name: 'domain',
    projects: ['contract', 'insurers-port'],
    mayImport: ['kernel', 'domain'],
    nest: false,
    node: false,
    why: 'What must be asked and what may be answered is data and pure functions, so other teams can import it as it is.',
  },
  {
    name: 'transport',
    projects: ['transport'],
    mayImport: ['kernel'],
    nest: false,
    node: true,
    why: 'Calling somebody over HTTP is the same work whoever is called, so it knows nothing of insurers or quotations.',
  },
  {
    name: 'insurer',
    projects: ['insurers-tariff', 'insurers-remote'],
    mayImport: ['kernel', 'domain', 'transport'],
    nest: false,
    node: true,
    why: 'An insurer answers one question. It knows neither who asks nor whom else, so it is below the use case.',
  },
  {
    name: 'application',
    projects: ['quoting'],
    mayImport: ['kernel', 'domain', 'application'],
    nest: false,
    node: false,
    why: 'A use case says what it needs as ports; it knows neither HTTP nor files nor databases.',
  },
  {
    name: 'adapter',
    projects: ['catalogues', 'plate-registry', 'storage', 'notifications'],
    mayImport: ['kernel', 'domain', 'transport', 'application'],
    nest: false,
    node: true,
    why: 'An adapter fulfils a port. It never imports another adapter, so each can be replaced alone.',
  },
  {
    name: 'nest',
    projects: ['nest'],
    mayImport: ['kernel', 'domain', 'application'],
    nest: true,
    node: false,
    why: 'A Nest application of another team quotes at routes of its own, on the HTTP server and with the limits that it has.',
  },
  {
    name: 'platform',
    projects: ['platform'],
    mayImport: ['kernel', 'domain'],
    nest: true,
    node: true,
    why: 'Settings, logs, metrics and limits serve every app and know no use case.',
  },
  {
    name: 'door',
    projects: ['rest', 'mcp', 'pages'],
    mayImport: ['kernel', 'domain', 'application', 'nest', 'platform'],
    nest: true,
    node: true,
    why: 'A door translates a protocol into the use case and back; it sees ports, never the adapter behind them.',
  },
  {
    name: 'embedded',
    projects: ['embedded', 'insurers-workbench'],
    mayImport: ['kernel', 'domain', 'insurer', 'application', 'adapter'],
    nest: false,
    node: true,
    why: 'A program that quotes by itself wants the use case with insurers and catalogues, and nothing that serves.',
  },
  {
    name: 'assembly',
    projects: ['assembly'],
    mayImport: ['kernel', 'domain', 'transport', 'insurer', 'application', 'adapter', 'platform'],
    nest: true,
    node: true,
    why: 'What puts adapters together is written once. Each app hands it the doors it serves, and installs no other.',
  },
  {
    name: 'app',
    projects: ['api', 'mcp-gateway', 'notifier', 'all-in-one', 'insurer-simulator', 'ops', 'console'],
    mayImport: EVERYTHING_BUT_APPS,
    nest: true,
    node: true,
    why: 'An app starts what is assembled and does nothing else; it imports everything but another app.',
  },
  {
    name: 'kit',
    projects: ['tools-kit'],
    mayImport: EVERYTHING_BUT_APPS,
    nest: true,
    node: true,
    why: 'What several tools need is written once: options, a service of their own. Only tools import it.',
  },
  {
    name: 'tool',
    projects: ['tools-generators', 'tools-agents', 'tools-deploy', 'tools-checks', 'tools-release'],
    mayImport: [...EVERYTHING_BUT_APPS, 'kit'],
    nest: true,
    node: true,
    why: 'Generators, benchmarks and checks look at everything but the apps and each other; nothing imports them.',
  },
];

/** Nest and the packages that depend on it; `x/*` is every path below the package. */
export const NEST_PACKAGES = ['@nestjs/*', '@fastify/*', 'fastify', 'fastify/*', 'rxjs', 'rxjs/*'];

export const tagOf = (layerName) => `layer:${layerName}`;

/** Converts the table to the options of @nx/enforce-module-boundaries. */
export function depConstraints() {
  return LAYERS.map((layer) => ({
    sourceTag: tagOf(layer.name),
    onlyDependOnLibsWithTags: layer.mayImport.map(tagOf),
    ...(layer.nest ? {} : { bannedExternalImports: NEST_PACKAGES }),
  }));
}

/** Returns the tags of the layers that run without Node's own modules and globals. */
export const tagsWithoutNode = () => LAYERS.filter((layer) => !layer.node).map((layer) => tagOf(layer.name));

/** Returns the tags of the layers that no other layer imports. */
export const tagsWithoutImporters = () =>
  LAYERS.filter(({ name }) => LAYERS.every((layer) => !layer.mayImport.includes(name))).map(({ name }) => tagOf(name));
