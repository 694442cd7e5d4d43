import { guaranteeOf } from '@cotiza/contract';
import { euros, roundEuros } from '@cotiza/kernel';
import type { QuotedOffer, QuoteResult } from '@cotiza/quoting';
import { offerIdOf, quotedOffer, quoteResult } from '@cotiza/quoting/testing';
import fc from 'fast-check';
import { briefQuote } from './brief-results';
import { quoteText } from './text/quote-text';

/** An offer of the structured part, with what all of them share. */
interface Brief {
  readonly aseguradora: string;
  readonly nivel: string;
  readonly precio: number;
  readonly franquicia?: number;
  readonly oferta_id: string;
}
interface BriefQuote extends Omit<QuoteResult, 'ofertas'> {
  readonly en_todas: Partial<Brief>;
  readonly ofertas: readonly Brief[];
  readonly avisos?: readonly { readonly mensaje: string; readonly ofertas: readonly string[] }[];
}

const LEVELS = { terceros: 'Terceros', terceros_ampliado: 'Terceros ampliado', todo_riesgo: 'Todo riesgo' };
const COVERS = { terceros: ['rc_obligatoria'], terceros_ampliado: ['lunas', 'robo'], todo_riesgo: ['danos_propios'] };
const DEAR = { codigo: 'precio_alto_para_el_valor', mensaje: 'Un año cuesta más de la cuarta parte.' };

const amount = fc.integer({ min: 100_00, max: 2000_00 }).map((cents) => cents / 100);
const anOffer: fc.Arbitrary<Partial<QuotedOffer>> = fc.record({
  aseguradora: fc.constantFrom('Aldaba Seguros', 'Brújula Directo', 'Candil Mutua'),
  nivel: fc.constantFrom(...Object.keys(LEVELS)),
  precio: amount,
  franquicia: fc.constantFrom(null, 0, 300),
  es_estimacion: fc.boolean(),
  valida_hasta: fc.constantFrom('2026-12-13', '2026-12-20'),
  formas_de_pago: fc.array(amount, { maxLength: 2 }).map((amounts) =>
    amounts.map((precio, at) => ({
      ...{ periodicidad: at === 0 ? 'semestral' : 'mensual', precio, precio_anual_total: precio * 2 },
    })),
  ),
  avisos: fc.constantFrom([], [DEAR]),
});

const aQuotation = fc
  .tuple(fc.array(anOffer, { minLength: 1, maxLength: 8 }), fc.boolean())
  .map(([drawn, isPending]): QuoteResult => {
    const ofertas = drawn.map((offer, at) => quotedOffer({ ...offer, oferta_id: offerIdOf(at) }));
    const mejor_por_nivel = Object.entries(LEVELS).flatMap(([nivel, nombre]) => {
      const [best] = ofertas.filter((offer) => offer.nivel === nivel);
      if (!best) return [];
      const { precio, aseguradora, oferta_id } = best;
      return [{ ...{ nivel, nombre, precio, aseguradora, oferta_id }, anade: COVERS[nivel as keyof typeof COVERS] }];
    });
    const pending = isPending ? { pendientes: ['Faro', 'Roble'], consulta: 'q7Tn2bWm0cXk4dZv9eRj1A' } : {};
    const aviso = `Se ha consultado a: Aldaba.${isPending ? ' Aún no han respondido: Faro y Roble.' : ''}`;
    return quoteResult(ofertas, { mejor_por_nivel, aviso, ...pending });
  });

/** Returns every line of an offer behind the name of its level. */
function offersIn(text: string): readonly string[] {
  let level = '';
  return text.split('\n').flatMap((line) => {
    if (/^\d+\. /.test(line)) return [`${level} > ${line}`];
    level = line.replace(/ \(.*|:$/g, '');
    return [];
  });
}

it('the text and the structured part of a quotation have the same facts', () => {
  fc.assert(
    fc.property(aQuotation, (result) => {
      const { ofertas, en_todas, mejor_por_nivel, avisos = [], ...about } = briefQuote(result) as BriefQuote;
      const text = quoteText(result);
      const offers = offersIn(text);
      expect(offers).toHaveLength(ofertas.length);
      for (const own of ofertas) {
        const { nivel, oferta_id, aseguradora, precio, franquicia } = { ...en_todas, ...own };
        const [token = '', number] = oferta_id.split('.');
        const start = `${LEVELS[nivel as keyof typeof LEVELS]} > ${number}. ${aseguradora}`;
        const line = offers.find((each) => each.startsWith(start));
        expect([start, line]).toEqual([start, expect.stringContaining(euros(precio))]);
        if (franquicia) expect(line).toContain(roundEuros(franquicia));
        expect(text).toContain(token);
      }
      const covers = mejor_por_nivel.flatMap(({ anade }) =>
        anade.map((code) => guaranteeOf('Car', code)?.name ?? code),
      );
      const notices = avisos.map(
        ({ mensaje, ofertas: ids }) => `${mensaje} (${ids.map((id) => id.split('.')[1]).join(', ')})`,
      );
      const { siguiente_paso, aviso, referencia, consulta, pendientes = [] } = about;
      const open = consulta === undefined ? [] : [`consulta: ${consulta}`];
      const said = [...covers, ...notices, siguiente_paso, aviso, referencia, ...open, ...pendientes];
      expect(said.filter((fact) => !text.includes(fact))).toEqual([]);
      const amounts = result.ofertas.flatMap(({ precio, formas_de_pago: ways }) => [
        precio,
        ...ways.map((way) => way.precio),
      ]);
      for (const each of amounts) expect(JSON.stringify(ofertas)).toContain(String(each));
      const figures = [...text.matchAll(/[\d.]+,\d\d/g)].map(([figure]) => figure);
      expect(figures.sort()).toEqual(amounts.map((each) => euros(each).replace(/\s€/, '')).sort());
    }),
  );
});
