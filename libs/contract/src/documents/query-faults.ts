import type { Fault } from '../validation/fault';

/** A query string as a server parses it: a parameter that is repeated comes as an array. */
export type QueryParameters = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Unknown parameters that are answered at most: a query string can hold thousands. */
const UNKNOWN_PARAMETERS_LISTED = 10;

/** Names of parameters that are sent and that an operation does not know, as many as are answered. */
export const unknownNames = (sent: readonly string[], known: readonly string[]): readonly string[] =>
  sent.filter((name) => !known.includes(name)).slice(0, UNKNOWN_PARAMETERS_LISTED);

/** Makes the fault of a parameter from its name and from what was sent. */
export type ParameterFault = (name: string, sent: unknown) => Fault;
