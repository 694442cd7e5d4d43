import { guaranteeOf, hasExcess, type GuaranteeCode, type InsuranceLine, type LevelCode } from '@cotiza/contract';
import type { Declined, GuaranteeIncluded } from '@cotiza/insurers-port';
import { type Cents, defined, toEuros } from '@cotiza/kernel';
import { invalidAnswer } from '@cotiza/transport';
import { DECLINES, type DeclineBook, type DeclineCode } from './declines.table';
import type { GuaranteeBook } from './guarantee-book';
import type { TakenLine } from '../request/taken-request';

/** A guarantee in an insurer's answer. Amounts are null where there are none. */
export interface SaidGuarantee {
  readonly code: string;
  /** The limit of each claim; for liability, the limit for injured people. */
  readonly limitCents: Cents | null;
  /** For liability, the limit for damaged property. */
  readonly propertyLimitCents: Cents | null;
  readonly excessCents: Cents | null;
}

/**
 * Returns the guarantees of an offer, in words for the customer, each once.
 *
 * @throws CallFailed for an unknown code, a repeated one, and an amount of zero
 */
export function guaranteesOf(
  book: GuaranteeBook,
  line: TakenLine,
  said: readonly SaidGuarantee[],
): readonly GuaranteeIncluded[] {
  const known: Readonly<Record<string, GuaranteeCode>> = book[line];
  if (new Set(said.map(({ code }) => code)).size < said.length) throw invalidAnswer('a guarantee is said twice');
  return said.map((guarantee) => {
    const code = Object.hasOwn(known, guarantee.code) ? known[guarantee.code] : undefined;
    if (!code) throw invalidAnswer('an offer includes an unknown guarantee');
    const { name, cover } = defined(guaranteeOf(line, code), 'guarantee of that code');
    return { name, cover, code, ...amountsOf(guarantee) };
  });
}

function amountsOf({ limitCents, propertyLimitCents, excessCents }: SaidGuarantee): Partial<GuaranteeIncluded> {
  if ([limitCents, propertyLimitCents, excessCents].includes(0)) {
    throw invalidAnswer('a guarantee has a limit or an excess of nothing');
  }
  return {
    ...(limitCents !== null && { limitCents }),
    ...(excessCents !== null && { excessCents }),
    ...(propertyLimitCents !== null && { terms: [`En los bienes paga hasta ${inEuros(propertyLimitCents)} euros.`] }),
  };
}

const inEuros = (cents: Cents): string => EUROS.format(toEuros(cents));
const EUROS = new Intl.NumberFormat('es-ES', { maximumFractionDigits: 2, useGrouping: 'always' });

/** Returns the excess of an offer: 0 where its level has one and the insurer sends none, null where the level has none. */
export function excessOf(line: InsuranceLine, level: LevelCode | null, saidCents: Cents | null): Cents | null {
  if (saidCents !== null) return saidCents;
  return level !== null && hasExcess(line, level) ? 0 : null;
}

/** Returns a decline with the reasons of an insurer's codes, each once. */
export function declinedFor(book: DeclineBook, codes: readonly string[], tariff?: string): Declined {
  const outcome = declined(
    codes.map((code) => {
      const reason = Object.hasOwn(book, code) ? book[code] : undefined;
      if (!reason) throw invalidAnswer('a decline has an unknown code');
      return reason;
    }),
  );
  return tariff === undefined ? outcome : { ...outcome, tariff };
}

/**
 * Returns the outcome for a case that the insurer wants to examine: a decline and not a failure, because another request
 * would not bring a price either.
 */
export function referred(): Declined {
  return declined(['needs-study']);
}

function declined(reasons: readonly DeclineCode[]): Declined {
  return { kind: 'declined', reasons: [...new Set(reasons)].map((code) => ({ code, message: DECLINES[code] })) };
}
