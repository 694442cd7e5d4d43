import { OutcomeUnknown } from '../recording-fault';

/**
 * SQLSTATE classes of the server and its surroundings, not of the data: connection, resources, operator intervention, system
 * error, read-only, deadlock. They affect all statements, and may pass.
 */
const OF_THE_SURROUNDINGS = /^(08|53|57|58|25006|40001|40P01|55P03)/;

/** Errors of Node without a connection. */
const OF_THE_NETWORK = /^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)/;

/** Messages of the driver without a code. */
const OF_THE_DRIVER =
  /^(Connection terminated|Client has encountered a connection error|timeout (exceeded )?when trying to connect|timeout expired|Query read timeout)/;

/** Returns true for a conflict between transactions: the one that was stopped may begin again at once. */
export const isConflict = (error: unknown): boolean =>
  /^(40001|40P01)$/.test(String((error as { code?: unknown }).code));

/** A pooler does not take a parameter of the connection (SQLSTATE 08P01, protocol_violation). */
export const isRefusedParameter = (error: unknown): boolean =>
  error instanceof Error && /^unsupported startup parameter/.test(error.message);

/** The server has stopped a statement (SQLSTATE 57014, query_canceled), as a rule because it took too long. */
export const isStopped = (error: unknown): boolean => (error as { code?: unknown } | undefined)?.code === '57014';

/** A lock was not free in time, or a deadlock was resolved. */
const hasGivenWay = (error: unknown): boolean => /^(55P03|40P01)$/.test(String((error as { code?: unknown }).code));

/** Runs work that may give way to others, and repeats it at most so many times. */
export async function tryAgain<T>(mostTries: number, work: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await work();
    } catch (error) {
      if (tried === mostTries || !hasGivenWay(error)) throw error;
    }
  }
}

export function isOfTheSurroundings(error: unknown): boolean {
  if (error instanceof OutcomeUnknown) return true;
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  if (typeof code === 'string') return OF_THE_SURROUNDINGS.test(code) || OF_THE_NETWORK.test(code);
  return OF_THE_DRIVER.test(String(message));
}

/** SQLSTATE classes after which the server may have committed: the connection broke, an administrator ended it, the machine failed. */
const AFTER_WHICH_IT_MAY_STAND = /^(08|57P0[12]|58|40003)/;
const SQLSTATE = /^[0-9A-Z]{5}$/;

/** Returns OutcomeUnknown for a failed commit that may have been made, else the failure. */
export function commitFault(error: unknown): unknown {
  const { code } = (error ?? {}) as { code?: unknown };
  const isTakenBack =
    typeof code === 'string' &&
    SQLSTATE.test(code) &&
    !OF_THE_NETWORK.test(code) &&
    !AFTER_WHICH_IT_MAY_STAND.test(code);
  return isTakenBack || !isOfTheSurroundings(error) ? error : new OutcomeUnknown(error);
}
