import { execFileSync } from 'node:child_process';

/** Builds everything once for the specs that start what is built. */
export default () => execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-b'], { stdio: 'inherit' });
