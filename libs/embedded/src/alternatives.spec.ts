import fc from 'fast-check';
import { INSURANCE_LINES, judgeBody } from '@cotiza/contract';
import { validBody } from '@cotiza/contract/testing';
import { fromEuros, manualClock } from '@cotiza/kernel';
import { alternativesOfBest, type QuotedOffer } from '@cotiza/quoting';
import { embeddedQuoting } from './embedded-quoting';

const clock = manualClock('2026-11-21T09:00:00Z');
const service = embeddedQuoting({ clock });

const productOf = ({ aseguradora, producto, nivel }: QuotedOffer) => [aseguradora, producto, nivel].join();
const yearOf = ({ precio_anual_total: total }: { readonly precio_anual_total: number | null }) =>
  fromEuros(total ?? NaN);

it('[Quotation result (response of POST) / alternativas] each alternative of a quotation is the difference that a new quotation of the same data has, to the cent, and no excess is left out', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...INSURANCE_LINES).chain(validBody), async (body) => {
      const quote = () => service.requestQuote(judgeBody(body.build(), clock.today()), { requestId: 'req-1' });
      const [first, fresh] = [await quote(), await quote()];
      if ('refusal' in first || 'refusal' in fresh) throw new Error('not quoted');
      const { ofertas, mejor_por_nivel } = first.result;
      const alternativas = alternativesOfBest(first.result);
      const named = (id: string) => ofertas.find(({ oferta_id }) => oferta_id === id)!;
      for (const { desde, cambio, de, oferta_id, importe } of alternativas) {
        const [from, to] = [named(desde), named(oferta_id)];
        const now = fresh.result.ofertas.find(
          (offer) => productOf(offer) === productOf(to) && offer.franquicia === to.franquicia,
        )!;
        const way = now.formas_de_pago.find(({ periodicidad }) => periodicidad === de);
        expect(fromEuros(importe)).toBe(yearOf(now) - yearOf(cambio === 'pago' ? way! : from));
        expect(to.aseguradora).toBe(from.aseguradora);
        seen.add(cambio);
      }
      const wanted = mejor_por_nivel.flatMap(({ oferta_id: best }) =>
        ofertas.filter((offer) => productOf(offer) === productOf(named(best)) && offer.oferta_id !== best),
      );
      const excesses = alternativas.filter(({ cambio }) => cambio === 'franquicia');
      expect(excesses.map(({ oferta_id }) => oferta_id)).toEqual(wanted.map(({ oferta_id }) => oferta_id));
    }),
  );
  expect([...seen].sort()).toEqual(['franquicia', 'nivel', 'pago']);
});
