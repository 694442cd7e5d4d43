import { readFileSync } from 'node:fs';
import { readCallersFile, type Settings } from '@cotiza/assembly';
import { markup, OperatorFileError, type Markup } from '@cotiza/kernel';
import type { Caller } from '@cotiza/platform';
import { Controller, Get } from '@nestjs/common';
import { ConsoleContext } from '../console-context';
import type { Page } from '../http/page';
import { Scraper, type Scraped } from '../metrics/scraper';
import { largestFirst, samplesNamed, summedBy } from '../metrics/summed';
import { count } from './in-words';
import { figures, table, type Column } from './table';

type LimitSettings = Pick<
  Settings,
  | 'CALLERS_FILE'
  | 'LIMIT_REFERENCE_PER_MINUTE'
  | 'LIMIT_QUOTES_PER_MINUTE'
  | 'LIMIT_ESTIMATES_PER_MINUTE'
  | 'LIMIT_MAILS_PER_RECIPIENT_PER_HOUR'
  | 'LIMIT_MAILS_PER_HOUR'
>;

const LIMITED = 'limite_alcanzado';

@Controller('callers')
export class CallersController {
  constructor(
    private readonly scraper: Scraper,
    private readonly console: ConsoleContext,
  ) {}

  @Get()
  async show(): Promise<Page> {
    const scraped = await this.scraper.scrape();
    return { title: 'Callers and limits', content: callersView(this.console.settings, scraped) };
  }
}

function callersView(settings: LimitSettings, scraped: readonly Scraped[]): Markup {
  const limited = samplesNamed(scraped, 'cotiza_requests_refused_total').filter(
    ({ labels }) => labels.error === LIMITED,
  );
  return markup`
<section aria-labelledby="everybody">
<h2 id="everybody">What everybody may ask</h2>
<p class="soft">By client address, as the settings of this console say; the processes have theirs from the same settings.</p>
${figures([
  ['quotations a minute', limitInWords(settings.LIMIT_QUOTES_PER_MINUTE)],
  ['estimates a minute', limitInWords(settings.LIMIT_ESTIMATES_PER_MINUTE)],
  ['requirements and catalogues a minute', limitInWords(settings.LIMIT_REFERENCE_PER_MINUTE)],
  ['e-mails an hour to one recipient', limitInWords(settings.LIMIT_MAILS_PER_RECIPIENT_PER_HOUR)],
  ['e-mails an hour to all', limitInWords(settings.LIMIT_MAILS_PER_HOUR)],
])}
</section>
<section aria-labelledby="keys">
<h2 id="keys">Callers with a key</h2>
${callersTable(settings, scraped)}
</section>
<section aria-labelledby="limited">
<h2 id="limited">Refused by a limit since the processes started</h2>
${table(
  [
    { title: 'Route', of: ([route]) => route },
    { title: 'Requests', of: ([, requests]) => count(requests), isNumber: true },
  ],
  largestFirst(summedBy(limited, ({ route = '' }) => route)),
  'None.',
)}
</section>`;
}

const limitInWords = (limit: number | undefined) =>
  limit === 0 ? 'any number' : limit === undefined ? '' : count(limit);

function callersTable({ CALLERS_FILE: file }: LimitSettings, scraped: readonly Scraped[]): Markup {
  if (file === undefined) return markup`<p class="soft">CALLERS_FILE is not set: no caller has a key.</p>`;
  const callers = callersIn(file);
  if (!callers)
    return markup`<p class="alarm">CALLERS_FILE cannot be read, or has faults: a service that reads it again names them in its log.</p>`;
  const samples = samplesNamed(scraped, 'cotiza_caller_requests_total');
  const all = summedBy(samples, ({ caller = '' }) => caller);
  const limited = summedBy(
    samples.filter(({ labels }) => labels.outcome === LIMITED),
    ({ caller = '' }) => caller,
  );
  const limit = (title: string, group: keyof Caller['limits']): Column<Caller> => ({
    title,
    of: ({ limits }) => (limits[group] === undefined ? 'as everybody' : limitInWords(limits[group])),
    isNumber: true,
  });
  return table(
    [
      { title: 'Caller', of: ({ name }) => name },
      limit('Quotations a minute', 'quotes'),
      limit('Estimates', 'estimates'),
      limit('Catalogues', 'reference'),
      { title: 'Requests', of: ({ name }) => count(all.get(name) ?? 0), isNumber: true },
      { title: 'Refused by a limit', of: ({ name }) => count(limited.get(name) ?? 0), isNumber: true },
    ],
    callers,
    'No caller is switched on.',
  );
}

/** Reads the callers from the file as it is now; undefined if it is unusable, as the log of the service says. */
function callersIn(file: string): readonly Caller[] | undefined {
  try {
    return readCallersFile(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof OperatorFileError || (error as NodeJS.ErrnoException).code !== undefined) return undefined;
    throw error;
  }
}
