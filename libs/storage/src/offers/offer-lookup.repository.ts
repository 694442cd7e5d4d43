import type { KeptOffer, OfferLookup } from '@cotiza/quoting';
import { BODY_COLUMNS, openQuote } from '../quotes/sealed-body';
import type { StoredAnswer } from '../quotes/stored-quote';
import type { StorageContext } from '../storage-context';
import { offerIds } from './offer-ids';

/** The version of its tariff by which each insurer answered, where it said so. */
const tariffsOf = (answers: readonly StoredAnswer[]): KeptOffer['tariffs'] =>
  Object.fromEntries(
    answers.flatMap((answer) =>
      'tariff' in answer && answer.tariff !== undefined ? [[answer.insurer, answer.tariff] as const] : [],
    ),
  );

/** Offers on a database: their id leads to the reference of their quotation, which has an index. */
export function offerLookupRepository({ database, seals, lists, secret }: StorageContext): OfferLookup {
  const ids = offerIds(secret);
  return {
    tokenOf: (reference) => ids.tokenOf(reference),
    find: async (id) => {
      const reference = ids.referenceIn(id);
      if (reference === undefined) return undefined;
      const row = await database.read((db) =>
        db
          .selectFrom('quotes')
          .select([...BODY_COLUMNS, 'created_at'])
          .where('reference', '=', reference)
          .executeTakeFirst(),
      );
      if (!row) return undefined;
      const { body, result, guarantees, answers } = openQuote(seals, row);
      const at = result.ofertas.findIndex(({ oferta_id }) => oferta_id === id);
      const offer = result.ofertas[at];
      if (!offer) return undefined;
      const ref = guarantees[at];
      const [covered = []] = ref === undefined ? [] : await lists.load([ref]);
      return { offer, guarantees: covered, createdAt: row.created_at, body, result, tariffs: tariffsOf(answers) };
    },
  };
}
