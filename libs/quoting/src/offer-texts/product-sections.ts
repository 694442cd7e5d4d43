import { byLine, LINES } from '@cotiza/contract';
import type { ProductSection } from '@cotiza/insurers-port';

/** A mark before each point of a section, and the icon at its head (Regulation (EU) 2017/1469, arts. 6 and 7). */
export type SectionMark = 'tick' | 'cross' | 'exclamation' | 'bullet';
export type SectionIcon =
  | 'umbrella'
  | 'cross-in-triangle'
  | 'exclamation-in-triangle'
  | 'globe'
  | 'handshake'
  | 'coins'
  | 'hourglass'
  | 'hand-on-shield';

export interface SectionLook {
  /** The heading that the regulation words. */
  readonly heading: string;
  readonly icon: SectionIcon;
  readonly mark: SectionMark;
  /** Of the icon and the marks on white, as the regulation asks; at least three to one. That of cancelling is from memory. */
  readonly colour: string;
}

const GREEN = '#1a7f37';
const RED = '#c4161c';
const ORANGE = '#c75000';
const BLUE = '#1d4ed8';
const YELLOW = '#a67c00';
const BLACK = '#000000';

/** The heading and the look of each section of a document. */
export const SECTION_LOOKS: Readonly<Record<ProductSection, SectionLook>> = {
  insured: { heading: '¿Qué se asegura?', icon: 'umbrella', mark: 'tick', colour: GREEN },
  'not-insured': { heading: '¿Qué no está asegurado?', icon: 'cross-in-triangle', mark: 'cross', colour: RED },
  restrictions: {
    heading: '¿Existen restricciones en lo que respecta a la cobertura?',
    icon: 'exclamation-in-triangle',
    mark: 'exclamation',
    colour: ORANGE,
  },
  where: { heading: '¿Dónde estoy cubierto?', icon: 'globe', mark: 'tick', colour: BLUE },
  obligations: { heading: '¿Cuáles son mis obligaciones?', icon: 'handshake', mark: 'bullet', colour: GREEN },
  payment: {
    heading: '¿Cuándo y cómo tengo que efectuar los pagos?',
    icon: 'coins',
    mark: 'bullet',
    colour: YELLOW,
  },
  term: { heading: '¿Cuándo comienza y finaliza la cobertura?', icon: 'hourglass', mark: 'bullet', colour: BLUE },
  cancelling: { heading: '¿Cómo puedo rescindir el contrato?', icon: 'hand-on-shield', mark: 'bullet', colour: BLACK },
};

/** The heading of a document by line. */
export const LINE_NAMES = byLine((line) => LINES[line].name);

export const DOCUMENT_WORDS = {
  title: 'Documento de información sobre el producto de seguro',
  kind: '¿En qué consiste este tipo de seguro?',
  /** Before covers that the customer may choose besides, which have no mark: Regulation (EU) 2017/1469, art. 4.2. */
  optional: 'Opcional, si se contrata:',
  /** Regulation (EU) 2017/1469, art. 2. */
  elsewhere: 'La información precontractual y contractual completa del producto se facilita en otros documentos.',
  /** Of a product whose document is not here: the seller has to give it to the customer all the same. */
  absent:
    'El documento de información (IPID) de este producto no está disponible aquí: te lo tienen que entregar antes de contratar (Real Decreto-ley 3/2020, art. 176).',
} as const;
