import { exampleBody, judgeBody } from '@cotiza/contract';
import { resultOf } from '@cotiza/quoting/testing';
import { embeddedQuoting } from './embedded-quoting';

const noticesAt = async (settlement_type: string) => {
  const { requestQuote, clock } = embeddedQuoting();
  const body = exampleBody('Home', clock.today()) as { readonly risk: object };
  const sent = { ...body, risk: { ...body.risk, settlement_type } };
  const { ofertas } = resultOf(await requestQuote(judgeBody(sent, clock.today()), { requestId: 'req-1' }));
  return new Set(ofertas.flatMap(({ avisos }) => avisos.map(({ codigo }) => codigo)));
};

it('the surcharge of a dwelling is said to follow an estimate at first risk, and then alone', async () => {
  expect(await noticesAt('FirstRisk')).toContain('consorcio_estimado');
  expect(await noticesAt('ReplacementValue')).not.toContain('consorcio_estimado');
});
