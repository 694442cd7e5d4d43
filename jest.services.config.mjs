import base from './jest.config.mjs';

/** Specs that need PostgreSQL or Redis: `npm run test:services`. */
export default {
  ...base,
  testRegex: '\\.int\\.spec\\.ts$',
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
};
