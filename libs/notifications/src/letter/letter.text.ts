import type { LetterDocument, LetterGuarantee, LetterLevel, LetterOffer, QuoteLetter } from './quote-letter';

/** Renders the letter as plain text. */
export function letterText(letter: QuoteLetter): string {
  return [
    [`${letter.firstName}, ${letter.title}`, letter.lead].join('\n\n'),
    letter.facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    linkText(letter),
    section('Tus ofertas', letter.levels.map(levelText)),
    section('Qué cubre cada garantía', letter.guarantees.map(guaranteeText)),
    section('Documentos de información (IPID)', letter.documents.map(documentText)),
    section('Lo que has pedido', letter.needs),
    section('Cómo seguir', [letter.steps.map((step, index) => `${index + 1}. ${step}`).join('\n'), letter.help]),
    section('Aviso', [letter.notice]),
    section('Quién distribuye estos seguros', [
      letter.distributor.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    ]),
    section('Tus datos', letter.personalData),
    letter.house,
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');
}

function section(title: string, paragraphs: readonly string[]): string {
  return paragraphs.length === 0 ? '' : [`${title.toUpperCase()}\n`, paragraphs.join('\n\n')].join('\n');
}

function linkText({ link }: QuoteLetter): string {
  if (link === null) return '';
  return `Ver tus ofertas y continuar:\n${link.url}${link.until === null ? '' : `\nEl enlace funciona hasta el ${link.until}.`}`;
}

const levelText = ({ name, means, offers }: LetterLevel): string =>
  [`${name}: ${means}`, ...offers.map(offerText)].join('\n\n');

const documentText = ({ name, page, pdf }: LetterDocument): string => `${name}\n  ${page}\n  ${pdf}`;

function offerText(offer: LetterOffer): string {
  const names = [offer.insurer, offer.modality, offer.product].filter((name) => name !== null);
  const price = [offer.price, offer.period].filter((part) => part !== null).join(' ');
  const remarks = [offer.mark, offer.estimate?.toLowerCase() ?? null].filter((part) => part !== null);
  return [
    names.join(' · '),
    `  ${price}${remarks.length === 0 ? '' : ` (${remarks.join('; ')})`}`,
    ...offer.terms.map(([label, value]) => `  ${label}: ${value}`),
    ...(offer.guarantees.length === 0 ? [] : [`  Cubre: ${includedText(offer)}.`]),
  ].join('\n');
}

const includedText = ({ guarantees, sameAs }: LetterOffer): string =>
  sameAs === null ? guarantees.join('; ') : `las mismas garantías que ${sameAs}`;

function guaranteeText({ name, covers }: LetterGuarantee): string {
  return [name, ...covers.map(({ text, insurers }) => `  ${insurers === null ? '' : `${insurers}: `}${text}`)].join(
    '\n',
  );
}
