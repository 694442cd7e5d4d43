import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';
import { REFERENCE_PATTERN } from '@cotiza/kernel';
import { offerNumber, type KeptOffer, type OfferLookup } from '@cotiza/quoting';
import { openWhole } from './quotes/late-answers';
import { ofSeries, seriesOf } from './quotes/quote-series';
import { BODY_COLUMNS } from './quotes/sealed-body';
import { lawOfAnswers, type StoredAnswer } from './quotes/stored-quote';
import type { StorageContext } from './storage-context';

/** The version of its tariff by which each insurer answered, where it said so. */
const tariffsOf = (answers: readonly StoredAnswer[]): KeptOffer['tariffs'] =>
  Object.fromEntries(
    answers.flatMap((answer) =>
      'tariff' in answer && answer.tariff !== undefined ? [[answer.insurer, answer.tariff] as const] : [],
    ),
  );

/** Offers and quotations on a database: their ids lead to the reference of a quotation, which has an index. */
export function offerLookupRepository({ database, clock, seals, lists, secret }: StorageContext): OfferLookup {
  const [offers, quotes] = [referenceTokens(secret, 'ids of offers'), referenceTokens(secret, 'handles of quotations')];
  const open = async (reference: string | undefined) => {
    if (reference === undefined) return undefined;
    return database.read(async (db) => {
      const row = await db
        .selectFrom('quotes')
        .select(['seq', ...BODY_COLUMNS, 'created_at'])
        .select(seriesOf)
        .where('reference', '=', reference)
        .executeTakeFirst();
      if (!row) return undefined;
      const quote = await openWhole(db, seals, row, clock.now());
      return { ...quote, createdAt: row.created_at, series: row.series };
    });
  };
  return {
    tokenOf: (reference) => offers.tokenOf(reference),
    find: async (id) => {
      const quote = await open(offers.referenceIn(OFFER_ID.exec(id)?.[1]));
      if (!quote) return undefined;
      const { body, result, guarantees, traces, answers, createdAt, consent } = quote;
      const at = result.ofertas.findIndex(({ oferta_id }) => oferta_id === id);
      const offer = result.ofertas[at];
      if (!offer) return undefined;
      const ref = guarantees[at];
      const [covered = []] = ref === undefined ? [] : await lists.load([ref]);
      const isOfDraft = consent !== undefined;
      const by = { tariffs: tariffsOf(answers), law: lawOfAnswers(answers) };
      return { offer, guarantees: covered, createdAt, body, result, ...by, trace: traces?.[at], isOfDraft };
    },
    handleOf: (reference) => quotes.tokenOf(reference),
    quotationOf: async (handle) => {
      const ofHandle = quotes.referenceIn(handle);
      const quote = await open(ofHandle ?? offers.referenceIn(OFFER_ID.exec(handle)?.[1]));
      if (!quote) return undefined;
      const { body, result, consent, series } = quote;
      const number = offerNumber({ oferta_id: handle });
      if (ofHandle === undefined && !result.ofertas.some((offer) => offerNumber(offer) === number)) return undefined;
      return { body, result, series, consent };
    },
    isChosen: (series) =>
      database.read(async (db) => {
        const chosen = ofSeries(db, series).select('seq').where('chosen_offer', 'is not', null).limit(1);
        return (await chosen.executeTakeFirst()) !== undefined;
      }),
  };
}

/** One block, and nothing chained to it: 128 bits for each reference, which the key alone turns back. */
const ALGORITHM = 'aes-128-ecb';
const BLOCK_BYTES = 16;
const KEY_BYTES = 16;

/** The id of an offer: a token, and the number of the offer in its quotation. */
const OFFER_ID = /^([\w-]{22})\.[1-9]\d{0,3}$/;
/** 128 bits in base64url. */
const TOKEN = /^[\w-]{22}$/;

/**
 * Makes tokens that lead to their quotation without anything being kept for them, with the secret of a database, which survives every
 * rotation and is the same in all processes. A block cipher over one block is a pseudorandom permutation: a token reveals nothing of
 * its reference.
 *
 * @param purpose separates the key of these tokens from others that are derived from the secret
 */
export function referenceTokens(secret: Buffer, purpose: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES));
  // Blocks are independent and nothing is padded, so one cipher serves for ever.
  const cipher = createCipheriv(ALGORITHM, key, null).setAutoPadding(false);
  const decipher = createDecipheriv(ALGORITHM, key, null).setAutoPadding(false);
  return {
    /** @param reference one of 16 bytes at most */
    tokenOf: (reference: string): string => {
      const block = Buffer.alloc(BLOCK_BYTES);
      if (block.write(reference, 'latin1') < reference.length) throw new RangeError('a reference does not fit a block');
      return cipher.update(block).toString('base64url');
    },
    /** Returns the reference of the quotation that a token may be of; undefined where it is certainly of none. */
    referenceIn: (token = ''): string | undefined => {
      if (!TOKEN.test(token)) return undefined;
      const text = decipher.update(Buffer.from(token, 'base64url')).toString('latin1');
      const reference = text.replace(/\0+$/, '');
      return REFERENCE_PATTERN.test(reference) ? reference : undefined;
    },
  };
}
