import { GUARANTEES, guaranteeName, guaranteeOf } from '@cotiza/contract';
import {
  figureOn,
  LAW,
  type GuaranteeIncluded,
  type Law,
  type ProductDocument,
  withdrawalText,
} from '@cotiza/insurers-port';
import { alternatives, dayInWords, defined, listed, lowerFirst, roundEuros, toEuros } from '@cotiza/kernel';
import { instalmentsOf, type ModalityRow, type RateBook } from '../book/rate-book';
import { includedIn } from '../engine/included-guarantees';
import { lineModels } from '../lines/line-models';
import { claimsHistoryOf } from './claims-history';
import { COMPANY_STATUS, STATUS_NOT_KNOWN } from './product-texts.data';
import { restrictionsOf, type ByChoice } from './restrictions';

/** The information document of the product of a book: whatever the book decides is read from it, so that it cannot say otherwise. */
export function productDocument(book: RateBook, law = LAW): ProductDocument {
  const { insurer, line, product, version } = book;
  const { kind, ...texts } = lineModels[line].document;
  const insured = insuredBy(book);
  const excluded = excludedBy(book);
  const restrictions = restrictionsOf(book);
  return {
    id: `${insurer.id}-${line.toLowerCase()}-${version}`,
    insurer: { ...insurer, status: COMPANY_STATUS[insurer.id] ?? STATUS_NOT_KNOWN },
    line,
    product,
    version,
    kind,
    sections: {
      ...texts,
      insured: insured.always,
      'not-insured': [...excluded.always, ...notOffered(book)],
      restrictions: [...restrictions.always, ...texts.restrictions],
      cancelling: [...texts.cancelling, withdrawalText(line, book.validity.from, law)],
      payment: [...texts.payment, ...inParts(book), taxOf(book, law)],
    },
    optional: { insured: insured.optional, 'not-insured': excluded.optional, restrictions: restrictions.optional },
    claimsHistory: claimsHistoryOf(book),
    guarantees: guaranteesByModality(book),
  };
}

/** Every guarantee where it first comes, with its limit and terms. */
function insuredBy(book: RateBook): ByChoice {
  const said = (modality: ModalityRow, prefix = '') =>
    addedBy(book, modality).map(
      (guarantee) => `${prefix}${guaranteeName(book.line, guarantee)}. ${inWords(guarantee)}`,
    );
  const [first, ...others] = book.modalities;
  return {
    always: first ? said(first) : [],
    optional: others.flatMap((modality) => said(modality, `${modality.modality}: `)),
  };
}

const addedBy = (book: RateBook, modality: ModalityRow): readonly GuaranteeIncluded[] =>
  book.guarantees.flatMap(({ id }, position) =>
    modality.adds.includes(id) ? includedIn(book, modality, position) : [],
  );

/** Returns how a year can be paid in parts, where the insurer allows it. */
function inParts(book: RateBook): readonly string[] {
  const ways = instalmentsOf(book).map(([period, surcharge]) => `${period} (${percent(surcharge)} más)`);
  return ways.length === 0 ? [] : [`O en recibos, con un recargo sobre la prima neta: ${alternatives(ways)}.`];
}

/** Returns the premium tax from the first day of a book on, each rate with its day. */
function taxOf({ validity }: RateBook, law: Law): string {
  const later = law.series.ips_rate.rows.map(({ from }) => from).filter((from) => from > validity.from);
  const rates = [validity.from, ...new Set(later)].map((on) => {
    const rate = percent(figureOn('ips_rate', on, law) / 100);
    return on === validity.from ? rate : `${rate} desde el ${dayInWords(on)}`;
  });
  return `El precio incluye el impuesto sobre las primas de seguros: ${listed(rates)}.`;
}

/** `3,5 %`, whose space does not break. */
const percent = (share: number): string =>
  share.toLocaleString('es-ES', { style: 'percent', maximumFractionDigits: 2 });

/** The excess is a restriction. */
function inWords({ cover, limitCents, terms = [] }: GuaranteeIncluded): string {
  const limit = limitCents === undefined ? [] : [`Hasta ${roundEuros(toEuros(limitCents))}.`];
  return [cover, ...limit, ...terms].join(' ');
}

const codesOf = (book: RateBook, modalities: readonly ModalityRow[]): ReadonlySet<string> =>
  new Set(modalities.flatMap((each) => addedBy(book, each).flatMap(({ code }) => code ?? [])));

/** Lists the usual exclusions of the guarantees of a book. */
function excludedBy(book: RateBook): ByChoice {
  const first = codesOf(book, book.modalities.slice(0, 1));
  const said = (codes: readonly string[]) =>
    codes.flatMap((code) => {
      const { name, excludes } = defined(guaranteeOf(book.line, code), 'guarantee of that code');
      return excludes.map((sentence) => `${name}: ${lowerFirst(sentence)}`);
    });
  return {
    always: said([...first]),
    optional: said([...codesOf(book, book.modalities)].filter((code) => !first.has(code))),
  };
}

/** Lists the guarantees of the line that no modality has. */
function notOffered(book: RateBook): readonly string[] {
  const held = codesOf(book, book.modalities);
  return Object.entries(GUARANTEES[book.line])
    .filter(([code]) => !held.has(code))
    .map(([, { name }]) => `${name}: no se ofrece en este producto.`);
}

function guaranteesByModality(book: RateBook): ProductDocument['guarantees'] {
  const held: { code: string; name: string }[] = [];
  const byModality: Record<string, readonly { code: string; name: string }[]> = {};
  for (const modality of book.modalities) {
    for (const { code, name } of addedBy(book, modality))
      if (code !== undefined) held.push({ code, name: guaranteeName(book.line, { code, name }) });
    byModality[modality.modality] = [...held];
  }
  return byModality;
}
