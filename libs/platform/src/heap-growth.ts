import { setFlagsFromString } from 'node:v8';

/** How far a heap may grow over what was in use after its last collection, in percent of that. */
const GROWTH_PERCENT = 150;

/** V8 takes its flags with dashes or with underscores. */
const FLAG = /^--heap[-_]growing[-_]percent\b/;

/**
 * Has the garbage of long-lived objects collected when the heap has grown to two and a half times what was in use. V8 by itself
 * goes by how fast it grows just then, from 1.1 to 4 times: under load, more than a hundred megabytes of garbage wait for one
 * collection, and the next comes a few seconds later. V8 reads this each time that it has collected, on every thread of the process.
 *
 * @param startedWith the flags of `node`: a process that was started with another share keeps it
 */
export function boundHeapGrowth(startedWith = process.execArgv, set = setFlagsFromString): void {
  if (!startedWith.some((flag) => FLAG.test(flag))) set(`--heap-growing-percent=${GROWTH_PERCENT}`);
}
