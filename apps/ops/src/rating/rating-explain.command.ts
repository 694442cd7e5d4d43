import type { InsuranceLine } from '@cotiza/contract';
import { FIRST_LAW_VERSION, type InsurerRequest } from '@cotiza/insurers-port';
import {
  editionOf,
  explainRequest,
  type ExplainedInsurer,
  type ExplainedOffer,
  type ExplanationStep,
  type Tariffs,
} from '@cotiza/insurers-tariff';
import { REFERENCE_PATTERN, toEuros } from '@cotiza/kernel';
import type { QuoteResult } from '@cotiza/quoting';
import type { QuoteDetail } from '@cotiza/storage';
import { defineCommand } from '../define-command';
import { Failure } from '../failure';
import type { Ops } from '../ops';
import { table, type Column } from '../output/table';
import { parseJson, readInput } from '../parameters/read-input';
import { shownQuote } from '../quotes/quote.commands';
import { requestReader, storedRequestReader } from './read-request';
import { BOOKS_OPTION, openBooks, type BooksOptions } from './portfolio.options';

/** A request whose prices are to be explained, and the prices that insurers gave. */
interface ToExplain {
  readonly request: InsurerRequest;
  /** The version of each insurer's answer, by its id; empty for a request that was not quoted. */
  readonly versions: ReadonlyMap<string, string>;
  /** Version of the law that prices were made by; undefined: the newest. */
  readonly law: string | undefined;
  /** The prices given, in euros, by the name of the insurer. */
  readonly given: ReadonlyMap<string, readonly number[]>;
}

/** The parts of a stored quotation that are used here; its data are untyped. */
interface Stored {
  readonly answers: readonly { readonly insurer: string; readonly tariff?: string; readonly law?: string }[];
  readonly result: QuoteResult;
}

/**
 * Reads a stored quotation. Its day is that of the quotation, and its plate is resolved to the vehicle found then.
 *
 * @throws Failure when there is none
 */
async function storedToExplain(ops: Ops, reference: string): Promise<ToExplain> {
  const quote = await shownQuote(ops, reference);
  const { answers, result } = quote as QuoteDetail & Stored;
  const request = await storedRequestReader()(quote);
  const given = new Map<string, number[]>();
  for (const { aseguradora, precio } of result.ofertas) {
    if (aseguradora !== null) given.set(aseguradora, [...(given.get(aseguradora) ?? []), precio]);
  }
  const versions = answers.flatMap(({ insurer, tariff }) => (tariff === undefined ? [] : [[insurer, tariff] as const]));
  const law = answers.find((answer) => answer.law !== undefined)?.law ?? FIRST_LAW_VERSION;
  return { request, versions: new Map(versions), law, given };
}

/**
 * Reads a request from a file, as agents send it, to be quoted today.
 *
 * @throws Failure when it cannot be read or quoted
 */
async function fileToExplain(ops: Ops, path: string): Promise<ToExplain> {
  const request = await requestReader({ now: () => ops.clock.now() })(parseJson(await readInput(ops, path)));
  return { request, versions: new Map(), law: undefined, given: new Map() };
}

/** Names of the statutory amounts. */
const STATUTORY: Readonly<Record<string, string>> = {
  CCS_RE: 'Consorcio, extraordinary risks',
  CCS_ACC: 'Consorcio, accidents',
  CCS_SOA: 'Consorcio, guarantee fund',
  CLEA: 'liquidation surcharge',
  IPS: 'insurance premium tax',
};

/** Steps with running amounts: they have fractions of a cent, and are rounded once, at the end of the guarantee. */
const RUNNING: ReadonlySet<ExplanationStep['kind']> = new Set(['factor', 'excess']);

const euros = (cents: number, decimals = 2): string => (cents / 100).toFixed(decimals);

const STEPS: readonly Column<ExplanationStep>[] = [
  { title: 'GUARANTEE', of: ({ guarantee }) => guarantee ?? '' },
  { title: 'STEP', of: ({ kind, name }) => (kind === 'guarantee' ? 'rounded' : name) },
  { title: 'FACTOR', of: ({ factor }) => (factor === null ? '' : `x ${factor}`), isNumber: true },
  { title: 'EUR', of: ({ kind, amountCents }) => euros(amountCents, RUNNING.has(kind) ? 4 : 2), isNumber: true },
  { title: 'BECAUSE', of: ({ name, value }) => [value, STATUTORY[name]].filter((text) => text).join('; ') },
];

interface Row {
  readonly insurer: ExplainedInsurer;
  readonly offer: ExplainedOffer | undefined;
}

const SUMMARY: readonly Column<Row>[] = [
  { title: 'INSURER', of: ({ insurer }) => insurer.insurer.id },
  { title: 'BOOK', of: ({ insurer }) => insurer.version },
  { title: 'NET', of: ({ offer }) => (offer ? euros(offer.netCents) : ''), isNumber: true },
  { title: 'TOTAL', of: ({ offer }) => (offer ? euros(offer.totalCents) : ''), isNumber: true },
  { title: 'MODALITY', of: ({ offer, insurer }) => (offer ? nameOf(offer) : declinedText(insurer)) },
];

