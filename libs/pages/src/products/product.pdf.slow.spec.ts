import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { PRODUCT_SECTIONS, type ProductDocument, type ProductSection } from '@cotiza/insurers-port';
import { folderForTests } from '@cotiza/kernel/testing';
import { DOCUMENT_WORDS, LINE_NAMES, SECTION_LOOKS } from '@cotiza/quoting';
import { productPdf } from './product.pdf';
import { MARK_WORDS } from './symbols.data';

const hasPoppler = spawnSync('pdfinfo', ['-v']).status === 0;

/** Points that do not fit on a line, and a list that does not fit on a page. */
const pointsOf = (key: ProductSection) =>
  Array.from(
    { length: key === 'insured' ? 60 : 2 },
    (_, n) => `${key} ${n}: eficaz y suficiente, ${'según la póliza, '.repeat(9)}.`,
  );

const bySection = <T>(make: (key: ProductSection) => T) =>
  Object.fromEntries(PRODUCT_SECTIONS.map((key) => [key, make(key)])) as Record<ProductSection, T>;

const DOCUMENT: ProductDocument = {
  id: 'ejemplo-car-1',
  insurer: { id: 'ejemplo', name: 'Ejemplo & Hijas <SA>', status: 'España, con autorización C0000.' },
  ...{ line: 'Car', product: 'Fácil & <Más>', version: '1', kind: 'Seguro del coche.' },
  sections: bySection(pointsOf),
  optional: { insured: ['Ampliado: lunas.'] },
  guarantees: {},
};

const spaced = (text: string) => text.replace(/\s+/g, ' ');

/** Requirements of PDF/UA-1 (ISO 14289-1) that poppler can show. veraPDF, which checks all of them, is neither an npm nor a Debian package. */
(hasPoppler || process.env.CI ? describe : describe.skip)('the PDF of a product', () => {
  const folder = folderForTests();
  const file = join(folder, 'product.pdf');
  const shown = (program: string, ...options: string[]) =>
    execFileSync(program, [...options, file], { encoding: 'utf8' });
  let raw: string;
  beforeAll(async () => {
    const pdf = await productPdf(DOCUMENT);
    raw = pdf.toString('latin1');
    writeFileSync(file, pdf);
  });

  it('says that it is PDF/UA-1, tagged and in Spanish, and shows its title', () => {
    expect(shown('pdfinfo')).toMatch(/Title: +Fácil y Más: [^]*Tagged: +yes[^]*Pages: +[2-9]\n/);
    const metadata = shown('pdfinfo', '-meta');
    expect(metadata).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(metadata).toContain('>Fácil y Más: ');
    expect(metadata).not.toContain('&');
    for (const entry of ['/Lang (es-ES)', '/DisplayDocTitle true', '/Marked true', '/Tabs /S'])
      expect(raw).toContain(entry);
  });

  it('holds its fonts, and the letter of each of their signs', () => {
    const fonts = shown('pdffonts').trim().split('\n').slice(2);
    expect(fonts).toHaveLength(2);
    for (const font of fonts) expect(font).toMatch(/PTSans-\w+ +CID TrueType +Identity-H +yes yes yes /);
  });

  it('has a tree of headings, paragraphs and lists with all of its text in the order in which it is read', () => {
    const tree = shown('pdfinfo', '-struct-text');
    const tags = [...tree.matchAll(/^ *(\w+)(?:| \(block\)|:)$/gm)].map(([, tag]) => tag);
    const list = (key: ProductSection) => [
      'L',
      ...pointsOf(key).flatMap(() => [
        'LI',
        ...(MARK_WORDS[SECTION_LOOKS[key].mark] ? ['Lbl', 'Figure'] : []),
        'LBody',
      ]),
    ];
    const optional = ['P', 'L', 'LI', 'LBody'];
    expect(tags).toEqual([
      ...['Document', 'H1', 'P', 'P', 'P', 'H2', 'P'],
      ...PRODUCT_SECTIONS.flatMap((key) => ['Sect', 'H2', ...list(key), ...(key === 'insured' ? optional : [])]),
    ]);
    const read = [...tree.matchAll(/^ *"(.+)"$/gm)].map(([, text]) => spaced(text!).trim());
    expect(read.join('\n')).toBe(
      [
        ...[LINE_NAMES.Car, DOCUMENT_WORDS.title],
        `Empresa: ${DOCUMENT.insurer.name}. ${DOCUMENT.insurer.status} Producto: Fácil & <Más> (1).`,
        ...[DOCUMENT_WORDS.elsewhere, DOCUMENT_WORDS.kind, DOCUMENT.kind],
        ...PRODUCT_SECTIONS.flatMap((key) => [
          ...[SECTION_LOOKS[key].heading, ...pointsOf(key)],
          ...(key === 'insured' ? [DOCUMENT_WORDS.optional, 'Ampliado: lunas.'] : []),
        ]),
      ].join('\n'),
    );
  });

  it('has words for each mark, and nothing that is neither in the tree nor named decoration', () => {
    const figures = [...raw.matchAll(/<<\n\/S \/Figure\n[^]*?>>\nendobj/g)].map(([figure]) => figure);
    expect(figures).toHaveLength(60 + 3 * 2);
    for (const figure of figures) expect(figure).toMatch(/\/Alt .*\n[^]*\/BBox \[/);
    let depth = 0;
    for (const [, stream] of raw.matchAll(/stream\n([^]*?)\nendstream/g)) {
      const content = inflated(stream!);
      if (!content.includes(' BDC')) continue;
      for (const [operator] of content.matchAll(/\b(?:BDC|EMC|TJ|S)$/gm)) {
        if (operator === 'BDC') depth++;
        else if (operator === 'EMC') depth--;
        else expect(depth).toBe(1);
      }
      expect(depth).toBe(0);
    }
  });
});

function inflated(stream: string): string {
  try {
    return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
  } catch {
    return '';
  }
}
