/**
 * SQLSTATE classes of the server and its surroundings, not of what is written: connection, resources, operator intervention,
 * system error, read-only, deadlock. They strike everyone, and may be over in a moment.
 */
const OF_THE_SURROUNDINGS = /^(08|53|57|58|25006|40001|40P01|55P03)/;

/** What Node says when there is no connection. */
const OF_THE_NETWORK = /^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)/;

/** What the driver says without a code. */
const OF_THE_DRIVER =
  /^(Connection terminated|Client has encountered a connection error|timeout (exceeded )?when trying to connect|timeout expired|Query read timeout)/;

/** Two that work at the same time were in each other's way: the one that was stopped may begin again at once. */
export const isOfOthers = (error: unknown): boolean =>
  /^(40001|40P01)$/.test(String((error as { code?: unknown }).code));

export function isOfTheSurroundings(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  if (typeof code === 'string') return OF_THE_SURROUNDINGS.test(code) || OF_THE_NETWORK.test(code);
  return OF_THE_DRIVER.test(String(message));
}
