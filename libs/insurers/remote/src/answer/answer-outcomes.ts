import { byLine, GUARANTEES, type Guarantee, type GuaranteeCode } from '@cotiza/contract';
import type { Declined, GuaranteeIncluded } from '@cotiza/insurers-port';
import { type Cents, existing, toEuros } from '@cotiza/kernel';
import { invalidAnswer } from '@cotiza/transport';
import { DECLINES, type DeclineBook, type DeclineCode } from './declines.table';
import type { GuaranteeBook } from './guarantee-book';
import type { TakenLine } from '../request/taken-request';

/** A guarantee as an insurer says it. Amounts are null where there are none. */
export interface SaidGuarantee {
  readonly code: string;
  /** The most that it pays for a claim: of liability, for people who are hurt. */
  readonly limitCents: Cents | null;
  /** Of liability, the most that it pays for what is damaged. */
  readonly propertyLimitCents: Cents | null;
  readonly excessCents: Cents | null;
}

/**
 * What an offer includes, in words for the customer, each guarantee once.
 *
 * @throws CallFailed for an unknown code, one that is said twice, and an amount of nothing
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
    return withAmounts(existing(INCLUDED[line][code], 'guarantee of that code'), guarantee);
  });
}

/** The guarantee with what it pays: that of the table where nothing is said, which all offers share. */
function withAmounts(
  included: GuaranteeIncluded,
  { limitCents, propertyLimitCents, excessCents }: SaidGuarantee,
): GuaranteeIncluded {
  const amounts = [limitCents, propertyLimitCents, excessCents];
  if (amounts.includes(0)) throw invalidAnswer('a guarantee has a limit or an excess of nothing');
  if (amounts.every((cents) => cents === null)) return included;
  return {
    ...included,
    ...(limitCents === null ? {} : { limitCents }),
    ...(excessCents === null ? {} : { excessCents }),
    ...(propertyLimitCents === null
      ? {}
      : { terms: [`En los bienes paga hasta ${inEuros(propertyLimitCents)} euros.`] }),
  };
}

const inEuros = (cents: Cents): string => EUROS.format(toEuros(cents));
const EUROS = new Intl.NumberFormat('es-ES', { maximumFractionDigits: 2, useGrouping: 'always' });

/** Every guarantee of each line as an offer includes it. Made once: offers share them. */
const INCLUDED = byLine((line): Readonly<Partial<Record<GuaranteeCode, GuaranteeIncluded>>> =>
  Object.fromEntries(
    (Object.entries(GUARANTEES[line]) as [GuaranteeCode, Guarantee][]).map(([code, { name, cover }]) => [
      code,
      { name, cover, code },
    ]),
  ),
);

/** A decline for the reasons that stand behind these codes of an insurer, each once. */
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
 * What becomes of a case that the insurer wants to look into: there is no price for this customer now, and asking again
 * would not bring one. That is a decline, not a failure.
 */
export function referred(): Declined {
  return declined(['needs-study']);
}

function declined(reasons: readonly DeclineCode[]): Declined {
  return { kind: 'declined', reasons: [...new Set(reasons)].map((code) => ({ code, message: DECLINES[code] })) };
}
