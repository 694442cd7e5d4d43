import { markup, type Markup } from '@cotiza/kernel';
import type { Backlog, ChannelState, OperatorDesks } from '@cotiza/storage';
import { Controller, Get } from '@nestjs/common';
import { HOUR_MS, lastDay, quotesByHourChart, type HourOfDay } from '../charts/quotes-by-hour.chart';
import { ConsoleContext } from '../console-context';
import type { Page } from '../http/page';
import { Desks } from '../http/session.guard';
import { Scraper, type Scraped } from '../metrics/scraper';
import { largestFirst, samplesNamed, summedBy } from '../metrics/summed';
import { inTime, TOO_LONG } from './in-time';
import { ago, count, moment } from './in-words';
import { figures, table } from './table';

const DAY_HOURS = 24;

@Controller()
export class OverviewController {
  constructor(
    private readonly scraper: Scraper,
    private readonly console: ConsoleContext,
  ) {}

  @Get()
  async show(@Desks() desks: OperatorDesks): Promise<Page> {
    const now = this.console.clock.now();
    const [channel, hours, scraped, messages] = await Promise.all([
      desks.channel.read(),
      inTime(desks.quoteDesk.countByHour((Math.floor(now / HOUR_MS) - DAY_HOURS + 1) * HOUR_MS)),
      this.scraper.scrape(),
      inTime(messagesOf(desks)),
    ]);
    const content = markup`
${channelSection(channel)}
<section aria-labelledby="quotations">
<h2 id="quotations">Quotations of the last 24 hours</h2>
${hours ? quotationsOf(lastDay(hours, now)) : TOO_LONG}
</section>
<section aria-labelledby="messages">
<h2 id="messages">E-mails and webhooks</h2>
${messages ? deliveriesOf(messages, now) : TOO_LONG}
</section>
${refusedSection(scraped)}
${processesSection(scraped)}`;
    return { title: 'Overview', content };
  }
}

function quotationsOf(hours: readonly HourOfDay[]): Markup {
  const sum = (of: (hour: HourOfDay) => number) => hours.reduce((total, hour) => total + of(hour), 0);
  return markup`${figures([
    ['with offers', count(sum(({ withOffers }) => withOffers))],
    ['without offers', count(sum(({ withoutOffers }) => withoutOffers))],
  ])}
${quotesByHourChart(hours)}`;
}

function channelSection({ isOn, changedAt, reason }: ChannelState): Markup | null {
  if (isOn) return null;
  return markup`<section class="alarm" aria-label="Channel"><p><strong>The channel is off</strong> since ${moment(changedAt)}: ${reason}. Quotations are refused. <a href="/channel">Switch it on</a></p></section>`;
}

interface Messages {
  readonly counts: Readonly<Record<'dead', number>>;
  readonly backlog: Backlog;
  readonly switchedOff: ReadonlySet<string>;
}

async function messagesOf({ outboxDesk, endpointSwitches }: OperatorDesks): Promise<Messages> {
  const [counts, backlog, switchedOff] = await Promise.all([
    outboxDesk.count(['dead']),
    outboxDesk.backlog(),
    endpointSwitches.switchedOff(),
  ]);
  return { counts, backlog, switchedOff };
}

function deliveriesOf({ counts, backlog: { waiting, oldestDueAt }, switchedOff }: Messages, now: number): Markup {
  return markup`${figures([
    ['to be delivered', count(waiting)],
    ['oldest is due for', oldestDueAt === null ? '–' : ago(now - oldestDueAt)],
    ['dead', count(counts.dead)],
  ])}
${counts.dead === 0 ? null : markup`<p class="alarm">Messages were given up. <a href="/messages?state=dead">See why, and send them again</a></p>`}
${switchedOff.size === 0 ? null : markup`<p class="alarm">Webhook endpoints that are switched off, whose messages wait: ${[...switchedOff].join(', ')}.</p>`}`;
}

function refusedSection(scraped: readonly Scraped[]): Markup {
  const codes = largestFirst(
    summedBy(samplesNamed(scraped, 'cotiza_requests_refused_total'), ({ error = '' }) => error),
  );
  return markup`<section aria-labelledby="refused">
<h2 id="refused">Refused requests since the processes started</h2>
${table(
  [
    { title: 'Code', of: ([code]) => code },
    { title: 'Requests', of: ([, requests]) => count(requests), isNumber: true },
  ],
  codes,
  'None.',
)}
</section>`;
}

function processesSection(scraped: readonly Scraped[]): Markup {
  return markup`<section aria-labelledby="processes">
<h2 id="processes">Processes</h2>
${table(
  [
    { title: 'Metrics at', of: ({ address }) => address },
    {
      title: 'State',
      of: ({ samples }) =>
        samples
          ? markup`<span class="state good">answers</span>`
          : markup`<span class="state bad">does not answer</span>`,
    },
  ],
  scraped,
  'None is named.',
)}
</section>`;
}
