/** One value of a metric, as Prometheus reads it. */
export interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

const LINE = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)(?: \d+)?$/;
const LABEL = /([a-zA-Z_]\w*)="((?:[^"\\]|\\.)*)"(?:,|$)/g;
const ESCAPED: Readonly<Record<string, string>> = { n: '\n' };

/**
 * Reads the samples of a text in the format of Prometheus
 * (https://prometheus.io/docs/instrumenting/exposition_formats/#text-based-format). Ignores comments, invalid lines and
 * values that are not numbers.
 */
export function readSamples(text: string): Sample[] {
  return text.split('\n').flatMap((line) => {
    const [, name, labels = '', written] = LINE.exec(line) ?? [];
    if (name === undefined || written === undefined) return [];
    const value = written === '+Inf' ? Infinity : Number(written);
    return Number.isNaN(value) ? [] : [{ name, labels: labelsIn(labels), value }];
  });
}

function labelsIn(text: string): Record<string, string> {
  const found = Array.from(text.matchAll(LABEL), ([, name = '', value = '']) => [
    name,
    value.replace(/\\(.)/g, (_, character: string) => ESCAPED[character] ?? character),
  ]);
  return Object.fromEntries(found) as Record<string, string>;
}
