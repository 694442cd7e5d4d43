import { guaranteeOf } from '@cotiza/contract';
import type { GuaranteeIncluded } from '@cotiza/insurers-port';
import { type Cents, defined, fromEuros } from '@cotiza/kernel';
import type { GuaranteeRow, ModalityRow, RateBook } from '../book/rate-book';

/** Returns the guarantees that a row of a book covers in a modality, in the words for the customer: its own and `alsoCovers`. */
export function includedIn(book: RateBook, modality: ModalityRow, position: number): readonly GuaranteeIncluded[] {
  const row = defined(book.guarantees[position], 'guarantee at that place');
  const { name, cover, code, terms, alsoCovers = [] } = row;
  const excess = modality.excess?.guarantee === row.id ? modality.excess.euros : undefined;
  const own = { name, cover, code, ...limited(limitOf(row, modality)), ...(terms ? { terms } : {}) };
  return [
    excess === undefined ? own : { ...own, excessCents: fromEuros(excess) },
    ...alsoCovers.map(({ code: other, limitEuros }) => {
      const { name, cover } = defined(guaranteeOf(book.line, other), 'guarantee of that code');
      return { name, cover, code: other, ...limited(limitEuros) };
    }),
  ];
}

/** Returns the limit of a guarantee. For accidents of the driver it is the capital on which the Consorcio is paid. */
const limitOf = ({ code, limitEuros }: GuaranteeRow, { accidentCapitalEuros }: ModalityRow): number | undefined =>
  code === 'conductor' ? accidentCapitalEuros : limitEuros;

const limited = (euros: number | undefined): { readonly limitCents?: Cents } =>
  euros === undefined ? {} : { limitCents: fromEuros(euros) };