const nameOf = ({ modality, modalityId }: ExplainedOffer) => `${modality} (${modalityId})`;
const declinedText = ({ declined }: ExplainedInsurer) => `declines: ${declined.map(({ code }) => code).join(', ')}`;

/** Formats the answers of all insurers, one line for each offer or decline. */
function summaryText(insurers: readonly ExplainedInsurer[], width: number): string {
  const rows = insurers.flatMap((insurer): Row[] =>
    insurer.offers.length > 0 ? insurer.offers.map((offer) => ({ insurer, offer })) : [{ insurer, offer: undefined }],
  );
  return table(SUMMARY, rows, width);
}

/** Formats every step of every offer. */
function stepsText(insurers: readonly ExplainedInsurer[], width: number): string {
  const offers = insurers.flatMap(({ insurer, version, offers: own }) =>
    own.map((offer) => `${insurer.name}, ${nameOf(offer)}, book ${version}\n${table(STEPS, offer.steps, width)}`),
  );
  return offers.join('\n\n');
}

interface Options extends BooksOptions {
  readonly insurer?: string;
  readonly modality?: string;
}

export const ratingExplain = defineCommand({
  name: 'explain',
  summary: 'Show how prices come about, every step and every cent',
  note: 'Of a request in a file, as agents send it, or of a quotation that is kept, by the books that it was made by. It prints nothing that names anybody.',
  example: 'rating explain COT-7K2M9QX4TB --insurer aldaba --modality terceros',
  options: (own) =>
    own
      .argument('<request>', 'file with a request in JSON, or reference of a quotation')
      .option('--insurer <id>', 'only one insurer')
      .option('--modality <id>', 'only one modality, as the books call it')
      .option(...BOOKS_OPTION),
  run: async (ops, what: string, { insurer, modality, books: folder }: Options) => {
    const { tariffs } = openBooks(ops, folder);
    const reference = what.trim().toUpperCase();
    const asked = REFERENCE_PATTERN.test(reference)
      ? await storedToExplain(ops, reference)
      : await fileToExplain(ops, what);
    const { line, effectiveDate } = asked.request;
    const isHere = (id: string) => isKnown(tariffs, line, id, asked.versions.get(id));
    const { risk, insurers } = explainRequest(tariffs, asked.request, asked.law, (id) =>
      isHere(id) ? asked.versions.get(id) : undefined,
    );
    const chosen = chosenOf(insurers, insurer, modality);
    const remarks = chosen.flatMap((each) => remarksOn(each, asked));
    const { width } = ops.terminal;
    return {
      document: { line, effectiveDate, risk, insurers: chosen, remarks },
      text: [
        `${line}, cover from ${effectiveDate}`,
        summaryText(chosen, width),
        ...(remarks.length > 0 ? [remarks.join('\n')] : []),
        stepsText(chosen, width),
      ].join('\n\n'),
    };
  },
});

const isKnown = (tariffs: Tariffs, line: InsuranceLine, id: string, version: string | undefined): boolean =>
  version !== undefined && tariffs.editions.has(editionOf({ insurer: { id, name: '' }, line, version }));

/** @throws Failure when there is none */
function chosenOf(
  insurers: readonly ExplainedInsurer[],
  insurerId: string | undefined,
  modalityId: string | undefined,
): readonly ExplainedInsurer[] {
  const chosen = insurers
    .filter(({ insurer }) => insurerId === undefined || insurer.id === insurerId)
    .map((each) => ({
      ...each,
      offers: each.offers.filter((offer) => modalityId === undefined || offer.modalityId === modalityId),
    }))
    .filter(({ offers, declined }) => offers.length > 0 || declined.length > 0);
  if (chosen.length > 0) return chosen;
  const known = insurers.map(({ insurer, offers }) =>
    [insurer.id, ...offers.map((offer) => offer.modalityId)].join(' '),
  );
  throw new Failure(['There is no such price. The insurers and their modalities are:', ...known].join('\n  '));
}

/** Lists the differences from the stored quotation: other books, or other prices. */
function remarksOn({ insurer, version, offers }: ExplainedInsurer, { versions, given }: ToExplain): readonly string[] {
  const madeBy = versions.get(insurer.id);
  const prices = given.get(insurer.name) ?? [];
  const others = offers.filter(({ totalCents }) => !prices.includes(toEuros(totalCents)));
  return [
    ...(madeBy !== undefined && madeBy !== version
      ? [`${insurer.id}: quoted by book ${madeBy}, which is not here; explained by ${version ?? 'none'}.`]
      : []),
    ...(given.size > 0 && others.length > 0
      ? [`${insurer.id}: not what was quoted: ${others.map(({ modalityId }) => modalityId).join(', ')}.`]
      : []),
  ];
}
