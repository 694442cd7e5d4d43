import base from './jest.slow.config.mjs';

// Workers inherit it: slow specs that try a part of their cases in CI try all of them.
process.env.NIGHTLY = '1';

/** Specs that guard releases: `npm run nightly -- specs`. */
export default { ...base, testRegex: '(\\.nightly|recipes\\.slow)\\.spec\\.ts$' };
