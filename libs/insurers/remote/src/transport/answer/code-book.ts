import type { Enumeration } from '@cotiza/contract';

/**
 * An insurer's code for each value of an enumeration of ours. The type refuses a dictionary that lacks a value, so that a
 * value added to the contract does not compile until every insurer has a code for it.
 */
export type CodesOf<E extends Enumeration> = Readonly<Record<E['values'][number], string>>;
