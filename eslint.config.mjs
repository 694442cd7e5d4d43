import { builtinModules } from 'node:module';
import { createProjectGraphAsync } from '@nx/devkit';
import nx from '@nx/eslint-plugin';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { depConstraints, tagsWithoutImporters, tagsWithoutNode, tagOf } from './boundaries.mjs';

// The boundary rule reads Nx's cached project graph and passes silently without one: create it, or stop here.
const graph = await createProjectGraphAsync({ exitOnError: true });

const projectsTagged = (tags) =>
  Object.values(graph.nodes).filter(({ data }) => data.tags?.some((tag) => tags.includes(tag)));

const rootsTagged = (tags) => projectsTagged(tags).map(({ data }) => data.root);

const within = (roots, pattern) => roots.map((root) => `${root}/${pattern}`);

/** Specs, shared contract suites, and test helpers. */
const SPECS = ['**/*.spec.ts', '**/*.contract.ts', '**/src/testing/**/*.ts', 'apps/*/test/**/*.ts'];
const LIBRARIES = ['libs/**/*.ts'];
/** A program that is installed alone, as libraries are. */
const PROGRAM = 'libs/mcp-stdio/src/main.ts';
const pureRoots = rootsTagged(tagsWithoutNode());
const timelessRoots = rootsTagged(['domain', 'application'].map(tagOf));

const nodeModuleNames = builtinModules.filter((name) => !name.startsWith('_') && !name.includes('/')).join('|');
const PURE = 'Kernel, domain and application run anywhere: ask for this through a port.';
const TIME = 'Time comes from the clock of @cotiza/kernel.';
const LEAKS =
  'Node 20 keeps something of each on the signals that it was made of, as long as they live: `Deadline` of the kernel takes an outer signal.';
const LEAKING = { object: 'AbortSignal', property: 'any', message: LEAKS };
const ENVIRONMENT = '`processEnvironment` of the platform reads it: take it as an argument.';

const SLOW = 'It takes a second in each test file: `anyCharacter` of the kernel makes the same texts.';

// The boundary rule sees an import only of a package with an entry point. Apps and tools have none, and a path below the
// package's name (@cotiza/api/src/...) would still be found: their names are refused as such.
const withoutImporters = projectsTagged(tagsWithoutImporters()).flatMap(
  ({ data }) => data.metadata?.js?.packageName ?? [],
);
const closedPackages = withoutImporters.map((name) => ({
  regex: `^${name}(/.*)?$`,
  message: 'Apps and tools are not imported: shared code belongs in a library, or in tools/kit.',
}));
// By the package's name, and by a path inside the project: built code may not import test helpers.
const testingEntries = {
  regex: '^(@cotiza/[^/]+|\\.{1,2}(/.+)?)/testing(/.+)?$',
  message: 'What a project offers to specs is for specs, and for tools.',
};
const nodeModules = { regex: `^(node:.+|(${nodeModuleNames})(/.*)?)$`, message: PURE };

const forbiddenGlobals = (names, message) => names.map((name) => ({ name, message }));
const nodeGlobals = forbiddenGlobals(['process', 'Buffer', '__dirname', '__filename'], PURE);
const timers = forbiddenGlobals(['setTimeout', 'setInterval', 'setImmediate'], TIME);

/** Rules for all code. */
const everywhere = {
  plugins: { '@nx': nx },
  // A rule that a comment can switch off is a suggestion.
  linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' },
  rules: {
    '@nx/enforce-module-boundaries': [
      'error',
      {
        allow: [],
        allowCircularSelfDependency: false,
        enforceBuildableLibDependency: false,
        depConstraints: depConstraints(),
      },
    ],
    'no-restricted-imports': ['error', { patterns: [...closedPackages, testingEntries] }],
    'max-lines': ['error', 400],
    'max-lines-per-function': ['error', { max: 50, skipBlankLines: true, skipComments: true }],
    complexity: ['error', 12],
    'max-depth': ['error', 3],
    'max-params': ['error', 5],
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'no-eval': 'error',
    'no-restricted-properties': ['error', LEAKING],
    'no-restricted-syntax': ['error', { selector: "Property[key.name='unit'][value.value='binary']", message: SLOW }],
    'no-implied-eval': 'error',
    'no-param-reassign': 'error',
    'no-unreachable-loop': 'error',
    'no-self-compare': 'error',
    'no-template-curly-in-string': 'error',
    '@typescript-eslint/no-unused-vars': [
      'error',
      { argsIgnorePattern: '^_', varsIgnorePattern: '^_$', ignoreRestSiblings: true },
    ],
    '@typescript-eslint/no-explicit-any': 'error',
    '@typescript-eslint/ban-ts-comment': [
      'error',
      {
        'ts-expect-error': 'allow-with-description',
        'ts-ignore': true,
        'ts-nocheck': true,
        minimumDescriptionLength: 10,
      },
    ],
  },
};

