import { INSURANCE_LINES } from '@cotiza/contract';
import { bodyOf } from '@cotiza/contract/testing';
import type { OfferDetail, ProductInformation } from '@cotiza/quoting';
import { loadTariffs } from '@cotiza/insurers-tariff';
import { SaxesParser } from 'saxes';
import { connect, refusalOf, textsOf } from './mcp-client';
import { pdfText } from './pdf-text';
import { serviceForTests } from './running-service';

const service = serviceForTests();

const ask = (id: string) => service.get(`/api/agent/ofertas/${encodeURIComponent(id)}`);

describe('an offer in detail', () => {
  it.each(INSURANCE_LINES)('is read from the quotation that was kept, the same by both doors: %s', async (line) => {
    const { ofertas, referencia, aviso } = await service.quoted(bodyOf(line).build());
    const client = await connect(service, {}, '?respuestas=completas');
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
      const { ipid } = detail;
      const absolute = ipid && { ...ipid, pagina: service.url + ipid.pagina, pdf: service.url + ipid.pdf };
      expect(called.structuredContent).toEqual({ ...detail, ipid: absolute });
      for (const { nombre } of detail.garantias) expect(textsOf(called)[0]).toContain(nombre);
      expect(detail.que_mueve_el_precio.length).toBeGreaterThan(1);
      for (const { dato } of detail.que_mueve_el_precio) expect(textsOf(called)[0]).toContain(dato);
    }
    await client.close();
  });

  it('leaves nothing of its id but the route in the log', async () => {
    const { ofertas } = await service.quoted(bodyOf('Home').build());
    await ask(ofertas[0]!.oferta_id);
    expect(service.log.join()).not.toContain(ofertas[0]!.oferta_id);
  });

  it.each(['x', `${'A'.repeat(22)}.1`, '<script>'])('an id of no offer is a 404: %s', async (id) => {
    const answer = await ask(id);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ error: 'oferta_no_encontrada', errores: [] });
    const client = await connect(service, {}, '?respuestas=completas');
    const called = await client.callTool({ name: 'detalle_de_oferta', arguments: { oferta_id: id } });
    expect(refusalOf(called).error).toBe('oferta_no_encontrada');
    await client.close();
  });
});

describe('information documents', () => {
  const ids = loadTariffs().documents.map(({ id }) => id);

  /** Removes the blanks, where lines break. */
  const dense = (text: string) => text.replace(/\s+/g, '');

  const seen = (html: string) =>
    html
      .replace(/<style>[^]*<\/style>/, '')
      .replace(/<[^>]*>/g, '')
      .replace(/&quot;/g, '"')
      .replace(/&amp;/g, '&');

  async function informationOf(id: string): Promise<ProductInformation> {
    const answer = await service.get(`/api/agent/productos/${id}`);
    expect(answer.status).toBe(200);
    return (await answer.json()) as ProductInformation;
  }

  /** Returns every sentence of a document, in order. */
  const sentencesOf = (said: ProductInformation) => [
    said.documento,
    said.empresa,
    said.producto,
    said.informacion_completa,
    said.tipo_de_seguro.titulo,
    said.tipo_de_seguro.texto,
    ...said.secciones.flatMap(({ titulo, puntos, opcionales }) => [titulo, ...puntos, ...opcionales]),
  ];

  function expectInOrder(text: string, sentences: readonly string[]): void {
    let from = text.indexOf(dense(sentences[0]!));
    for (const sentence of sentences) {
      const at = text.indexOf(dense(sentence), from);
      expect([sentence, at >= 0]).toEqual([sentence, true]);
      from = at;
    }
  }

  describe.each(ids)('the information document %s', (id) => {
    it('says the same as data, as a page and as PDF, in the order of the regulation', async () => {
      const said = await informationOf(id);
      const page = await service.get(said.pagina);
      expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
      const html = await page.text();
      expectInOrder(dense(seen(html)), sentencesOf(said).slice(2));
      const pdf = await service.get(said.pdf);
      expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
      expectInOrder(dense(pdfText(Buffer.from(await pdf.arrayBuffer()))), sentencesOf(said));
    });
  });

  it('the page is well-formed, and nothing of it runs or is loaded', async () => {
    const page = await service.get(`/productos/${ids[0]!}`);
    const html = await page.text();
    const names = new Set<string>();
    const parser = new SaxesParser();
    parser.on('error', (error) => {
      throw error;
    });
    parser.on('opentag', ({ name }) => names.add(name));
    parser.write(html).close();
    for (const forbidden of ['script', 'link', 'img', 'iframe', 'form']) expect(names).not.toContain(forbidden);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'; style-src 'sha256-");
  });

  it.each(['x', 'aldaba-car-1900.1', '..%2Fx'])('no document is called %s', async (id) => {
    for (const path of [`/api/agent/productos/${id}`, `/productos/${id}`, `/productos/${id}.pdf`]) {
      expect((await service.get(path)).status).toBe(404);
    }
  });
});
