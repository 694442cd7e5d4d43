import { textTable } from '@cotiza/tools-kit';
import type { Flatness } from './judge/flatness';
import type { Sample, Soak } from './figures';

const figure = (value: number) => value.toFixed(1);
const said = (value: number | null | undefined) => (value === null || value === undefined ? '–' : String(value));

/** One line of what a service holds. */
export const progressLine = (sample: Sample, perSecond: number): string =>
  [
    `${sample.atSeconds.toFixed(0)} s`,
    `${perSecond.toFixed(0)}/s`,
    `held ${figure(sample.heldMb)} MB`,
    `resident ${figure(sample.residentMb)} MB`,
    `sockets ${said(sample.descriptors?.sockets)}`,
    `files ${said(sample.descriptors?.files)}`,
    `threads ${said(sample.threads)}`,
    `waiting ${sample.waiting}`,
    `late ${figure(sample.lateMs)} ms`,
  ].join('  ');

/** What a soak came to, and how flat everything was. */
export function reportText(
  { samples, asking, capacityPerSecond, ...rest }: Soak,
  flatness: readonly Flatness[],
): string {
  const rows = flatness.map(({ measure: { name, unit }, medians, growth, bound, outcome }) => [
    unit === '' ? name : `${name}, ${unit}`,
    ...medians.map(figure),
    figure(growth),
    figure(bound),
    outcome,
  ]);
  const lateMs = Math.max(...samples.map((sample) => sample.lateMs));
  return [
    textTable([['', 'first half', 'second half', 'growth there', 'at most', ''], ...rows]),
    `${asking.answered} answers, ${asking.faultCount} other than they should be, ${asking.refused} refused as too many, at half of ${capacityPerSecond.toFixed(0)} a second; ` +
      `${rest.mails} e-mails, ${rest.webhooks} webhooks; event loop at most ${figure(lateMs)} ms late (99 of 100 times)`,
    [...asking.counts].map(([name, count]) => `${name} ${count}`).join(', '),
    ...asking.faults,
  ].join('\n\n');
}
