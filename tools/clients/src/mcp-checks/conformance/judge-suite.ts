import type { ConformanceCheck, SuiteExceptions, SuiteResults } from './suite';

/** What a run of a suite means. */
export interface SuiteVerdict {
  readonly passed: readonly string[];
  readonly notApplicable: readonly string[];
  /** A line each; none when all is well. */
  readonly faults: readonly string[];
}

/** The check that every scenario makes by the way: each message has the form that the revision's schema demands. */
const WIRE_SCHEMA = 'wire-schema-valid';

const isBad = ({ status }: ConformanceCheck) => status === 'FAILURE' || status === 'WARNING';

/**
 * Judges what a suite found: each of its scenarios has passed or is listed as an exception, and no exception is listed
 * that is none any more.
 *
 * @param scenarios all that the suite has
 */
export function judgeSuite(
  scenarios: readonly string[],
  results: SuiteResults,
  exceptions: SuiteExceptions,
): SuiteVerdict {
  const { notApplicable, passUntested, untestableChecks } = exceptions;
  const listed = [notApplicable, passUntested, untestableChecks].flatMap((names) => Object.keys(names));
  const faults = listed
    .filter((name) => !scenarios.includes(name))
    .map((name) => `${name} is listed as an exception, and the suite has no such scenario`);
  if (scenarios.length === 0) faults.push('the suite has no scenarios');
  const passed: string[] = [];
  const excepted: string[] = [];
  for (const name of scenarios) {
    const found = results.get(name) ?? [];
    const isExcepted = name in notApplicable || name in passUntested;
    if (isExcepted) {
      excepted.push(name);
      faults.push(...faultsOfExcepted(name, found, name in passUntested));
    } else {
      const wrong = faultsOfApplicable(name, found, untestableChecks[name] ?? {});
      faults.push(...wrong);
      if (wrong.length === 0) passed.push(name);
    }
  }
  return { passed, notApplicable: excepted, faults };
}

function faultsOfExcepted(name: string, found: readonly ConformanceCheck[], mayPass: boolean): string[] {
  const malformed = found
    .filter((check) => check.id === WIRE_SCHEMA && isBad(check))
    .map((check) => lineOf(name, check));
  const passes = found.length > 0 && !found.some(isBad);
  return passes && !mayPass ? [...malformed, `${name} is listed as not applicable, and passes`] : malformed;
}

function faultsOfApplicable(
  name: string,
  found: readonly ConformanceCheck[],
  untestable: Readonly<Record<string, string>>,
): string[] {
  const wrong = found.filter((check) => isBad(check) && !(check.id in untestable)).map((check) => lineOf(name, check));
  const testable = Object.keys(untestable).filter((id) => !found.some((check) => check.id === id && isBad(check)));
  const stale = testable.map((id) => `${name}: ${id} is listed as untestable, and is not`);
  const hasTested = found.some(({ id, status }) => id !== WIRE_SCHEMA && status === 'SUCCESS');
  return [...wrong, ...stale, ...(hasTested || wrong.length > 0 ? [] : [`${name} tested nothing`])];
}

const lineOf = (name: string, { id, status, errorMessage }: ConformanceCheck) =>
  `${name}: ${id} ${status.toLowerCase()}${errorMessage ? `, ${errorMessage}` : ''}`;
