import type { InsuranceLine } from '@cotiza/contract';
import type { ProductDocument } from '@cotiza/insurers-port';
import { PRODUCT_PAGES } from '../answers/product-information';
import type { QuotedOffer } from '../answers/offer';
import type { InsurerAnswer } from '../ask/ask-insurer';

export interface OfferedDocument {
  /** `aseguradora` and `producto` of the offers. */
  readonly insurer: string;
  readonly product: string;
  readonly id: string;
}

/**
 * The documents of the products that are offered, each of the version of the tariff that priced it.
 *
 * @param documents those of what is sold now
 */
export const offeredDocuments = (
  line: InsuranceLine,
  answers: readonly InsurerAnswer[],
  documents: readonly Pick<ProductDocument, 'id' | 'insurer' | 'line' | 'product' | 'version'>[],
): readonly OfferedDocument[] =>
  answers.flatMap(({ insurer: { id: insurerId, name }, outcome }) => {
    if (outcome.kind !== 'offers') return [];
    const products = new Set(outcome.offers.map(({ product }) => product));
    return documents
      .filter(
        (document) =>
          document.insurer.id === insurerId &&
          document.line === line &&
          document.version === outcome.tariff &&
          products.has(document.product),
      )
      .map(({ id, product }) => ({ insurer: name, product, id }));
  });

/** Where a document is read, from the root of the service; its PDF is there too, with `.pdf`. */
export const documentAddress = ({ id }: Pick<OfferedDocument, 'id'>): string =>
  `${PRODUCT_PAGES}${encodeURIComponent(id)}`;

export const documentOfOffer = (
  documents: readonly OfferedDocument[],
  { aseguradora, producto }: Pick<QuotedOffer, 'aseguradora' | 'producto'>,
): OfferedDocument | undefined =>
  documents.find(({ insurer, product }) => insurer === aseguradora && product === producto);
