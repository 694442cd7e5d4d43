/** A release of the official conformance suite, and the revision of the protocol that it is asked about. */
export interface Suite {
  /** The name under which package.json installs the release. */
  readonly packageName: string;
  readonly revision: string;
  readonly exceptions: SuiteExceptions;
}

/** What of a suite says nothing about our server, with the reason each. */
export interface SuiteExceptions {
  /** Scenarios that do not apply. */
  readonly notApplicable: Readonly<Record<string, string>>;
  /** Scenarios that do not apply and yet pass: whatever the server answers satisfies them. */
  readonly passUntested: Readonly<Record<string, string>>;
  /** Checks, within scenarios that apply, that cannot be made. */
  readonly untestableChecks: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** One check of a scenario, as the suite writes it down. */
export interface ConformanceCheck {
  readonly id: string;
  readonly status: 'SUCCESS' | 'FAILURE' | 'WARNING' | 'SKIPPED' | 'INFO';
  readonly errorMessage?: string;
}

/** What a run of a suite found, by scenario. */
export type SuiteResults = ReadonlyMap<string, readonly ConformanceCheck[]>;
