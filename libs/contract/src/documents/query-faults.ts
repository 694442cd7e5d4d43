import type { Fault } from '../validation/fault';

/** Parsed parameters of a query string. A repeated parameter is an array. */
export type QueryParameters = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Upper limit of the unknown parameters that an answer lists: a query string can hold thousands. */
const UNKNOWN_PARAMETERS_LISTED = 10;

/** Returns the sent parameter names that an operation does not know, up to the limit. */
export const unknownNames = (sent: readonly string[], known: readonly string[]): readonly string[] =>
  sent.filter((name) => !known.includes(name)).slice(0, UNKNOWN_PARAMETERS_LISTED);

/** Makes the fault of a parameter from its name and the value sent. */
export type ParameterFault = (name: string, sent: unknown) => Fault;
