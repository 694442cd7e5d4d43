import { loadTariffs } from '@cotiza/insurers-tariff';
import type { ProductInformation } from '@cotiza/quoting';
import { pagesOf, pdfContent } from './pdf-text';
import { serviceForTests } from './running-service';

/** Heading, icon, mark and colour of each section: Regulation (EU) 2017/1469, arts. 4.4, 6 and 7. The last colour is from memory. */
const SECTIONS = [
  ['¿Qué se asegura?', 'umbrella', 'tick', 'green'],
  ['¿Qué no está asegurado?', 'cross-in-triangle', 'cross', 'red'],
  ['¿Existen restricciones en lo que respecta a la cobertura?', 'exclamation-in-triangle', 'exclamation', 'orange'],
  ['¿Dónde estoy cubierto?', 'globe', 'tick', 'blue'],
  ['¿Cuáles son mis obligaciones?', 'handshake', 'bullet', 'green'],
  ['¿Cuándo y cómo tengo que efectuar los pagos?', 'coins', 'bullet', 'yellow'],
  ['¿Cuándo comienza y finaliza la cobertura?', 'hourglass', 'bullet', 'blue'],
  ['¿Cómo puedo rescindir el contrato?', 'hand-on-shield', 'bullet', 'black'],
] as const;

/** Degrees of the circle of colours. */
const HUES = { red: [345, 375], orange: [15, 38], yellow: [40, 65], green: [90, 160], blue: [200, 250] } as const;

function colourOf(hex: string): string | undefined {
  const [r = 0, g = 0, b = 0] = hex.match(/[0-9a-f]{2}/gi)?.map((pair) => parseInt(pair, 16)) ?? [];
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  if (most === 0) return 'black';
  const sixth =
    most === r ? (g - b) / (most - least) : most === g ? 2 + (b - r) / (most - least) : 4 + (r - g) / (most - least);
  const hue = (60 * sixth + 360) % 360;
  return Object.entries(HUES).find(([, [from, to]]) =>
    [hue, hue + 360].some((each) => each >= from && each <= to),
  )?.[0];
}

/** The x of PT Sans is 0.5 of its size in points. */
const X_HEIGHT_MM = 0.5 * (25.4 / 72);

describe('[What the law asks besides / information document] Regulation (EU) 2017/1469', () => {
  const service = serviceForTests();

  describe.each(loadTariffs().documents.map(({ id }) => id))('and the document %s', (id) => {
    let html: string;
    let pdf: Buffer;
    let said: ProductInformation;
    beforeAll(async () => {
      said = (await (await service.get(`/api/agent/productos/${id}`)).json()) as ProductInformation;
      html = await (await service.get(said.pagina)).text();
      pdf = Buffer.from(await (await service.get(said.pdf)).arrayBuffer());
    });

    /** Returns the part of the page of each section, in its order. */
    const parts = () => [...html.matchAll(/<section class="([a-z-]+)"[^]*?<\/section>/g)].slice(1);

    it('arts. 1 and 2: below the title, the company with its State, status and authorisation, and below it where the rest is', () => {
      expect(html).toMatch(
        /<p class="title">Documento de información sobre el producto de seguro<\/p>\s*<p>Empresa: [^<]+\. [^<]*(?:autorización|póliza)[^<]*<\/p>\s*<p class="elsewhere">La información precontractual y contractual completa/,
      );
    });

    it('art. 3: two pages of A4 at most', () => expect(pagesOf(pdf)).toBeLessThanOrEqual(2));

    it('art. 4.1: in letters of 1.2 mm, what is insured beside what is not, and the others below', () => {
      const content = pdfContent(pdf);
      const sizes = [...content.matchAll(/\/F\d ([\d.]+) Tf/g)].map(([, size]) => Number(size));
      expect(Math.min(...sizes) * X_HEIGHT_MM).toBeGreaterThanOrEqual(1.2);
      const places = [...content.matchAll(/1 0 0 1 ([\d.]+) [\d.]+ Tm/g)].map(([, x]) => Number(x));
      const isRight = places.map((x) => x > 300);
      expect(isRight.indexOf(true)).toBeGreaterThan(10);
      // From the second column back to the whole width once: the sections after the first three.
      expect(isRight.lastIndexOf(true)).toBeLessThan(isRight.length - 10);
      expect(isRight.slice(isRight.indexOf(true), isRight.lastIndexOf(true) + 1)).not.toContain(false);
      expect(html).toMatch(
        /@media print, \(min-width: 48rem\) \{\s*\.sections \{ grid-template: auto 1fr \/ 1fr 1fr; \}/,
      );
    });

    it('art. 4.2: no mark before covers that are optional', () => {
      const optional = said.secciones.flatMap(({ opcionales }) => opcionales);
      expect(optional.length).toBeGreaterThan(5);
      const lists = [...html.matchAll(/<p class="optional">[^<]*<\/p><ul role="list">([^]*?)<\/ul>/g)].map(
        ([, list]) => list!,
      );
      expect(lists.join('').match(/<li>/g)).toHaveLength(optional.length);
      expect(lists.join('')).not.toContain('<svg');
    });

    it('arts. 4.4, 6 and 7: sections in the order, with the headings, icons, marks and colours that it sets', () => {
      expect(said.tipo_de_seguro.titulo).toBe('¿En qué consiste este tipo de seguro?');
      expect(said.secciones.map(({ titulo, icono, marca }) => [titulo, icono, marca])).toEqual(
        SECTIONS.map(([title, icon, mark]) => [title, icon, mark]),
      );
      const colours = parts().map(([, name]) =>
        colourOf(new RegExp(`\\.${name} \\{ --mark: #([0-9a-f]{6});`).exec(html)?.[1] ?? ''),
      );
      expect(colours).toEqual(SECTIONS.map(([, , , colour]) => colour));
      const marks = parts().map(([part]) => new Set(part.match(/<li><svg.*?<\/svg>/g)).size);
      expect(marks).toEqual(SECTIONS.map(() => 1));
    });

    it('its page links the legal notice, privacy and accessibility', () => {
      for (const path of ['aviso-legal', 'privacidad', 'accesibilidad']) expect(html).toContain(`href="../${path}"`);
      expect(html).toContain('>Reclamaciones</a></p>');
    });
  });
});
