import { exampleBody, judgeBody } from '@cotiza/contract';
import { embeddedQuoting } from './embedded-quoting';

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
