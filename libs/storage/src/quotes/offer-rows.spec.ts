import { anyOffer } from '@cotiza/quoting/testing';
import fc from 'fast-check';
import { offersOf, writeOfferTable, type OfferTable } from './offer-rows';

it('gives offers back as they were, keys in their order', () => {
  fc.assert(
    fc.property(fc.array(anyOffer), (offers) => {
      const parts: string[] = [];
      writeOfferTable(offers, parts);
      const read = offersOf(JSON.parse(Buffer.from(parts.join(''), 'latin1').toString()) as OfferTable, 'named');
      expect(JSON.stringify(read)).toBe(JSON.stringify(offers));
    }),
  );
});
