import type PDFDocument from 'pdfkit';
import { PRODUCT_SECTIONS, type ProductDocument, type ProductSection } from '@cotiza/insurers-port';
import { DOCUMENT_WORDS, LINE_NAMES, SECTION_LOOKS } from '@cotiza/quoting';
import { ICON_PATHS, MARK_PATHS } from './symbols.data';

type Pdf = InstanceType<typeof PDFDocument>;

const MARGIN = 36;
/**
 * In points. The x of Helvetica is 0.523 of its size: 1.2 mm, the least that is allowed (Regulation (EU) 2017/1469, art.
 * 4), are 6.6.
 */
const TEXT_SIZE = 7.5;
const HEADING_SIZE = 9;
const TITLE_SIZE = 15;
const ICON_SIZE = 13;
const MARK_SIZE = 5.5;
const INDENT = 11;
const GRID = 24;
const BLACK = '#000000';
const FONT = 'Helvetica';
const BOLD = 'Helvetica-Bold';

/**
 * Renders the information document of a product as a tagged PDF of A4 pages, with selectable text in Spanish. The result is
 * deterministic. The PDF library is loaded on first use, because many services never need it.
 */
export async function productPdf(document: ProductDocument): Promise<Buffer> {
  const { default: Document } = await import('pdfkit');
  const pdf = new Document({
    size: 'A4',
    margin: MARGIN,
    lang: 'es-ES',
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    info: {
      Title: `${document.product}: ${DOCUMENT_WORDS.title}`,
      Author: document.insurer.name,
      Keywords: document.id,
      // A constant date: the content depends only on the version.
      CreationDate: new Date(0),
    },
  });
  const chunks: Buffer[] = [];
  const whole = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  write(pdf, document);
  pdf.end();
  return whole;
}

function write(pdf: Pdf, { insurer, product, version, line, kind, sections }: ProductDocument): void {
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const say = (tag: string, text: string, size = TEXT_SIZE, font = FONT) =>
    root.add(pdf.struct(tag, {}, () => void pdf.font(font).fontSize(size).fillColor(BLACK).text(text)));
  say('H1', LINE_NAMES[line], TITLE_SIZE, BOLD);
  say('P', DOCUMENT_WORDS.title, HEADING_SIZE, BOLD);
  say('P', `Empresa: ${insurer.name}. ${insurer.status}`);
  say('P', `Producto: ${product} (${version})`);
  say('P', DOCUMENT_WORDS.elsewhere);
  pdf.moveDown(0.5);
  say('H2', DOCUMENT_WORDS.kind, HEADING_SIZE, BOLD);
  say('P', kind);
  for (const key of PRODUCT_SECTIONS) root.add(sectionOf(pdf, key, sections[key]));
  root.end();
}

function sectionOf(pdf: Pdf, key: ProductSection, points: readonly string[]) {
  const { heading, icon, mark, colour } = SECTION_LOOKS[key];
  const section = pdf.struct('Sect');
  section.add(
    pdf.struct('H2', {}, () => {
      pdf.moveDown(0.6);
      keepTogether(pdf);
      draw(pdf, ICON_PATHS[icon], { size: ICON_SIZE, colour, stroke: 1.75 });
      pdf.font(BOLD).fontSize(HEADING_SIZE).fillColor(BLACK);
      pdf.text(heading, MARGIN + ICON_SIZE + 5, pdf.y + 2);
      pdf.x = MARGIN;
      pdf.moveDown(0.3);
    }),
  );
  const list = pdf.struct('L');
  for (const point of points)
    list.add(pdf.struct('LI', {}, [pdf.struct('LBody', {}, () => pointOf(pdf, point, { mark, colour }))]));
  section.add(list);
  section.end();
  return section;
}

function pointOf(pdf: Pdf, point: string, { mark, colour }: { mark: keyof typeof MARK_PATHS; colour: string }): void {
  pdf.font(FONT).fontSize(TEXT_SIZE);
  const width = pdf.page.width - 2 * MARGIN - INDENT;
  if (pdf.y + pdf.heightOfString(point, { width }) > pdf.page.height - MARGIN) pdf.addPage();
  draw(pdf, MARK_PATHS[mark], { size: MARK_SIZE, colour, stroke: 4 });
  pdf.fillColor(BLACK).text(point, MARGIN + INDENT, pdf.y, { width });
  pdf.x = MARGIN;
}

/** Keeps a heading on the page of its text. */
function keepTogether(pdf: Pdf): void {
  const least = 3 * HEADING_SIZE + ICON_SIZE;
  if (pdf.y + least > pdf.page.height - MARGIN) pdf.addPage();
}

interface Drawing {
  readonly size: number;
  readonly colour: string;
  readonly stroke: number;
}

function draw(pdf: Pdf, path: string, { size, colour, stroke }: Drawing): void {
  pdf
    .save()
    .translate(MARGIN, pdf.y)
    .scale(size / GRID)
    .lineWidth(stroke)
    .lineCap('round')
    .lineJoin('round')
    .path(path)
    .stroke(colour)
    .restore();
}
