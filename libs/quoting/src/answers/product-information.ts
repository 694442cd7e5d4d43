import { INSURANCE_LINES, list, object, text, texts, type Declared } from '@cotiza/contract';
import { PRODUCT_SECTIONS, type ProductDocument } from '@cotiza/insurers-port';
import { DOCUMENT_WORDS, SECTION_LOOKS } from '../offer-texts/product-sections';

export const PRODUCT_SECTION_SCHEMA = object({
  titulo: { type: 'string' },
  icono: { type: 'string' },
  marca: { type: 'string' },
  puntos: texts('Lo que dice, punto a punto.'),
  opcionales: texts('Lo que dice de coberturas opcionales, que van sin marca.'),
});

const SAID = {
  producto_id: text('Identificador del documento; otro si cambia el producto.'),
  documento: text('Cómo se llama el documento.'),
  aseguradora: text('Aseguradora.'),
  empresa: text('Estado miembro, situación legal y autorización de la aseguradora.'),
  producto: text('Nombre comercial del producto.'),
  version: text('Versión de la tarifa con la que va.'),
  ramo: { type: 'string', enum: INSURANCE_LINES, description: 'Ramo.' },
  informacion_completa: text('Dónde está lo que aquí no se dice.'),
  tipo_de_seguro: object({ titulo: { type: 'string' }, texto: { type: 'string' } }),
  secciones: list(PRODUCT_SECTION_SCHEMA, 'En el orden y con los títulos del Reglamento (UE) 2017/1469.'),
  pagina: text('Dirección de la página, desde la raíz del servicio.'),
  pdf: text('Dirección del PDF, desde la raíz del servicio.'),
} as const;

export const PRODUCT_INFORMATION_SCHEMA = object(SAID);
export type ProductInformation = Declared<typeof PRODUCT_INFORMATION_SCHEMA>;

export const PRODUCT_INFORMATION_OR_NULL = {
  ...PRODUCT_INFORMATION_SCHEMA,
  type: ['object', 'null'],
  description: 'El documento de información del producto (IPID); null si la aseguradora no lo ha dado.',
} as const;

/** Path of the pages of documents; the PDF of each has `.pdf` at its end. */
export const PRODUCT_PAGES = '/productos/';

export function productInformation(document: ProductDocument): ProductInformation {
  const { id, insurer, product, version, line, kind, sections, optional } = document;
  const pagina = `${PRODUCT_PAGES}${encodeURIComponent(id)}`;
  return {
    producto_id: id,
    documento: DOCUMENT_WORDS.title,
    aseguradora: insurer.name,
    empresa: insurer.status,
    producto: product,
    version,
    ramo: line,
    informacion_completa: DOCUMENT_WORDS.elsewhere,
    tipo_de_seguro: { titulo: DOCUMENT_WORDS.kind, texto: kind },
    secciones: PRODUCT_SECTIONS.map((key) => ({
      titulo: SECTION_LOOKS[key].heading,
      icono: SECTION_LOOKS[key].icon,
      marca: SECTION_LOOKS[key].mark,
      puntos: sections[key],
      opcionales: optional?.[key] ?? [],
    })),
    pagina,
    pdf: `${pagina}.pdf`,
  };
}
