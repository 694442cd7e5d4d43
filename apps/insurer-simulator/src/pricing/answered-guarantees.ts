import type { InsuranceLine } from '@cotiza/contract';
import type { GuaranteeIncluded } from '@cotiza/insurers-port';
import type { AnswerCodes } from '../vendor-documents/answer-codes';
import type { AnsweredGuarantee } from './quote-answer';

/**
 * Returns the guarantees of a rate book in a vendor's codes, each once. A book has two rows for liability, for people and for
 * property; a vendor has one code with both limits.
 */
export function answeredGuarantees(
  line: InsuranceLine,
  cover: readonly GuaranteeIncluded[],
  codes: AnswerCodes,
): readonly AnsweredGuarantee[] {
  const answered = new Map<string, AnsweredGuarantee>();
  for (const { code: ours, limitCents = null, excessCents = null } of cover) {
    const code = codes.guarantee(line, ours ?? '');
    const before = answered.get(code);
    answered.set(code, before ? { ...before, propertyLimitCents: limitCents } : said(code, limitCents, excessCents));
  }
  return [...answered.values()];
}

const said = (code: string, limitCents: number | null, excessCents: number | null): AnsweredGuarantee => ({
  code,
  limitCents,
  propertyLimitCents: null,
  excessCents,
});
