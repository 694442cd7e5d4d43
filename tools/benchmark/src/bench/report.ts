import { existing } from '@cotiza/kernel';
import { median, textTable } from '@cotiza/tools-kit';
import type { Series } from './measure';

/** Writes the figures of each task, and the ratio of its first server to each of the others round by round. */
export function reportText(series: readonly Series[]): string {
  const tasks = [...new Set(series.map(({ task }) => task))];
  const sections = tasks.map((task) => {
    const [first, ...others] = series.filter((each) => each.task === task);
    const { name, micros } = existing(first, 'server of that task');
    const rows = others.map((other) => [
      `  ${other.name}`,
      rangeOf(other.micros, 0),
      rangeOf(
        micros.map((figure, round) => figure / existing(other.micros[round], 'round')),
        2,
      ),
    ]);
    return textTable([[task, 'µs of processor time', `${name} takes`], [`  ${name}`, rangeOf(micros, 0), ''], ...rows]);
  });
  return sections.join('\n\n');
}

/** Median with the range, or the figure alone when all are equal. */
function rangeOf(values: readonly number[], digits: number): string {
  const [middle, least, most] = [median(values), Math.min(...values), Math.max(...values)].map((value) =>
    value.toFixed(digits),
  );
  const unit = digits === 0 ? '' : ' times';
  return `${middle}${unit}${least === most ? '' : ` (${least}–${most})`}`;
}
