import { readFileSync } from 'node:fs';
import { INSURANCE_LINES, type InsuranceLine } from '@cotiza/contract';
import { bodyOf } from '@cotiza/contract/testing';
import { readMail } from '@cotiza/notifications/testing';
import type { OfferDetail, QuotedOffer, QuoteResult } from '@cotiza/quoting';
import { insurer, offerAt, offers } from '@cotiza/quoting/testing';
import { keptMails } from './kept-mails';
import { connect, refusalOf, textsOf } from './mcp-client';
import { QUOTES, startService, type RunningService } from './running-service';
import { until } from './until';

const DAY_MS = 86_400_000;
const KEY = 'a-key-of-tests-with-more-than-32-characters';

let service: RunningService;
afterEach(() => service.close());

async function quoted(line: InsuranceLine): Promise<QuoteResult> {
  const answer = await service.post(QUOTES, bodyOf(line).build());
  expect(answer.status).toBe(200);
  return (await answer.json()) as QuoteResult;
}

const ask = (id: string) => service.get(`/api/agent/ofertas/${encodeURIComponent(id)}`);

describe('an offer in detail', () => {
  it.each(INSURANCE_LINES)('is read from the quotation that was kept, the same by both doors: %s', async (line) => {
    service = await startService();
    const { ofertas, referencia, aviso } = await quoted(line);
    const client = await connect(service);
    for (const offer of [ofertas[0]!, ofertas.at(-1)!]) {
      const answer = await ask(offer.oferta_id);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      const detail = (await answer.json()) as OfferDetail;
      expect(detail).toMatchObject({ oferta: offer, referencia, aviso, ramo: line });
      const codes = new Set(detail.garantias.map(({ codigo }) => codigo));
      expect([...codes]).toEqual(offer.coberturas);
      const cents = detail.prima.map(({ importe }) => Math.round(importe * 100));
      expect(cents.reduce((sum, part) => sum + part, 0)).toBe(Math.round(offer.precio_anual_total! * 100));
      const called = await client.callTool({ name: 'detalle_de_oferta', arguments: { oferta_id: offer.oferta_id } });
      expect(called.structuredContent).toEqual(detail);
      for (const { nombre } of detail.garantias) expect(textsOf(called)[0]).toContain(nombre);
    }
    await client.close();
  });

  it('holds nothing personal, and leaves nothing of its id but the route in the log', async () => {
    service = await startService();
    const { ofertas } = await quoted('Home');
    const text = await (await ask(ofertas[0]!.oferta_id)).text();
    const { holder, risk, client_reference } = bodyOf('Home').build();
    const { document_id, surname, email, phone, birth_date } = holder;
    for (const personal of [document_id, surname, email, phone, birth_date, risk.address.road_name, client_reference]) {
      expect(text).not.toContain(personal);
    }
    expect(service.log.join()).not.toContain(ofertas[0]!.oferta_id);
  });
});

describe('a dwelling insured for next to nothing', () => {
  const withSums = (buildings: number, contents: number) =>
    bodyOf('Home').with('risk.buildings_limit', buildings).with('risk.contents_limit', contents).build();
  const asked = async (body: object) => {
    service = await startService();
    const answer = await service.post(QUOTES, body);
    expect(answer.status).toBe(200);
    return (await answer.json()) as QuoteResult;
  };

  it('is offered by no insurer, and each names the sum from which it would', async () => {
    const { estado, ofertas, rechazos } = await asked(withSums(1, 25_000));
    expect([estado, ofertas]).toEqual(['sin_ofertas', []]);
    expect(rechazos).toHaveLength(5);
    for (const { motivos } of rechazos) {
      expect(motivos).toEqual([
        { codigo: 'buildings-too-low', mensaje: expect.stringMatching(/menos de [\d.]+ euros/) as string },
      ]);
    }
  });

  it('has a warning about contents of little value in every offer', async () => {
    const { ofertas } = await asked(withSums(100_000, 500));
    expect(ofertas.length).toBeGreaterThan(0);
    for (const { avisos } of ofertas) {
      expect(avisos).toContainEqual({
        codigo: 'suma_asegurada',
        mensaje: expect.stringContaining('El contenido es de menos de 1000 euros') as string,
      });
    }
  });
});

