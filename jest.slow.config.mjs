import base from './jest.config.mjs';

/** Specs that take seconds because they start something: `npm run test:slow`. */
export default {
  ...base,
  globalSetup: '<rootDir>/jest.slow.setup.mjs',
  testRegex: '\\.slow\\.spec\\.ts$',
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  testTimeout: 600_000,
};
