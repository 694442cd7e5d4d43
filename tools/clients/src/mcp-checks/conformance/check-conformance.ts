import { judgeSuite, type SuiteVerdict } from './judge-suite';
import { runSuite, scenariosOf } from './run-suite';
import { SUITES } from './suites.data';

/** Runs the official suites against a server. @returns how many scenarios passed, how many do not apply, and the faults */
export async function checkConformance(url: string, home: string): Promise<SuiteVerdict> {
  const verdicts: SuiteVerdict[] = [];
  for (const suite of SUITES) {
    const scenarios = await scenariosOf(suite, home);
    const verdict = judgeSuite(scenarios, await runSuite(suite, url, home), suite.exceptions);
    const named = (names: readonly string[]) => names.map((name) => `${suite.revision} ${name}`);
    verdicts.push({
      passed: named(verdict.passed),
      notApplicable: named(verdict.notApplicable),
      faults: named(verdict.faults),
    });
  }
  return {
    passed: verdicts.flatMap(({ passed }) => passed),
    notApplicable: verdicts.flatMap(({ notApplicable }) => notApplicable),
    faults: verdicts.flatMap(({ faults }) => faults),
  };
}
