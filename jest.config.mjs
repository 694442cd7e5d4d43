/** One Jest configuration for every project: sources are run as written, through the `@cotiza/source` export condition. */
const swc = {
  swcrc: false,
  jsc: {
    target: 'es2023',
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
  },
  module: { type: 'commonjs' },
};

export default {
  rootDir: '.',
  roots: ['<rootDir>/libs', '<rootDir>/apps', '<rootDir>/tools'],
  testEnvironment: '<rootDir>/jest.environment.mjs',
  testEnvironmentOptions: { customExportConditions: ['@cotiza/source', 'node', 'node-addons'] },
  testRegex: '\\.spec\\.ts$',
  // Run apart: slow specs by jest.slow.config.mjs, those of a release by jest.nightly.config.mjs, those that need PostgreSQL or
  // Redis by jest.services.config.mjs.
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '\\.(slow|nightly|int)\\.spec\\.ts$'],
  // Modules that are imported on demand, and ES modules, are imported by the name of their built file.
  moduleNameMapper: {
    '^(\\./.*(?:open-telemetry|sentence-of|known-hosts|mcp-sdk|write-message|\\.commands|-database|cotiza-client))\\.js$':
      '$1',
  },
  modulePathIgnorePatterns: ['/dist/'],
  transform: { '\\.ts$|/otlp-exporter-base/.+\\.js$': ['@swc/jest', swc] },
  // It loads Node's `http` by `import()`, which Jest knows only in what is transformed.
  transformIgnorePatterns: ['/node_modules/(?!@opentelemetry/otlp-exporter-base/)'],
  // Generous, for very slow machines. No test is expected to take this long.
  testTimeout: 120_000,
  // A worker that has grown is replaced between two files: two of them and the parent stay below 2 GB.
  maxWorkers: '100%',
  workerIdleMemoryLimit: '400MB',
  coverageProvider: 'v8',
};