describe('an id of no offer', () => {
  it.each(['x', `${'A'.repeat(22)}.1`, 'a b', '<script>', '__proto__'])('is a 404: %s', async (id) => {
    service = await startService();
    const answer = await ask(id);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ error: 'oferta_no_encontrada', errores: [] });
    const client = await connect(service);
    const called = await client.callTool({ name: 'detalle_de_oferta', arguments: { oferta_id: id } });
    expect(refusalOf(called).error).toBe('oferta_no_encontrada');
    await client.close();
  });
});

describe('from fresh to expired', () => {
  const short = insurer('Breve', () => offers(offerAt(100_00, { validUntil: '2026-11-25' })));
  const tariff = insurer('Tarifa', () => offers(offerAt(200_00)));

  /** Returns the answers of each door for each offer now, and those of the link. */
  async function walk({ ofertas }: QuoteResult, link: string, token: string) {
    const client = await connect(service);
    const said = await Promise.all(ofertas.map((offer) => both(offer, client)));
    await client.close();
    const page = await fetch(link);
    const shop = await service.get(`/api/purchase/${token}`, { authorization: `Bearer ${KEY}` });
    const lapsed = (await page.text()).match(/Este precio ya no vale/g) ?? [];
    return { said, page: page.status, lapsed: lapsed.length, shop: shop.status };
  }

  async function both({ oferta_id }: QuotedOffer, client: Awaited<ReturnType<typeof connect>>) {
    const rest = await ask(oferta_id);
    const answer = await client.callTool({ name: 'detalle_de_oferta', arguments: { oferta_id } });
    if (rest.status !== 200) {
      const { error } = (await rest.json()) as { error: string };
      expect(refusalOf(answer).error).toBe(error);
    } else expect(answer.isError).toBeFalsy();
    return rest.status;
  }

  it('every door says the same of an offer on each day of its life', async () => {
    service = await startService({ PURCHASE_API_KEY: KEY, PRICE_HOLDS_DAYS: '20' }, { insurers: [short, tariff] });
    const result = await quoted('Car');
    expect(result.ofertas.map(({ valida_hasta }) => valida_hasta)).toEqual(['2026-11-25', '2026-12-11']);
    await until(() => keptMails(service).length === 1);
    const { text } = await readMail(readFileSync(keptMails(service)[0]!));
    const [link, token] = new RegExp(`${service.url}/c/([\\w-]{43})`).exec(text!)!;
    const days = async (count: number) => {
      service.clock.advance(count * DAY_MS);
      return walk(result, link, token!);
    };
    expect(await days(0)).toEqual({ said: [200, 200], page: 200, lapsed: 0, shop: 200 });
    // The last day of the first offer.
    expect(await days(4)).toEqual({ said: [200, 200], page: 200, lapsed: 0, shop: 200 });
    // The page marks it beside the others and in the list.
    expect(await days(1)).toEqual({ said: [410, 200], page: 200, lapsed: 2, shop: 200 });
    // The link ends 15 days after the quotation, the price of the tariff later.
    expect(await days(10)).toEqual({ said: [410, 200], page: 404, lapsed: 0, shop: 404 });
    expect(await days(5)).toEqual({ said: [410, 200], page: 404, lapsed: 0, shop: 404 });
    expect(await days(1)).toEqual({ said: [410, 410], page: 404, lapsed: 0, shop: 404 });
    const refusal = (await (await ask(result.ofertas[0]!.oferta_id)).json()) as { mensaje: string };
    expect(refusal.mensaje).toContain('Vuelve a cotizar');
  });
});
