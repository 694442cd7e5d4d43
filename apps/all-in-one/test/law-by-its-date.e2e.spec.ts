import { bodyOf } from '@cotiza/contract/testing';
import { changedLaw } from '@cotiza/insurers-port/testing';
import { euros, share, type CalendarDay } from '@cotiza/kernel';
import type { OfferDetail, QuotedOffer } from '@cotiza/quoting';
import { firstMail } from './customer-link';
import { argumentsOf, connect, textsOf } from './mcp-client';
import { pdfText } from './pdf-text';
import { startService, type RunningService } from './running-service';

const DAYS = [
  { day: '2026-12-31', tax: 8, extraordinary: 2.1 },
  { day: '2027-01-01', tax: 10, extraordinary: 3.1 },
] as const;
const CHANGE = { ips_rate: 10, ccs_re_car: 3.1, ccs_fund: 2, compulsory_limit_property: 16 };

const cents = (amount: number) => Math.round(amount * 100);
const textOf = (markup: string) =>
  markup
    .replace(/<style>[^]*<\/style>|<[^>]*>/g, '')
    .replace(/&nbsp;/g, '\u00a0')
    .replace(/\s+/g, ' ');
const priced = (amount: number) => euros(amount).replace(/\s/g, ' ');

let service: RunningService;

/** Everything that is said of the best offer of a quotation whose cover begins on a day, at every door. */
async function saidFor(day: CalendarDay) {
  service = await startService({}, { law: changedLaw('2027-01-01', CHANGE) });
  const { ofertas, aviso } = await service.quoted(bodyOf('Car', day).build());
  const [offer] = ofertas as readonly [QuotedOffer];
  const rest = (await (await service.get(`/api/agent/ofertas/${offer.oferta_id}`)).json()) as OfferDetail;
  const client = await connect(service);
  const [quoted = ''] = textsOf(
    await client.callTool({ name: 'cotizar_coche', arguments: { ...argumentsOf('Car'), effective_date: day } }),
  );
  const called = await client.callTool({ name: 'detalle_de_oferta', arguments: { oferta_id: offer.oferta_id } });
  await client.close();
  const { text: letter, path } = await firstMail(service);
  const page = textOf(await (await service.get(path)).text());
  const document = await (await service.get(rest.ipid!.pagina)).text();
  const pdf = await pdfText(Buffer.from(await (await service.get(rest.ipid!.pdf)).arrayBuffer()));
  await service.close();
  return { ofertas, offer, aviso, rest, quoted, mcp: textsOf(called)[0]!, letter, page, document, pdf };
}

it('a figure of the law that changes on 1 January prices each day by its own, at every door, to the cent', async () => {
  const [before, after] = [await saidFor(DAYS[0].day), await saidFor(DAYS[1].day)];
  for (const [at, said] of [before, after].entries()) {
    const { day, tax, extraordinary } = DAYS[at]!;
    for (const { desglose, precio } of said.ofertas) {
      expect(cents(desglose!.impuestos)).toBe(share(cents(desglose!.prima_neta), tax, 100));
      const { prima_neta, consorcio, liquidacion, impuestos } = desglose!;
      expect(cents(precio)).toBe(cents(prima_neta + consorcio + liquidacion + impuestos));
    }
    const line = (name: string) => said.rest.prima.find(({ concepto }) => concepto.startsWith(name))!;
    expect(line('Consorcio: riesgos extraordinarios').importe).toBe(extraordinary);
    const price = priced(said.offer.precio);
    for (const text of [said.quoted, said.mcp, said.letter, said.page]) expect(textOf(text)).toContain(price);
    const amounts = said.rest.prima.map(({ importe }) => priced(importe));
    for (const amount of amounts)
      expect([textOf(said.mcp), said.page].map((text) => text.includes(amount))).toEqual([true, true]);
    expect(said.aviso).toContain(`${day < '2027' ? 15 : 16} por daños a bienes`);
    expect(line('Impuesto').base_legal[0]).toContain(`desde el 1 de enero de ${day < '2027' ? 2021 : 2027}`);
    for (const document of [textOf(said.document), said.pdf, JSON.stringify(said.rest.ipid)])
      expect(document.replace(/\s+/g, ' ')).toContain('8 % y 10 % desde el 1 de enero de 2027');
  }
  expect(after.offer.precio).toBeGreaterThan(before.offer.precio);
  // The same net premium: the law alone makes the difference.
  expect(after.offer.desglose!.prima_neta).toBe(before.offer.desglose!.prima_neta);
  const fund = ({ prima }: OfferDetail) => prima.find(({ concepto }) => concepto.includes('fondo'))!.importe;
  expect(Math.abs(fund(after.rest) - (fund(before.rest) * 4) / 3)).toBeLessThan(0.01);
});
