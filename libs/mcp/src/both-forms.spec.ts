import { guaranteeOf } from '@cotiza/contract';
import { euros, perPeriod, roundEuros } from '@cotiza/kernel';
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
  readonly periodicidad: string;
  readonly es_estimacion: boolean;
  readonly valida_hasta: string;
  readonly recibos?: Readonly<Record<string, number>>;
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
const DAYS = { '2026-12-13': '13 de diciembre de 2026', '2026-12-20': '20 de diciembre de 2026' };

const amount = fc.integer({ min: 100_00, max: 2000_00 }).map((cents) => cents / 100);
const anOffer: fc.Arbitrary<Partial<QuotedOffer>> = fc.record({
  aseguradora: fc.constantFrom('Aldaba Seguros', 'Brújula Directo', 'Candil Mutua'),
  nivel: fc.constantFrom(...Object.keys(LEVELS)),
  precio: amount,
  franquicia: fc.constantFrom(null, 0, 300),
  es_estimacion: fc.boolean(),
  valida_hasta: fc.constantFrom(...Object.keys(DAYS)),
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

/** Returns the offer, or the level where none of its offers has an excess, and that there is none. */
function noExcess(number: string | undefined, nivel: string, ofertas: BriefQuote['ofertas']): string {
  const isOfLevel = ofertas.every((offer) => offer.nivel !== nivel || offer.franquicia === 0);
  return isOfLevel ? `${LEVELS[nivel as keyof typeof LEVELS]} > sin franquicia` : `${number}: sin franquicia`;
}

/** Returns the facts of the structured part in the words that a text has for them. */
function factsOf({ ofertas, en_todas, mejor_por_nivel, ...about }: BriefQuote): readonly string[] {
  const facts = ofertas.flatMap((own) => {
    const offer = { ...en_todas, ...own };
    const number = offer.oferta_id.split('.')[1];
    const day = DAYS[offer.valida_hasta as keyof typeof DAYS];
    return [
      `${number}. ${offer.aseguradora}`,
      `${LEVELS[offer.nivel as keyof typeof LEVELS]} > ${number}`,
      `${number}: ${euros(offer.precio)}`,
      `${perPeriod(offer.periodicidad)}`,
      ...(offer.franquicia === undefined
        ? []
        : [
            offer.franquicia === 0
              ? noExcess(number, offer.nivel, ofertas)
              : `${number}: ${roundEuros(offer.franquicia)}`,
          ]),
      ...(offer.es_estimacion
        ? [en_todas.es_estimacion === true ? 'todos son estimaciones' : `${number}: estimación`]
        : []),
      ...(en_todas.valida_hasta === undefined ? [`${number}: ${offer.valida_hasta}`] : [`válidos hasta el ${day}`]),
      ...Object.entries(offer.recibos ?? {}).map(
        ([period, part]) => `${number}: ${euros(part).replace(/\s€/, '')} ${perPeriod(period)}`,
      ),
      offer.oferta_id.split('.')[0]!,
    ];
  });
  const covered = mejor_por_nivel.flatMap(({ nombre, anade }) =>
    anade.map((code) => `${nombre} > ${guaranteeOf('Car', code)?.name}`),
  );
  const { siguiente_paso, aviso, consulta, pendientes = [], referencia, avisos = [] } = about;
  const notices = avisos.map(
    ({ mensaje, ofertas: ids }) => `${mensaje} (${ids.map((id) => id.split('.')[1]).join(', ')})`,
  );
  const pending = consulta === undefined ? [] : [`consulta: ${consulta}`, ...pendientes];
  return [...facts, ...covered, ...notices, siguiente_paso, aviso, referencia, ...pending];
}

/** Returns whether a text says a fact: of a level below its name, of an offer in the line with its number. */
function says(text: string, fact: string): boolean {
  const lines = text.split('\n');
  const [, level = '', within = ''] = /^(.+) > (.+)$/.exec(fact) ?? [];
  if (level !== '') {
    const at = lines.findIndex((line) => line === `${level}:` || line.startsWith(`${level} (`));
    const end = lines.findIndex((line, place) => place > at && !/^\d+\. /.test(line));
    const said = lines.slice(at, end);
    return said.some((line) => line.startsWith(`${within}. `)) || (said[0] ?? '').includes(within);
  }
  const [, number, words = ''] = /^(\d+): (.+)$/.exec(fact) ?? [];
  return number === undefined
    ? text.includes(fact)
    : lines.some((line) => line.startsWith(`${number}. `) && line.includes(words));
}

it('the text and the structured part of a quotation have the same facts', () => {
  fc.assert(
    fc.property(aQuotation, (result) => {
      const brief = briefQuote(result) as BriefQuote;
      const text = quoteText(result);
      expect(factsOf(brief).filter((fact) => !says(text, fact))).toEqual([]);
      const amounts = result.ofertas.flatMap(({ precio, formas_de_pago: ways }) => [
        precio,
        ...ways.map((way) => way.precio),
      ]);
      for (const each of amounts) expect(JSON.stringify(brief.ofertas)).toContain(String(each));
      const figures = [...text.matchAll(/[\d.]+,\d\d/g)].map(([figure]) => figure);
      expect(figures.sort()).toEqual(amounts.map((each) => euros(each).replace(/\s€/, '')).sort());
    }),
  );
});
