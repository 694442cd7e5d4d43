import { percentile, textTable } from '@cotiza/tools-kit';
import type { ClosedLoop, Overload } from './figures';
import type { Verdict } from './limits';

const NONE = '-';
const ms = (values: readonly number[], percent: number) =>
  values.length === 0 ? NONE : percentile(values, percent).toFixed(1);

/** Everything measured and what it means, for a terminal. */
export function reportText(measured: Overload, verdicts: readonly Verdict[]): string {
  return [
    `Closed loops\n${closedTable(measured)}`,
    `Flood, ${measured.times} times the capacity for ${measured.floodSeconds} s\n${floodTable(measured)}`,
    `Limits\n${limitTable(verdicts)}`,
  ].join('\n\n');
}

function closedTable({ closedLoops, afterwards }: Overload): string {
  const row = ({ clients, requestsPerSecond, p50Ms, p99Ms }: ClosedLoop, when = '') => [
    `${clients}${when}`,
    ...[requestsPerSecond.toFixed(0), p50Ms.toFixed(1), p99Ms.toFixed(1)],
  ];
  return textTable([
    ['at once', 'quotations/s', 'p50 ms', 'p99 ms'],
    ...closedLoops.map((loop) => row(loop)),
    row(afterwards, ' after the flood'),
  ]);
}

function floodTable({ flood, seen, floodSeconds, kept }: Overload): string {
  const row = (name: string, values: readonly number[]) => [
    name,
    String(values.length),
    (values.length / floodSeconds).toFixed(0),
    ...[50, 99, 100].map((percent) => ms(values, percent)),
  ];
  const count = (name: string, number: number) => [name, String(number), (number / floodSeconds).toFixed(0)];
  return textTable([
    ['', 'in all', 'a second', 'p50 ms', 'p99 ms', 'most ms'],
    row('served', flood.servedMs),
    row('refused', flood.refusedMs),
    ...Object.entries(flood.others).map(([name, number]) => count(name, number)),
    count('no connection was free for', flood.unsent),
    row('health and metrics', seen.healthMs),
    row('health at the door', seen.doorHealthMs),
    ...seen.healthFaults.slice(0, 5).map((fault) => [`  ${fault}`]),
    count('e-mails that left', seen.mails),
    ['  by the end', String(kept.delivered)],
  ]);
}

function limitTable(verdicts: readonly Verdict[]): string {
  return textTable(
    verdicts.map(({ limit: { text, unit, must }, bound, figure, outcome }) => [
      `${outcome}  ${text}`,
      `${figure === null ? NONE : rounded(figure)} ${unit}`.trim(),
      `must ${must} ${bound}`,
    ]),
  );
}

const rounded = (figure: number) => (Number.isInteger(figure) ? String(figure) : figure.toFixed(2));
