/** The metrics of one scrape: values by series, as written. */
export type Scrape = ReadonlyMap<string, string>;

const SERIES = /^([a-z_:]+(?:\{.*\})?) (\S+)$/;
const UNDER_JOB = 'job="cotiza"';

/** Parses the text of `/metrics`. Without one, the scrape failed, which Prometheus records in `up`. */
export function scrapeOf(text: string | undefined): Scrape {
  const found = (text ?? '').split('\n').flatMap((line) => {
    const [, series, value] = SERIES.exec(line) ?? [];
    return series !== undefined && value !== undefined ? [[labelled(series), value] as const] : [];
  });
  return new Map([...found, [`up{${UNDER_JOB}}`, text === undefined ? '0' : '1']]);
}

const labelled = (series: string) =>
  series.endsWith('}') ? series.replace('{', `{${UNDER_JOB},`) : `${series}{${UNDER_JOB}}`;

/** Formats scrapes a minute apart for `promtool test rules`: every series with a value for each, `_` where it had none. */
export const inputSeries = (scrapes: readonly Scrape[]) =>
  [...new Set(scrapes.flatMap((scrape) => [...scrape.keys()]))].map((series) => ({
    series,
    values: scrapes.map((scrape) => scrape.get(series) ?? '_').join(' '),
  }));
