import { exampleBody, judgeBody } from '@cotiza/contract';
import { embeddedQuoting } from '@cotiza/embedded';
import type { ExplainedRequest } from '@cotiza/insurers-tariff';
import { dayInSpain, manualClock } from '@cotiza/kernel';
import { NOW, quoteDetail } from '../testing/samples';
import { resultOf } from '@cotiza/quoting/testing';
import { runOps, type OpsContext } from '../testing/fake-ops';

const today = dayInSpain(Date.parse(NOW));
const body = exampleBody('Home', today) as unknown as Record<string, Record<string, unknown>>;

const file = (text: string): OpsContext => ({ ops: { readText: () => Promise.resolve(text) } });
const asFile = (changes: object = {}) => file(JSON.stringify({ ...body, ...changes }));

interface Document extends ExplainedRequest {
  readonly remarks: readonly string[];
}

async function storedQuote() {
  const clock = manualClock(NOW);
  const result = resultOf(await embeddedQuoting({ clock }).requestQuote(judgeBody(body, today), { requestId: 'r' }));
  const { insurers } = (await runOps('rating explain home.json --json', asFile())).document() as Document;
  const answers = insurers.map(({ insurer: { id }, version }) => ({
    insurer: id,
    tariff: id === 'candil' ? '1999.9' : version,
  }));
  return quoteDetail({ line: 'Home', body, facts: {}, answers, result, createdAt: clock.now() });
}

describe('rating explain', () => {
  it('shows every step of a price, from the base of each guarantee to the total', async () => {
    const { exitCode, out } = await runOps('rating explain home.json --insurer aldaba --modality basico', asFile());
    expect(exitCode).toBe(0);
    expect(out).toMatch(
      /^Home, cover from \d{4}-\d\d-\d\d\n\nINSURER +BOOK +NET +TOTAL +MODALITY\naldaba +\d{4}\.\d+ /u,
    );
    expect(out).toMatch(/Aldaba Seguros, Básico \(basico\), book \d{4}\.\d+\nGUARANTEE +STEP +FACTOR +EUR +BECAUSE\n/u);
    expect(out).toMatch(/\n +CCS_RE +\d+\.\d\d +Consorcio, extraordinary risks\n/u);
    const [, summed] = /\naldaba +\d{4}\.\d+ +[\d.]+ +([\d.]+) /u.exec(out)!;
    expect(out).toMatch(new RegExp(`\\n +total +${summed}\\n`, 'u'));
  });

  it('as a document has the facts, every insurer and every step, and no personal data', async () => {
    const { document, out } = await runOps('rating explain home.json --json', asFile());
    const { insurers, risk, remarks } = document() as Document;
    expect(risk).toMatchObject({ line: 'Home', areaM2: expect.any(Number) });
    expect([insurers.length, remarks]).toEqual([5, []]);
    for (const { netCents, statutory, totalCents, steps } of insurers.flatMap(({ offers }) => offers)) {
      const { CCS_RE, CCS_ACC, CCS_SOA, CLEA, IPS } = statutory;
      expect(netCents + CCS_RE + CCS_ACC + CCS_SOA + CLEA + IPS).toBe(totalCents);
      expect(steps.at(-1)).toMatchObject({ kind: 'total', amountCents: totalCents });
    }
    for (const name of ['surname', 'email', 'document_id']) expect(out).not.toContain(String(body['holder']![name]));
  });

  it('explains a quotation that is kept to the cent, and says which book it no longer has', async () => {
    const held = { quotes: [await storedQuote()] };
    const { reference } = held.quotes[0]!;
    const { exitCode, document } = await runOps(`rating explain ${reference.toLowerCase()} --json`, { held });
    expect(exitCode).toBe(0);
    expect((document() as Document).remarks).toEqual([
      expect.stringMatching(/^candil: quoted by book 1999\.9, which is not here; explained by \d{4}\.\d+\.$/u),
    ]);
  });

  it('reports a price that differs from the one that was given', async () => {
    const quote = await storedQuote();
    const { ofertas, ...rest } = quote.result as { readonly ofertas: readonly { readonly precio: number }[] };
    const dearer = ofertas.map((offer) => ({ ...offer, precio: offer.precio + 1 }));
    const held = { quotes: [{ ...quote, result: { ...rest, ofertas: dearer } }] };
    const { out } = await runOps(`rating explain ${quote.reference} --insurer aldaba --modality basico`, { held });
    expect(out).toContain('aldaba: not what was quoted: basico.');
  });

  it.each([
    ['rating explain COT-7K2M9QX4TB', {}, 'There is no quotation with this reference'],
    ['rating explain home.json', file('{ "half'), 'The file is not JSON.'],
    ['rating explain home.json', asFile({ risk: {} }), 'The request cannot be quoted:\n  risk.'],
    ['rating explain home.json --insurer nobody', asFile(), 'The insurers and their modalities are:\n  aldaba basico'],
  ])('%s fails with what is wrong', async (words, context, message) => {
    const { exitCode, out, err } = await runOps(words, context);
    expect([exitCode, out]).toEqual([1, '']);
    expect(err).toContain(message);
  });
});
