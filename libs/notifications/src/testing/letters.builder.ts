import type { ArchivedQuote } from '@cotiza/quoting';
import { archivedQuote, TEST_TOKEN, TEST_DISTRIBUTOR } from '@cotiza/quoting/testing';
import { writeLetter } from '../letter/write-letter';
import type { QuoteLetter } from '../letter/quote-letter';
import { dataMailComposer } from '../mail/data-mail.composer';
import { quoteMailComposer, type ComposeQuoteMail, type QuoteMailSettings } from '../mail/quote-mail.composer';

export const TEST_LINK = `https://tienda.example/comprar?canal=correo&t=${TEST_TOKEN}`;

/** Builds the letter of a quotation, from an invented distributor. */
export const letterOf = (quote: ArchivedQuote = archivedQuote(), link: string | null = TEST_LINK): QuoteLetter =>
  writeLetter(quote, link, {
    distributor: TEST_DISTRIBUTOR,
    contact: 'hola@correduria-faro.example',
    publicUrl: 'https://cotiza.example',
    retentionDays: 30,
  });

const HOUSE = {
  from: { name: '', address: 'hola@correduria-faro.example' },
  distributor: TEST_DISTRIBUTOR,
  publicUrl: 'https://cotiza.example',
};

/** Builds e-mails with a data link. */
export const testDataComposer = dataMailComposer(HOUSE);

/** Builds e-mails with a link to a shop, as an invented distributor without a name sends them. */
export const testComposer = (changes: Partial<QuoteMailSettings> = {}): ComposeQuoteMail =>
  quoteMailComposer({
    ...HOUSE,
    linkOf: (token) => `https://tienda.example/comprar?t=${token}`,
    retentionDays: 30,
    ...changes,
  });
