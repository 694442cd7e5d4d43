import type PDFDocument from 'pdfkit';
import { PRODUCT_SECTIONS, type ProductDocument, type ProductSection } from '@cotiza/insurers-port';
import { DOCUMENT_WORDS, LINE_NAMES, SECTION_LOOKS, type SectionLook } from '@cotiza/quoting';
import { ICON_PATHS, MARK_PATHS, MARK_WORDS } from './symbols.data';

type Pdf = InstanceType<typeof PDFDocument>;
type Tag = ReturnType<Pdf['struct']>;

const MARGIN = 36;
/** Between the two columns (art. 4 and annex). */
const GAP = 18;
/**
 * In points. The x of PT Sans is 0.5 of its size: 1.2 mm, the least that is allowed (Regulation (EU) 2017/1469,
 * art. 4), are 6.9.
 */
const TEXT_SIZE = 7.5;
const HEADING_SIZE = 9;
const TITLE_SIZE = 15;
const ICON_SIZE = 13;
const MARK_SIZE = 5.5;
/** From the top of a line to that of its mark. */
const MARK_TOP = 2;
const INDENT = 11;
/** A heading, which may take two lines, and a line below it. */
const LEAST_SECTION = 3 * HEADING_SIZE + ICON_SIZE;
const GRID = 24;
const BLACK = '#000000';
/** PDF/UA wants fonts in the file: pdfkit has none to embed. */
const fontFile = (weight: 400 | 700): string =>
  require.resolve(`@fontsource/pt-sans/files/pt-sans-latin-${weight}-normal.woff`);
/** The types of pdfkit do not know this subset. */
const PDF_UA: object = { subset: 'PDF/UA' };
const FONT = fontFile(400);
const BOLD = fontFile(700);

/**
 * Renders the information document of a product as PDF/UA-1 of A4 pages, with selectable text in Spanish. The result is
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
    ...PDF_UA,
    pdfVersion: '1.7',
    font: FONT,
    info: {
      Title: fitForXml(`${document.product}: ${DOCUMENT_WORDS.title}`),
      Author: fitForXml(document.insurer.name),
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

/** Pdfkit writes title and author into XML as they are. */
const fitForXml = (text: string): string => text.replaceAll('&', 'y').replace(/[<>]/g, '');

function write(pdf: Pdf, document: ProductDocument): void {
  const { insurer, product, version, line, kind, sections, optional } = document;
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const say = (tag: string, text: string, size = TEXT_SIZE, font = FONT) =>
    root.add(pdf.struct(tag, {}, () => void pdf.font(font).fontSize(size).fillColor(BLACK).text(text)));
  say('H1', LINE_NAMES[line], TITLE_SIZE, BOLD);
  say('P', DOCUMENT_WORDS.title, HEADING_SIZE, BOLD);
  say('P', `Empresa: ${insurer.name}. ${insurer.status} Producto: ${product} (${version}).`);
  say('P', DOCUMENT_WORDS.elsewhere, TEXT_SIZE, BOLD);
  pdf.moveDown(0.5);
  say('H2', DOCUMENT_WORDS.kind, HEADING_SIZE, BOLD);
  say('P', kind);
  pdf.moveDown(0.6);
  writeSections(pdf, (column, key) => {
    const section = childOf(root, column, 'Sect');
    writeHeading(section, column, key);
    writePoints(section, column, sections[key], SECTION_LOOKS[key]);
    writeOptional(section, column, optional?.[key] ?? []);
  });
  root.end();
}

interface Column {
  readonly pdf: Pdf;
  readonly left: number;
  readonly width: number;
}

/**
 * Writes the sections as the annex of the regulation lays them out: what is insured beside what is not and its restrictions, and the
 * others below both. A list that goes on to the next page has the others below it.
 */
function writeSections(pdf: Pdf, write: (column: Column, key: ProductSection) => void): void {
  const width = pdf.page.width - 2 * MARGIN;
  const half = (width - GAP) / 2;
  const [first, ...others] = PRODUCT_SECTIONS;
  const { page, y: top } = pdf;
  write({ pdf, left: MARGIN, width: half }, first);
  const below = pdf.y;
  if (pdf.page === page) pdf.y = top;
  for (const key of others.slice(0, 2)) write({ pdf, left: MARGIN + half + GAP, width: half }, key);
  if (pdf.page === page) pdf.y = Math.max(below, pdf.y);
  for (const key of others.slice(2)) write({ pdf, left: MARGIN, width }, key);
}

