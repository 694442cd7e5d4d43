/** Something that the process cannot do without, and how to see whether it is there. */
export interface Dependency {
  readonly name: string;
  /** Rejects when it is not there. */
  readonly check: () => Promise<void>;
}

export const DEPENDENCIES = Symbol('dependencies');

/** A dependency that has not answered by then counts as gone. */
const CHECK_TIMEOUT_MS = 2000;

/** The names of those that are not there now. */
export async function missing(dependencies: readonly Dependency[]): Promise<string[]> {
  const names = await Promise.all(
    dependencies.map(({ name, check }) =>
      inTime(check()).then(
        () => [],
        () => [name],
      ),
    ),
  );
  return names.flat();
}

function inTime(answer: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('no answer in time')), CHECK_TIMEOUT_MS);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
