import { byLine, GUARANTEES, type Guarantee, type GuaranteeCode } from '@cotiza/contract';
import type { Declined, GuaranteeIncluded } from '@cotiza/insurers-port';
import { invalidAnswer } from '@cotiza/transport';
import { DECLINES, type DeclineBook, type DeclineCode } from './declines.table';
import type { GuaranteeBook } from './guarantee-book';
import type { TakenLine } from '../request/taken-request';

/** What an offer includes, in words for the customer, each guarantee once. */
export function guaranteesOf(
  book: GuaranteeBook,
  line: TakenLine,
  codes: readonly string[],
): readonly GuaranteeIncluded[] {
  const known: Readonly<Record<string, GuaranteeCode>> = book[line];
  return [...new Set(codes)].map((theirs) => {
    const code = Object.hasOwn(known, theirs) ? known[theirs] : undefined;
    if (!code) throw invalidAnswer('an offer includes an unknown guarantee');
    return INCLUDED[line][code]!;
  });
}

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
export function declinedFor(book: DeclineBook, codes: readonly string[]): Declined {
  return declined(
    codes.map((code) => {
      const reason = Object.hasOwn(book, code) ? book[code] : undefined;
      if (!reason) throw invalidAnswer('a decline has an unknown code');
      return reason;
    }),
  );
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
