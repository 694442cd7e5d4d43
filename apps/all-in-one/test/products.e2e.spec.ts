import { bodyOf } from '@cotiza/contract/testing';
import { loadTariffs } from '@cotiza/insurers-tariff';
import { type OfferDetail, type ProductInformation, type QuoteResult } from '@cotiza/quoting';
import { SaxesParser } from 'saxes';
import { pagesOf, pdfText } from './pdf-text';
import { QUOTES, startService, type RunningService } from './running-service';

let service: RunningService;
beforeAll(async () => (service = await startService()));
afterAll(() => service.close());

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
  ...said.secciones.flatMap(({ titulo, puntos }) => [titulo, ...puntos]),
];

function expectInOrder(text: string, sentences: readonly string[]): void {
  let from = text.indexOf(dense(sentences[0]!));
  for (const sentence of sentences) {
    const at = text.indexOf(dense(sentence), from);
    expect([sentence, at >= 0]).toEqual([sentence, true]);
    from = at;
  }
}

it('there is one of each book', () => expect(ids).toHaveLength(20));

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

  it('is two tagged A4 pages at most, in Spanish, the same bytes each time', async () => {
    const { pdf } = await informationOf(id);
    const first = await service.get(pdf);
    const bytes = Buffer.from(await first.arrayBuffer());
    const text = bytes.toString('latin1');
    expect(pagesOf(bytes)).toBeLessThanOrEqual(2);
    expect(text).toMatch(/\/MediaBox \[0 0 595\.28 841\.89\]/);
    expect(text).toContain('/MarkInfo');
    expect(text).toContain('/StructTreeRoot');
    expect(text).toContain('/Lang (es-ES)');
    const etag = first.headers.get('etag')!;
    expect((await service.get(pdf, { 'if-none-match': etag })).status).toBe(304);
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

it('an offer in detail says what its document says', async () => {
  const { ofertas } = (await (await service.post(QUOTES, bodyOf('Car').build())).json()) as QuoteResult;
  for (const { oferta_id } of ofertas.slice(0, 5)) {
    const detail = (await (await service.get(`/api/agent/ofertas/${oferta_id}`)).json()) as OfferDetail;
    expect(detail.ipid).toEqual(await informationOf(detail.ipid!.producto_id));
    expect(detail.pedido_y_no_dado).toEqual([]);
  }
});

it('what the sums asked for leave out is said with the offer', async () => {
  const body = bodyOf('Home').with('risk.contents_limit', 500);
  const { ofertas } = (await (await service.post(QUOTES, body.build())).json()) as QuoteResult;
  const complete = ofertas.find(({ nivel }) => nivel === 'completo')!;
  const detail = (await (await service.get(`/api/agent/ofertas/${complete.oferta_id}`)).json()) as OfferDetail;
  expect(detail.pedido_y_no_dado.map(({ codigo }) => codigo)).toContain('garantia_no_incluida');
});

it.each(['x', 'aldaba-car-1900.1', 'aldaba-car-2026.2.txt', '..%2Fx', '__proto__'])(
  'no document is called %s',
  async (id) => {
    for (const path of [`/api/agent/productos/${id}`, `/productos/${id}`, `/productos/${id}.pdf`]) {
      expect((await service.get(path)).status).toBe(404);
    }
  },
);
