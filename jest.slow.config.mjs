import base from './jest.config.mjs';

/** Specs that take seconds because they lint, build or start something: `npm run test:slow`. */
export default {
  ...base,
  testRegex: '\\.slow\\.spec\\.ts$',
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  testTimeout: 600_000,
};