/** Rules that need types, such as the one against promises that are not awaited. */
const typed = {
  files: ['**/*.ts'],
  languageOptions: { parserOptions: { project: './tsconfig.spec.json', tsconfigRootDir: import.meta.dirname } },
  rules: {
    '@typescript-eslint/no-floating-promises': 'error',
    '@typescript-eslint/no-misused-promises': 'error',
    '@typescript-eslint/only-throw-error': 'error',
    '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
  },
};

const plainScripts = {
  files: ['**/*.mjs'],
  languageOptions: {
    globals: {
      process: 'readonly',
      console: 'readonly',
      fetch: 'readonly',
      URL: 'readonly',
      setTimeout: 'readonly',
      performance: 'readonly',
    },
  },
  rules: { 'no-undef': 'error' },
};

/** Layers that run without Node. Their specs run in Node and may use it. */
const withoutNode = {
  files: within(pureRoots, '**/*.ts'),
  ignores: SPECS,
  rules: {
    'no-restricted-imports': ['error', { patterns: [...closedPackages, testingEntries, nodeModules] }],
    'no-restricted-syntax': [
      'error',
      { selector: `ImportExpression[source.value=/^(node:|(${nodeModuleNames})(\\u002F|$))/]`, message: PURE },
    ],
    'no-restricted-globals': ['error', ...nodeGlobals],
  },
};

const withoutTimers = {
  files: within(timelessRoots, '**/*.ts'),
  ignores: SPECS,
  rules: { 'no-restricted-globals': ['error', ...nodeGlobals, ...timers] },
};

/** Code that a rating runs a thousand times, with indexes computed when the book is compiled: a check of each would cost 8 %. */
const MEASURED = ['compile-book', 'compile-factor', 'exact-product', 'rate'].map(
  (name) => `libs/insurers/tariff/src/engine/${name}.ts`,
);

/** Forbids non-null assertions: use `defined` of the kernel, or a type without undefined. */
const withoutClaims = {
  files: ['apps/**/*.ts', 'libs/**/*.ts', 'tools/**/*.ts'],
  ignores: [...SPECS, ...MEASURED],
  rules: { '@typescript-eslint/no-non-null-assertion': 'error' },
};

/** Allows one file to read the environment, with `.env`. */
const environment = {
  files: ['apps/**/*.ts', 'libs/**/*.ts'],
  ignores: [...SPECS, PROGRAM, 'libs/platform/src/settings/process-environment.ts'],
  rules: {
    'no-restricted-properties': ['error', LEAKING, { object: 'process', property: 'env', message: ENVIRONMENT }],
  },
};

const quietLibraries = { files: LIBRARIES, ignores: [...SPECS, PROGRAM], rules: { 'no-console': 'error' } };

const ASK_FOR_DTO = 'Ask for a DTO with `@Query()`: the validation pipe judges it.';

/** Requires validated classes for the parameters of controllers. */
const validatedParameters = {
  files: ['libs/{rest,pages}/src/**/*.ts'],
  ignores: SPECS,
  rules: {
    'no-restricted-syntax': [
      'error',
      { selector: 'MemberExpression[property.name=/^(query|searchParams)$/]', message: ASK_FOR_DTO },
      { selector: 'ObjectPattern > Property[key.name=/^(query|searchParams)$/]', message: ASK_FOR_DTO },
    ],
  },
};

/** Relaxes the rules for specs: their length is no defect, and test doubles may be loosely typed. */
const specs = {
  files: SPECS,
  rules: {
    'max-lines-per-function': 'off',
    complexity: 'off',
    'no-template-curly-in-string': 'off',
    '@typescript-eslint/no-empty-function': 'off',
    '@typescript-eslint/no-non-null-assertion': 'off',
  },
};

const testingWelcome = {
  files: [...SPECS, ...within(rootsTagged(['kit', 'tool'].map(tagOf)), '**/*.ts')],
  rules: { 'no-restricted-imports': ['error', { patterns: closedPackages }] },
};

const dataFiles = { files: ['**/*.data.ts', '**/data/**/*.ts'], rules: { 'max-lines': 'off' } };

/** A table is rows of data, also where a function builds it from an argument. */
const tables = { files: ['**/*.table.ts'], rules: { 'max-lines-per-function': 'off' } };

export default defineConfig(
  { ignores: ['**/dist/**', '**/node_modules/**', '.nx/**', 'coverage/**', 'libs/catalogues/data/**'] },
  { files: ['**/*.ts', '**/*.mjs'], extends: [tseslint.configs.recommended, everywhere] },
  typed,
  plainScripts,
  // A flat entry with an empty `files` list is refused, so a layer without projects brings no entry at all.
  ...[withoutNode, withoutTimers, withoutClaims].filter(({ files }) => files.length > 0),
  environment,
  quietLibraries,
  validatedParameters,
  specs,
  testingWelcome,
  dataFiles,
  tables,
);
