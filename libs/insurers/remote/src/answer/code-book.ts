import type { Enumeration, homeEnumerations, motorEnumerations, personEnumerations } from '@cotiza/contract';

/**
 * An insurer's code for each value of an enumeration of ours. The type refuses a dictionary that lacks a value, so that a
 * value added to the contract does not compile until every insurer has a code for it.
 */
type CodesOf<E> = E extends Enumeration ? Readonly<Record<E['values'][number], string>> : never;

type CodesOfEach<Enumerations> = { readonly [Name in keyof Enumerations]: CodesOf<Enumerations[Name]> };

/** The dictionaries of an insurer that quotes homes: one for each enumeration that their requests may hold. */
export type HomeCodeBook = CodesOfEach<typeof personEnumerations> & CodesOfEach<typeof homeEnumerations>;

/** The dictionaries of an insurer that quotes every line: one for each enumeration of the contract. */
export type CodeBook = HomeCodeBook & CodesOfEach<typeof motorEnumerations>;

/** The dictionaries of an insurer that quotes cars alone, for the enumerations that it is sent. */
export type CarCodeBook = CodesOfEach<
  Pick<typeof personEnumerations, 'documentType' | 'gender' | 'maritalStatus' | 'employmentStatus' | 'country'> &
    Pick<
      typeof motorEnumerations,
      'purchaseType' | 'carUse' | 'annualKm' | 'parking' | 'fuel' | 'carLicense' | 'penalties'
    >
>;

/** Returns the dictionary of an insurer whose codes are our values. */
export const sameCodes = <V extends string>(values: readonly V[]): Readonly<Record<V, string>> =>
  Object.fromEntries<string>(values.map((value) => [value, value])) as Record<V, string>;

/** Dictionaries that may still lack values, while a connector is being written. */
export type Unfinished<Book> = { readonly [Name in keyof Book]: Partial<Book[Name]> };
