import { TEST_TOKEN } from '@cotiza/quoting/testing';
import fc from 'fast-check';
import { chosenOfferLinks, purchaseLinks } from './purchase-links';

const publicUrl = 'https://cotiza.example';

it.each([
  [undefined, `https://cotiza.example/c/${TEST_TOKEN}`],
  ['https://tienda.example', `https://tienda.example/?t=${TEST_TOKEN}`],
  ['https://tienda.example/comprar', `https://tienda.example/comprar?t=${TEST_TOKEN}`],
  ['https://tienda.example/c?ruta=a%20b&x', `https://tienda.example/c?ruta=a%20b&x&t=${TEST_TOKEN}`],
])('leads from %s to %s', (purchaseUrl, link) =>
  expect(purchaseLinks({ purchaseUrl, publicUrl })(TEST_TOKEN)).toBe(link),
);

it('leads to the shop with the offer that was chosen', () => {
  expect(chosenOfferLinks('https://tienda.example/c?canal=a')('tok', 'Zk3v.1')).toBe(
    'https://tienda.example/c?canal=a&t=tok&oferta=Zk3v.1',
  );
});

it('keeps any token whole, and what was in the address', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.webUrl({ withQueryParameters: true }), (token, purchaseUrl) => {
      const before = new URL(purchaseUrl);
      const link = new URL(purchaseLinks({ purchaseUrl, publicUrl })(token));
      expect(link.searchParams.getAll('t').at(-1)).toBe(token);
      expect(link.href.startsWith(before.href.split('#')[0]!)).toBe(true);
    }),
  );
});
