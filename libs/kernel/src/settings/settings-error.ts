/** Variables by their names, as a process has them. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Settings that cannot be used. Its message lists every fault, one a line, and never a value: some are secrets. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';

  /** @param faults one sentence each, which begins with the name of the setting */
  constructor(readonly faults: readonly string[]) {
    super(['The settings are not valid:', ...faults.map((fault) => `  - ${fault}`)].join('\n'));
  }
}

/** A file of the operator that cannot be used: everything that is wrong with it, and nothing that it holds. */
export class OperatorFileError extends Error {
  override readonly name = 'OperatorFileError';

  /** @param faults one sentence each, with the place in the file */
  constructor(readonly faults: readonly string[]) {
    super(['the file cannot be used:', ...faults.map((fault) => `  - ${fault}`)].join('\n'));
  }
}
