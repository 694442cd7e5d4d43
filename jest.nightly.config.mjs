import { execFileSync } from 'node:child_process';
import base from './jest.slow.config.mjs';

// Workers inherit it: specs that try a part of their cases by default try all of them.
process.env.NIGHTLY = '1';

/** Specs that draw their cases, or try a part of them by default. */
const drawn = execFileSync('git', ['grep', '-lE', "'fast-check'|env.NIGHTLY", '--', '*.spec.ts'], { encoding: 'utf8' });

/** Specs that guard releases, and more cases of others: `npm run nightly -- specs`. */
export default {
  ...base,
  setupFiles: ['<rootDir>/jest.nightly.setup.cjs'],
  testRegex: [],
  testMatch: [
    '**/*.nightly.spec.ts',
    ...drawn
      .trim()
      .split('\n')
      .map((path) => `<rootDir>/${path}`),
  ],
};
