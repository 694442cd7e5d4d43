import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * count-tests.mjs <folder> [suite]
 * Sums the results that Jest wrote there (`--json --outputFile=<folder>/<suite>.json`). With a suite name it prints that
 * suite's own line and fails when the suite ran no test; without one, the closing line over all suites.
 */
const [folder, suite] = process.argv.slice(2);

const read = (name) => JSON.parse(readFileSync(join(folder, name), 'utf8'));

function sum(results) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const result of results) {
    total.passed += result.numPassedTests;
    // A file that does not even load has no tests to count, and is a failure all the same.
    total.failed += result.numFailedTests + result.numRuntimeErrorTestSuites;
    total.skipped += result.numPendingTests + result.numTodoTests;
  }
  return total;
}

if (suite) {
  const { passed, failed, skipped } = sum([read(`${suite}.json`)]);
  console.log(`${suite}: ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  if (passed + failed === 0) {
    console.error(`${suite}: no test ran`);
    process.exitCode = 1;
  }
} else {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const { passed, failed } = sum(files.map(read));
  console.log(`${passed} passed, ${failed} failed`);
}
