import { INSURANCE_LINES, type InsuranceLine } from '@cotiza/contract';
import type { CodeLists } from './code-lists';
import { DECLINE_MEANINGS, OTHER_REASON } from './decline-meanings.table';
import { GUARANTEE_MEANINGS } from './guarantee-meanings.table';

/** The headings of the lists in a vendor's document. */
export interface AnswerLists {
  readonly guarantees: Readonly<Record<InsuranceLine, string>>;
  readonly reasons: string;
}

/** Maps the values of a rate book to the codes of a vendor. */
export interface AnswerCodes {
  /** @throws RangeError for a guarantee that the contract does not have */
  readonly guarantee: (line: InsuranceLine, code: string) => string;
  /** @throws RangeError for a reason that no rate book has */
  readonly reason: (line: InsuranceLine, bookCode: string) => string;
  /** The vendor's code for all other reasons. */
  readonly otherReason: string;
}

type Meanings = Readonly<Record<InsuranceLine, Readonly<Record<string, string>>>>;

/** @throws Error when the vendor's document lacks a value of the rate books */
export function answerCodesOf(lists: CodeLists, { guarantees, reasons }: AnswerLists): AnswerCodes {
  const coded = (meanings: Meanings, listOf: (line: InsuranceLine) => string) => {
    const entries = INSURANCE_LINES.flatMap((line) =>
      Object.entries(meanings[line]).map(([id, meaning]): [string, string] => [
        `${line}/${id}`,
        lists.codeOf(listOf(line), meaning),
      ]),
    );
    const codes = new Map(entries);
    return (line: InsuranceLine, id: string) => {
      const code = codes.get(`${line}/${id}`);
      if (code === undefined) throw new RangeError(`${id} of ${line} has no code`);
      return code;
    };
  };
  return {
    guarantee: coded(GUARANTEE_MEANINGS, (line) => guarantees[line]),
    reason: coded(DECLINE_MEANINGS, () => reasons),
    otherReason: lists.codeOf(reasons, OTHER_REASON),
  };
}
