import { LINES } from '@cotiza/contract';
import { type CalendarDay, markup, type Markup, rawMarkup } from '@cotiza/kernel';
import { isMet, type MarketFigure } from '../market/figure';
import { type LineMeasure, LOSS_RATIO_POINTS } from '../market/measure-market';
import type { QuotedRisk } from '../market/quoted';
import { lossRatioChart, type Share, shareChart, spreadChart } from './charts';
import { spreadOfPrices } from './spread-of-prices';

/** The style of the report, for light and dark screens and for paper. */
export const REPORT_STYLE = `
:root { color-scheme: light dark; --ink: #1c2430; --paper: #fff; --faint: #d9dee6; --all: #7aa5d8; --best: #c9a04e; --bad: #c0392b; --good: #2e7d57; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6eaf0; --paper: #14181f; --faint: #333b47; --all: #4d7fb8; --best: #b58a35; --bad: #ef7a6d; --good: #63c194; } }
body { font: 15px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h2 { margin-top: 3rem; border-bottom: 2px solid var(--faint); }
h2 small { font-weight: normal; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; padding: .15rem .6rem .15rem 0; border-bottom: 1px solid var(--faint); font-variant-numeric: tabular-nums; }
.met td:last-child { color: var(--good); }
.missed td:last-child { color: var(--bad); font-weight: bold; }
svg { width: 100%; height: auto; font: 12px system-ui, sans-serif; }
svg text { fill: var(--ink); }
.label { text-anchor: end; }
.tick { text-anchor: middle; opacity: .7; }
.grid { stroke: var(--faint); }
.whisker { stroke: var(--ink); opacity: .6; }
.median { stroke: var(--ink); stroke-width: 2.5; }
.all { fill: var(--all); }
.best { fill: var(--best); }
.near { fill: var(--good); }
.far { fill: var(--bad); }
dt { font-weight: bold; }
@media print { section { break-before: page; } }
`;

/** The subject of a report. */
export interface ReportFacts {
  /** Risks of each line. */
  readonly risks: number;
  /** First day of cover of every risk. */
  readonly on: CalendarDay;
  /** The books that were measured, such as `aldaba-car 2026.2`. */
  readonly editions: readonly string[];
}

/**
 * Renders the measurements of a portfolio as one HTML file for people: targets, prices by modality, shares of cheapest
 * offers, declines with their reasons, and loss ratios. The file loads nothing and has no script.
 */
export function portfolioReport(measured: readonly LineMeasure[], { risks, on, editions }: ReportFacts): string {
  const figures = measured.flatMap((each) => each.figures);
  const document = markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Rate books on a portfolio like Spain's</title>
<style>${rawMarkup(REPORT_STYLE)}</style>
</head>
<body>
<h1>Rate books on a portfolio like Spain's</h1>
<p>${risks} made-up risks of each line, cover from ${on}. ${figures.filter(isMet).length} of ${figures.length} targets of the market are met. Prices are euros a year with all taxes.</p>
<details><summary>${editions.length} rate books</summary><p>${editions.join(', ')}</p></details>
${measured.map(lineSection)}
</body>
</html>
`;
  return document.toString();
}

function lineSection({ line, figures, quoted, wins, lossRatios }: LineMeasure): Markup {
  const declines = declinesOf(quoted);
  return markup`<section>
<h2>${line} <small lang="es">${LINES[line].ramo}</small></h2>
<h3>Targets of the market</h3>
${figuresTable(figures)}
<h3>Prices by modality</h3>
<p>The mark is the median, the box the middle half, the line nine tenths of the prices.</p>
${spreadChart(`Prices of ${line} by modality`, spreadOfPrices(quoted))}
<h3>Who is cheapest</h3>
${shareChart(
  `Requests of ${line} that each insurer is cheapest for`,
  [...wins].map(([label, part]) => ({ label, part })),
)}
<h3>Who declines, and why</h3>
${shareChart(`Requests of ${line} that each insurer declines`, declines.flatMap(declineRows))}
${reasonsList(declines)}
<h3>Loss ratio by guarantee</h3>
<p>The stroke is what the book declares, the dot what this portfolio implies; red where they are more than ${LOSS_RATIO_POINTS} points apart.</p>
${lossRatioChart(`Loss ratios of ${line} by guarantee`, lossRatios, LOSS_RATIO_POINTS)}
</section>`;
}

function figuresTable(figures: readonly MarketFigure[]): Markup {
  const rows = figures.map(
    (figure) =>
      markup`<tr class="${isMet(figure) ? 'met' : 'missed'}"><td>${figure.what}</td><td>${boundsOf(figure)}</td><td>${valueOf(figure)}</td><td>${isMet(figure) ? 'met' : 'missed'}</td></tr>`,
  );
  return markup`<table><thead><tr><th>What</th><th>Target</th><th>Measured</th><th></th></tr></thead><tbody>
${rows}
</tbody></table>`;
}

const boundsOf = ({ least, most, unit }: MarketFigure): string =>
  least === null ? `up to ${most} ${unit}` : most === null ? `from ${least} ${unit}` : `${least}–${most} ${unit}`;

const valueOf = ({ value, unit }: MarketFigure): string =>
  Number.isFinite(value) ? `${value.toFixed(unit === 'EUR' ? 0 : 2)} ${unit}` : 'nothing';

const declineRows = ({ insurerId, share, reasons }: InsurerDeclines): Share[] => [
  { label: insurerId, part: share },
  ...reasons.map(({ code, share: part }) => ({ label: code, part, isDetail: true })),
];

/** Lists the customer's text for each code. */
function reasonsList(declines: readonly InsurerDeclines[]): Markup | null {
  const rows = declines
    .flatMap(({ reasons }) => reasons)
    .map(({ insurerId, code, message }) => markup`<dt>${insurerId}, ${code}</dt><dd lang="es">${message}</dd>`);
  return rows.length === 0
    ? null
    : markup`<details><summary>What the customers read</summary><dl>${rows}</dl></details>`;
}

/** The share of requests that an insurer declines for a reason: one decline may have several. */
export interface DeclineShare {
  readonly insurerId: string;
  readonly code: string;
  /** The Spanish sentence that the customer reads. */
  readonly message: string;
  readonly share: number;
}

export interface InsurerDeclines {
  readonly insurerId: string;
  /** Requests that it declines, as a share of all. */
  readonly share: number;
  /** The most frequent first; empty without declines. */
  readonly reasons: readonly DeclineShare[];
}

/** Returns the declines of each insurer with their reasons, ordered by its id. */
export function declinesOf(quoted: readonly QuotedRisk[]): readonly InsurerDeclines[] {
  const ids = [...new Set(quoted.flatMap(({ answers }) => answers.map(({ insurer }) => insurer.id)))].sort();
  return ids.map((insurerId) => {
    const ratings = quoted.flatMap(({ answers }) =>
      answers.flatMap(({ insurer, rating }) => (insurer.id === insurerId ? [rating] : [])),
    );
    const declined = ratings.flatMap((rating) => (rating.kind === 'declined' ? [rating.reasons] : []));
    const counts = new Map<string, { readonly message: string; count: number }>();
    for (const { code, message } of declined.flat()) {
      const known = counts.get(code) ?? { message, count: 0 };
      known.count++;
      counts.set(code, known);
    }
    const reasons = [...counts].map(([code, { message, count }]) => ({
      insurerId,
      code,
      message,
      share: count / ratings.length,
    }));
    return {
      insurerId,
      share: declined.length / ratings.length,
      reasons: reasons.sort((a, b) => b.share - a.share),
    };
  });
}
