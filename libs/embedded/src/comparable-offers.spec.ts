import { exampleBody, judgeBody } from '@cotiza/contract';
import { manualClock } from '@cotiza/kernel';
import { embeddedQuoting } from './embedded-quoting';

const MOST_BYTES = 18_000;

describe('the answer to a car that every insurer wants', () => {
  const quoted = async () => {
    const clock = manualClock('2026-11-21T09:00:00Z');
    const { requestQuote } = embeddedQuoting({ clock });
    const body = judgeBody(exampleBody('Car', clock.today()), clock.today());
    const answer = await requestQuote(body, { requestId: 'req-1' });
    if ('refusal' in answer) throw new Error(answer.refusal.problem);
    return answer.result;
  };

  it('is small for what it says', async () => {
    const result = await quoted();
    const { ofertas } = result;
    const many = { ...result, ofertas: Array.from({ length: 25 }, (_, at) => ofertas[at % ofertas.length]!) };
    expect(Buffer.byteLength(JSON.stringify(many))).toBeLessThan(MOST_BYTES);
  });

  it('says of every offer what it is made of, until when it holds, and by what name it is called', async () => {
    const { ofertas, mejor_por_nivel: best } = await quoted();
    for (const { desglose, precio_anual_total: total, valida_hasta, firmeza, avisos } of ofertas) {
      const parts = Object.values(desglose!).map((euros) => Math.round(euros * 100));
      expect(parts.reduce((sum, cents) => sum + cents, 0)).toBe(Math.round(total! * 100));
      expect({ valida_hasta, firmeza, avisos }).toEqual({
        valida_hasta: '2026-12-06',
        firmeza: 'estimacion',
        avisos: [],
      });
    }
    const ids = ofertas.map(({ oferta_id }) => oferta_id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[\w-]{22}\.\d+$/);
    expect(best.map(({ nivel }) => nivel)).toEqual(
      ['terceros', 'terceros_ampliado', 'todo_riesgo_con_franquicia', 'todo_riesgo'].filter((level) =>
        ofertas.some(({ nivel }) => nivel === level),
      ),
    );
  });
});

describe('the surcharge of a dwelling', () => {
  const noticesAt = async (settlement_type: string) => {
    const { requestQuote, clock } = embeddedQuoting();
    const body = exampleBody('Home', clock.today()) as { readonly risk: object };
    const sent = { ...body, risk: { ...body.risk, settlement_type } };
    const answer = await requestQuote(judgeBody(sent, clock.today()), { requestId: 'req-1' });
    if ('refusal' in answer) throw new Error(answer.refusal.problem);
    return new Set(answer.result.ofertas.flatMap(({ avisos }) => avisos.map(({ codigo }) => codigo)));
  };

  it('is said to follow an estimate at first risk, and then alone', async () => {
    expect(await noticesAt('FirstRisk')).toContain('consorcio_estimado');
    expect(await noticesAt('ReplacementValue')).not.toContain('consorcio_estimado');
  });
});
