import { Deadline, systemClock, type Clock } from '@cotiza/kernel';

/** What a check says of something that is there and works less well than it should. */
export const DEGRADED = 'degraded';

/** Something that the process cannot do without, and how to see whether it is there. */
export interface Dependency {
  readonly name: string;
  /** Rejects when it is not there. Resolves with `DEGRADED` when it is, and an operator should look at it. */
  readonly check: () => Promise<void | typeof DEGRADED>;
}

export const DEPENDENCIES = Symbol('dependencies');

/** What a process depends on, by how it is now: names alone. What is in neither list is as it should be. */
export interface Readiness {
  readonly missing: readonly string[];
  readonly degraded: readonly string[];
}

type State = void | typeof DEGRADED | 'missing';

/** A dependency that has not answered by then counts as gone. */
const CHECK_TIMEOUT_MS = 2000;

/** How everything that a process depends on is now. */
export async function readinessOf(
  dependencies: readonly Dependency[],
  clock: Clock = systemClock(),
): Promise<Readiness> {
  const states = await Promise.all(
    dependencies.map(({ check }) =>
      new Deadline(CHECK_TIMEOUT_MS, clock).orLate<State>(check(), () => 'missing').catch((): State => 'missing'),
    ),
  );
  const those = (wanted: State) => dependencies.filter((_, place) => states[place] === wanted).map(({ name }) => name);
  return { missing: those('missing'), degraded: those(DEGRADED) };
}

/** What is answered to whoever supervises the process. */
export interface HealthAnswer {
  readonly status: 200 | 503;
  readonly body: object;
}

/** The process runs and answers. */
export const LIVE: HealthAnswer = { status: 200, body: { status: 'ok' } };

/**
 * It can do its work: what it loads is loaded before it listens, and what it depends on answers now. One that works less well
 * than it should goes on being sent requests.
 */
export async function readyAnswer(dependencies: readonly Dependency[]): Promise<HealthAnswer> {
  const { missing, degraded } = await readinessOf(dependencies);
  const whatIsDegraded = degraded.length === 0 ? {} : { degraded };
  if (missing.length > 0) return { status: 503, body: { status: 'unavailable', missing, ...whatIsDegraded } };
  return { status: 200, body: { status: degraded.length === 0 ? 'ok' : 'degradado', ...whatIsDegraded } };
}
