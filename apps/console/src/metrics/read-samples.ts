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
 * The samples of a text in the format of Prometheus
 * (https://prometheus.io/docs/instrumenting/exposition_formats/#text-based-format). Comments and lines that are none are left
 * out, and so are values that are no number.
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
