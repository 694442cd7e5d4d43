import type PDFDocument from 'pdfkit';
import { PRODUCT_SECTIONS, type ProductDocument, type ProductSection } from '@cotiza/insurers-port';
import { DOCUMENT_WORDS, LINE_NAMES, SECTION_LOOKS } from '@cotiza/quoting';
import { ICON_PATHS, MARK_PATHS } from './symbols.data';

type Pdf = InstanceType<typeof PDFDocument>;

const MARGIN = 36;
/** Between the two columns (art. 4 and annex). */
const GAP = 18;
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
/** A heading, which may take two lines, and a line below it. */
const LEAST_SECTION = 3 * HEADING_SIZE + ICON_SIZE;
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

function write(pdf: Pdf, document: ProductDocument): void {
  const { insurer, product, version, line, kind, sections, optional } = document;
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
  pdf.moveDown(0.6);
  writeSections(pdf, (column, key) => root.add(sectionOf(column, key, sections[key], optional?.[key] ?? [])));
  root.end();
}

/** A column of the page. */
interface Column {
  readonly pdf: Pdf;
  readonly left: number;
  readonly width: number;
}

/**
 * Writes the sections as the annex of the regulation lays them out: what is insured beside what is not and its restrictions, and the
 * others below both. A list that goes on to the next page has the others below it.
 */
function writeSections(pdf: Pdf, add: (column: Column, key: ProductSection) => void): void {
  const width = pdf.page.width - 2 * MARGIN;
  const half = (width - GAP) / 2;
  const [first, ...others] = PRODUCT_SECTIONS;
  const { page, y: top } = pdf;
  add({ pdf, left: MARGIN, width: half }, first);
  const below = pdf.y;
  if (pdf.page === page) pdf.y = top;
  for (const key of others.slice(0, 2)) add({ pdf, left: MARGIN + half + GAP, width: half }, key);
  if (pdf.page === page) pdf.y = Math.max(below, pdf.y);
  for (const key of others.slice(2)) add({ pdf, left: MARGIN, width }, key);
}

function sectionOf(column: Column, key: ProductSection, points: readonly string[], optional: readonly string[]) {
  const { pdf } = column;
  const { heading, icon, mark, colour } = SECTION_LOOKS[key];
  const section = pdf.struct('Sect');
  section.add(
    pdf.struct('H2', {}, () => {
      pdf.moveDown(0.6);
      keep(pdf, LEAST_SECTION);
      draw(column, ICON_PATHS[icon], { size: ICON_SIZE, colour, stroke: 1.75 });
      pdf.font(BOLD).fontSize(HEADING_SIZE).fillColor(BLACK);
      const indent = ICON_SIZE + 5;
      pdf.text(heading, column.left + indent, pdf.y + 2, { width: column.width - indent });
      pdf.moveDown(0.3);
    }),
  );
  const list = (texts: readonly string[], symbol?: { readonly path: string; readonly colour: string }) => {
    const each = pdf.struct('L');
    for (const point of texts)
      each.add(pdf.struct('LI', {}, [pdf.struct('LBody', {}, () => pointOf(column, point, symbol))]));
    section.add(each);
  };
  list(points, { path: MARK_PATHS[mark], colour });
  if (optional.length > 0) {
    section.add(
      pdf.struct('P', {}, () => {
        keep(pdf, 3 * TEXT_SIZE);
        pdf.font(BOLD).fontSize(TEXT_SIZE).text(DOCUMENT_WORDS.optional, column.left, pdf.y, { width: column.width });
      }),
    );
    list(optional);
  }
  section.end();
  return section;
}

/** Writes a point, after its mark where it has one. */
function pointOf(column: Column, point: string, mark?: { readonly path: string; readonly colour: string }): void {
  const { pdf } = column;
  pdf.font(FONT).fontSize(TEXT_SIZE);
  const width = column.width - INDENT;
  keep(pdf, pdf.heightOfString(point, { width }));
  if (mark) draw(column, mark.path, { size: MARK_SIZE, colour: mark.colour, stroke: 4 });
  pdf.fillColor(BLACK).text(point, column.left + INDENT, pdf.y, { width });
}

/** Goes on on another page where there is no room for some points of height. */
function keep(pdf: Pdf, height: number): void {
  if (pdf.y + height > pdf.page.height - MARGIN) pdf.addPage();
}

interface Drawing {
  readonly size: number;
  readonly colour: string;
  readonly stroke: number;
}

function draw({ pdf, left }: Column, path: string, { size, colour, stroke }: Drawing): void {
  pdf
    .save()
    .translate(left, pdf.y)
    .scale(size / GRID)
    .lineWidth(stroke)
    .lineCap('round')
    .lineJoin('round')
    .path(path)
    .stroke(colour)
    .restore();
}
