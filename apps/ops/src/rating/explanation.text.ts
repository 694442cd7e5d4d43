import type { ExplainedInsurer, ExplainedOffer, ExplanationStep } from '@cotiza/insurers-tariff';
import { table, type Column } from '../output/table';

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
export function summaryText(insurers: readonly ExplainedInsurer[], width: number): string {
  const rows = insurers.flatMap((insurer): Row[] =>
    insurer.offers.length > 0 ? insurer.offers.map((offer) => ({ insurer, offer })) : [{ insurer, offer: undefined }],
  );
  return table(SUMMARY, rows, width);
}

/** Formats every step of every offer. */
export function stepsText(insurers: readonly ExplainedInsurer[], width: number): string {
  const offers = insurers.flatMap(({ insurer, version, offers: own }) =>
    own.map((offer) => `${insurer.name}, ${nameOf(offer)}, book ${version}\n${table(STEPS, offer.steps, width)}`),
  );
  return offers.join('\n\n');
}
