import { quotedOffer, quoteResult } from '../testing';
import { excessInWords, offersInWords, offersSummary } from './offers-in-words';

const wordsOf = (...ofertas: Parameters<typeof quotedOffer>[0][]) =>
  offersInWords(quoteResult(ofertas.map((changes) => quotedOffer(changes))));

it('says an offer in words, and leaves out what the insurer does not say', () => {
  expect(wordsOf({ aseguradora: null, producto: null, precio: 1234.5, franquicia: 300, es_estimacion: false })).toEqual(
    [
      {
        insurer: 'Aseguradora sin indicar',
        modality: 'Terceros',
        product: null,
        price: '1.234,50\u00a0€',
        period: 'al año',
        mark: 'El mejor precio',
        estimate: null,
        terms: [['Franquicia', '300,00\u00a0€']],
      },
    ],
  );
});

it('says the yearly total where the price is not just that', () => {
  const [monthly] = wordsOf({ precio: 50, periodicidad: 'mensual', precio_anual_total: 600 });
  expect(monthly?.terms).toEqual([['Total al año', '600,00\u00a0€']]);
});

it('does not call the lowest payment the best price where offers are paid in different ways', () => {
  const [first, second] = wordsOf({ precio: 50, periodicidad: 'mensual', precio_anual_total: 600 }, { precio: 500 });
  expect([first?.mark, second?.mark]).toEqual(['El pago más bajo', null]);
});

it.each([
  [null, null],
  [0, 'sin franquicia'],
  [150, '150,00\u00a0€'],
])('says an excess of %s as %s', (franquicia, said) => expect(excessInWords(franquicia)).toBe(said));

it('sums up the offers', () => {
  const { ofertas } = quoteResult();
  expect(offersSummary(ofertas)).toBe('6 ofertas de 4 aseguradoras, de menor a mayor precio');
  expect(offersSummary(ofertas.slice(0, 1))).toBe('1 oferta');
});