/** Adds a tag without content of its own to another. */
function childOf(parent: Tag, { pdf }: Column, tag: string): Tag {
  const child = pdf.struct(tag);
  parent.add(child);
  return child;
}

function writeHeading(section: Tag, column: Column, key: ProductSection): void {
  const { pdf, left, width } = column;
  const { heading, icon, colour } = SECTION_LOOKS[key];
  const indent = ICON_SIZE + 5;
  pdf.moveDown(0.6);
  keep(pdf, LEAST_SECTION);
  decorate(column, ICON_PATHS[icon], { size: ICON_SIZE, top: 0, colour, stroke: 1.75 });
  const write = () => {
    pdf.font(BOLD).fontSize(HEADING_SIZE).fillColor(BLACK);
    pdf.text(heading, left + indent, pdf.y + 2, { width: width - indent });
  };
  section.add(pdf.struct('H2', {}, write));
  pdf.moveDown(0.3);
}

/** Writes a list of points, each after its mark where they have one. */
function writePoints(
  section: Tag,
  column: Column,
  points: readonly string[],
  mark?: Pick<SectionLook, 'mark' | 'colour'>,
): void {
  const { pdf, left } = column;
  const width = column.width - INDENT;
  const list = childOf(section, column, 'L');
  for (const point of points) {
    const item = childOf(list, column, 'LI');
    pdf.font(FONT).fontSize(TEXT_SIZE);
    keep(pdf, pdf.heightOfString(point, { width }));
    if (mark) writeMark(item, column, mark);
    const write = () => void pdf.fillColor(BLACK).text(point, left + INDENT, pdf.y, { width });
    item.add(pdf.struct('LBody', {}, write));
  }
}

function writeMark(item: Tag, column: Column, { mark, colour }: Pick<SectionLook, 'mark' | 'colour'>): void {
  const { pdf, left } = column;
  const drawing = { size: MARK_SIZE, top: MARK_TOP, colour, stroke: 4 };
  const alt = MARK_WORDS[mark];
  if (alt === '') return decorate(column, MARK_PATHS[mark], drawing);
  const top = pdf.y + MARK_TOP;
  const figure = { alt, bbox: [left, top, left + MARK_SIZE, top + MARK_SIZE] };
  childOf(item, column, 'Lbl').add(pdf.struct('Figure', figure, () => draw(column, MARK_PATHS[mark], drawing)));
}

function writeOptional(section: Tag, column: Column, points: readonly string[]): void {
  if (points.length === 0) return;
  const { pdf, left, width } = column;
  keep(pdf, 3 * TEXT_SIZE);
  const write = () => void pdf.font(BOLD).fontSize(TEXT_SIZE).text(DOCUMENT_WORDS.optional, left, pdf.y, { width });
  section.add(pdf.struct('P', {}, write));
  writePoints(section, column, points);
}

/** Goes on on another page where there is no room for some points of height. */
function keep(pdf: Pdf, height: number): void {
  if (pdf.y + height > pdf.page.height - MARGIN) pdf.addPage();
}

interface Drawing {
  readonly size: number;
  /** Below the current line's top, in points. */
  readonly top: number;
  readonly colour: string;
  readonly stroke: number;
}

/** Draws what a screen reader passes over. */
function decorate(column: Column, path: string, drawing: Drawing): void {
  column.pdf.markContent('Artifact', { type: 'Layout' });
  draw(column, path, drawing);
  column.pdf.endMarkedContent();
}

function draw({ pdf, left }: Column, path: string, { size, top, colour, stroke }: Drawing): void {
  pdf
    .save()
    .translate(left, pdf.y + top)
    .scale(size / GRID)
    .lineWidth(stroke)
    .lineCap('round')
    .lineJoin('round')
    .path(path)
    .stroke(colour)
    .restore();
}
