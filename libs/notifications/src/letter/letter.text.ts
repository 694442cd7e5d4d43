import type { LetterRow, QuoteLetter } from './quote-letter';

export function letterText({
  title,
  facts,
  rows,
  link,
  action,
  next,
  documents,
  terms = [],
  notes,
  house,
}: QuoteLetter): string {
  return [
    title,
    facts,
    ...(rows.length === 0 ? [] : [rows.map(rowText).join('\n')]),
    ...(link === null ? [] : [`${action}:\n${link}`]),
    next,
    ...(documents.length === 0
      ? []
      : [
          `Documentos de información (IPID):\n${documents.map(({ product, page }) => `${product}: ${page}`).join('\n')}`,
        ]),
    ...(terms.length === 0 ? [] : [terms.map((sentence) => `- ${sentence}`).join('\n')]),
    ...notes,
    house,
  ]
    .join('\n\n')
    .concat('\n');
}

const rowText = ({ level, detail, price, paid }: LetterRow): string =>
  `${level}: ${price}${paid === null ? '' : ` ${paid}`} (${detail})`;
