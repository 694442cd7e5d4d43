import { exampleBody, INSURANCE_LINES, judgeBody, type InsuranceLine } from '@cotiza/contract';
import { declines, insurer, resultOf } from '@cotiza/quoting/testing';
import { panelOfAll } from '@cotiza/quoting';
import { embeddedQuoting } from './embedded-quoting';

const service = embeddedQuoting();
const today = service.clock.today();
const asked = { requestId: 'r' };
const judgedExample = (line: InsuranceLine) => judgeBody(exampleBody(line, today), today);

describe('quoting without anything around it', () => {
  it.each(INSURANCE_LINES)('quotes the example of %s with every embedded insurer', async (line) => {
    const { ofertas } = resultOf(await service.requestQuote(judgedExample(line), asked));
    expect(new Set(ofertas.map(({ aseguradora }) => aseguradora)).size).toBe(5);
  });

  it('reports the faults of a body, and has the catalogues', async () => {
    expect(await service.checkRequest(judgeBody({ insurance_line: 'Car' }, today))).toMatchObject({ completo: false });
    expect(service.catalogueAnswers).toBeDefined();
  });

  it('has no e-mail in the next step', async () => {
    const answer = await service.requestQuote(judgedExample('Home'), asked);
    expect(JSON.stringify(answer)).toContain('no tiene activado el envío');
  });

  it('finds no offer again where nothing is kept', async () => {
    const { ofertas } = resultOf(await service.requestQuote(judgedExample('Home'), asked));
    const { refusal } = await service.offerDetails(ofertas[0]!.oferta_id);
    expect(refusal?.problem).toBe('oferta_no_encontrada');
  });

  it('asks the given insurers, and keeps the default of options that are undefined', async () => {
    const { requestQuote } = embeddedQuoting({
      insurerPanel: panelOfAll([insurer('Propia', declines)]),
      distributor: { name: 'Correduría Inventada' },
      quoteDeadlineMs: undefined,
    });
    expect(await requestQuote(judgedExample('Car'), asked)).toMatchObject({
      result: { estado: 'sin_ofertas', aviso: expect.stringContaining('Correduría Inventada') },
    });
  });
});
