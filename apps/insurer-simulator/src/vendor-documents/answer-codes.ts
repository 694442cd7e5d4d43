import { CodeLists } from './code-lists';
import { ownTable } from './vendor-folder';
import { VENDOR_LINES, type VendorLine } from './vendor-lines';

/** The vendors' texts for the guarantees of the contract, and for the decline reasons of the rate books and of the lines. */
const MEANINGS = new CodeLists(ownTable('meanings.csv'));

/** The vendors' text for any reason that they do not list. */
const OTHER_REASON = 'Fuera de normas de suscripción';

/** The headings of the lists in a vendor's document. */
export interface AnswerLists {
  /** By line that the vendor quotes. */
  readonly guarantees: Readonly<Partial<Record<VendorLine, string>>>;
  readonly reasons: string;
}

/** Maps the values of a rate book to the codes of a vendor. */
export interface AnswerCodes {
  /** @throws RangeError for a guarantee that the contract does not have */
  readonly guarantee: (line: VendorLine, code: string) => string;
  /** @throws RangeError for a reason that no rate book has */
  readonly reason: (line: VendorLine, bookCode: string) => string;
  /** The vendor's code for all other reasons. */
  readonly otherReason: string;
}

/** @throws Error when the vendor's document lacks a value of the rate books */
export function answerCodesOf(lists: CodeLists, { guarantees, reasons }: AnswerLists): AnswerCodes {
  const quoted = VENDOR_LINES.filter((line) => guarantees[line] !== undefined);
  const coded = (kind: 'Garantías' | 'Motivos', listOf: (line: VendorLine) => string) => {
    const entries = quoted.flatMap((line) =>
      [...MEANINGS.list(`${kind} de ${line}`)].map(([id, meaning]): [string, string] => [
        `${line}/${id}`,
        lists.codeOf(listOf(line), meaning),
      ]),
    );
    const codes = new Map(entries);
    return (line: VendorLine, id: string) => {
      const code = codes.get(`${line}/${id}`);
      if (code === undefined) throw new RangeError(`${id} of ${line} has no code`);
      return code;
    };
  };
  return {
    guarantee: coded('Garantías', (line) => guarantees[line] ?? ''),
    reason: coded('Motivos', () => reasons),
    otherReason: lists.codeOf(reasons, OTHER_REASON),
  };
}
