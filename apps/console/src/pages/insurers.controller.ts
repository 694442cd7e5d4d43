import { markup, type Markup } from '@cotiza/kernel';
import { Controller, Get } from '@nestjs/common';
import { legend } from '../charts/legend';
import { shareBar } from '../charts/share.chart';
import type { Page } from '../http/page';
import { insurerFigures, type BreakerFigures, type InsurerFigures } from '../metrics/insurer-figures';
import { Scraper } from '../metrics/scraper';
import { count, seconds } from './in-words';
import { table, type Column } from './table';

const unavailable = ({ unavailable: causes }: InsurerFigures) =>
  [...causes.values()].reduce((sum, each) => sum + each, 0);

const COLUMNS: readonly Column<InsurerFigures>[] = [
  { title: 'Insurer', of: ({ insurer }) => insurer },
  {
    title: 'Answers',
    of: (row) => shareBar([['good', row.offers], ['none', row.declined], ['bad', unavailable(row)]]), // prettier-ignore
  },
  { title: 'Offers', of: ({ offers }) => count(offers), isNumber: true },
  { title: 'Declined', of: ({ declined }) => count(declined), isNumber: true },
  { title: 'No answer', of: (row) => withCauses(row), isNumber: true },
  { title: 'Not asked', of: ({ notAsked }) => count(notAsked), isNumber: true },
  { title: 'Half within', of: ({ median }) => seconds(median), isNumber: true },
  { title: '95 % within', of: ({ p95 }) => seconds(p95), isNumber: true },
  { title: 'Under way', of: ({ inFlight }) => count(inFlight), isNumber: true },
  { title: 'Breaker', of: ({ breaker }) => breakerState(breaker) },
];

/** Shows insurers with the counts in the metrics of the processes. */
@Controller('insurers')
export class InsurersController {
  constructor(private readonly scraper: Scraper) {}

  @Get()
  async show(): Promise<Page> {
    const scraped = await this.scraper.scrape();
    const silent = scraped.filter(({ samples }) => samples === undefined).length;
    const content = markup`
<p class="soft">What the processes count since each of them started. An insurer is not asked while its breaker is open, or too many questions are under way.</p>
${silent === 0 ? null : markup`<p class="alarm">${silent} of ${scraped.length} processes do not answer: what they count is missing.</p>`}
<section aria-label="Insurers">
${table(COLUMNS, insurerFigures(scraped), 'No insurer has been asked yet.')}
${legend([
  ['good', 'offers'],
  ['none', 'declined'],
  ['bad', 'no usable answer'],
])}
</section>`;
    return { title: 'Insurers', content };
  }
}

function withCauses(row: InsurerFigures): Markup {
  const causes = Array.from(row.unavailable, ([cause, times]) => `${cause} ${count(times)}`).join(', ');
  return markup`${count(unavailable(row))}${causes === '' ? null : markup`<br /><span class="small soft">${causes}</span>`}`;
}

function breakerState(breaker: BreakerFigures | undefined): Markup {
  if (!breaker) return markup`<span class="soft">none</span>`;
  const { open, halfOpen, processes } = breaker;
  if (open + halfOpen === 0) return markup`<span class="state good">closed</span>`;
  const state = open > 0 ? 'open' : 'half-open';
  return markup`<span class="state bad">${state}</span>${processes === 1 ? null : markup` <span class="small">in ${open || halfOpen} of ${processes} processes</span>`}`;
}
