import type { InsuranceLine } from '@cotiza/contract';
import type { Declined, GuaranteeIncluded } from '@cotiza/insurers-port';
import { invalidAnswer } from '../call-failed.error';
import { DECLINES, type DeclineBook, type DeclineCode } from './declines.table';
import { GUARANTEES, type GuaranteeBook } from './guarantees.table';

/** What an offer includes, in words for the customer, each guarantee once. */
export function guaranteesOf(
  book: GuaranteeBook,
  line: InsuranceLine,
  codes: readonly string[],
): readonly GuaranteeIncluded[] {
  const names: Readonly<Record<string, string>> = book[line];
  const texts: Readonly<Record<string, GuaranteeIncluded>> = GUARANTEES[line];
  return [...new Set(codes)].map((code) => {
    const included = Object.hasOwn(names, code) ? texts[names[code]!] : undefined;
    if (!included) throw invalidAnswer('an offer includes an unknown guarantee');
    return included;
  });
}

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
