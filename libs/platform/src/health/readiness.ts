import { Deadline, systemClock, type Clock } from '@cotiza/kernel';

/** The result of a check for a dependency that works less well than it should. */
export const DEGRADED = 'degraded';

/** Something that the process needs in order to work. */
export interface Dependency {
  readonly name: string;
  /** True when no answer can be given without it. Reference data needs neither a database nor an insurer. */
  readonly isNeededByAll?: true;
  /** Rejects when it is away. Resolves with `DEGRADED` when an operator should look at it. */
  readonly check: () => Promise<void | typeof DEGRADED>;
}

export const DEPENDENCIES = Symbol('dependencies');

type State = void | typeof DEGRADED | 'missing';

/** A dependency that has not answered by then counts as gone. */
const CHECK_TIMEOUT_MS = 2000;

export async function readinessOf(dependencies: readonly Dependency[], clock: Clock = systemClock()) {
  const states = await Promise.all(
    dependencies.map(({ check }) =>
      new Deadline(CHECK_TIMEOUT_MS, clock).orLate<State>(check(), () => 'missing').catch((): State => 'missing'),
    ),
  );
  const those = (wanted: State) => dependencies.filter((_, place) => states[place] === wanted).map(({ name }) => name);
  return { missing: those('missing'), degraded: those(DEGRADED) };
}

export interface HealthAnswer {
  readonly status: 200 | 503;
  readonly body: object;
}

export const LIVE: HealthAnswer = { status: 200, body: { status: 'ok' } };

/** Returns 200 while the process can answer something, 503 while it starts or stops: for load balancers. */
export const servingAnswer = (dependencies: readonly Dependency[]): Promise<HealthAnswer> =>
  readyAnswer(dependencies.filter(({ isNeededByAll }) => isNeededByAll));

/** Returns 200 while all dependencies answer, degraded ones too: a degraded process still takes requests. */
export async function readyAnswer(dependencies: readonly Dependency[]): Promise<HealthAnswer> {
  const { missing, degraded } = await readinessOf(dependencies);
  const whatIsDegraded = degraded.length === 0 ? {} : { degraded };
  if (missing.length > 0) return { status: 503, body: { status: 'unavailable', missing, ...whatIsDegraded } };
  return { status: 200, body: { status: degraded.length === 0 ? 'ok' : 'degradado', ...whatIsDegraded } };
}
