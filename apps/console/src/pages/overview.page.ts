import { markup, type Clock, type Markup } from '@cotiza/kernel';
import type { Backlog, ChannelState, MessageState, OperatorDesks } from '@cotiza/storage';
import { HOUR_MS, lastDay, quotesByHourChart } from '../charts/quotes-by-hour.chart';
import type { Show } from '../http/visit';
import type { Scrape, Scraped } from '../metrics/scrape';
import { largestFirst, samplesNamed, summedBy } from '../metrics/summed';
import { ago, count, moment } from './in-words';
import { figures, table } from './table';

const DAY_HOURS = 24;

/** How the service is, at a glance. */
export function overviewPage(scrape: Scrape, clock: Clock): Show {
  return async ({ desks }) => {
    const now = clock.now();
    const [channel, hours, scraped, messages] = await Promise.all([
      desks.channel.read(),
      desks.quoteDesk
        .countByHour((Math.floor(now / HOUR_MS) - DAY_HOURS + 1) * HOUR_MS)
        .then((all) => lastDay(all, now)),
      scrape(),
      messagesOf(desks),
    ]);
    const sum = (of: (hour: (typeof hours)[number]) => number) => hours.reduce((total, hour) => total + of(hour), 0);
    const content = markup`
${channelSection(channel)}
<section aria-labelledby="quotations">
<h2 id="quotations">Quotations of the last 24 hours</h2>
${figures([
  ['with offers', count(sum(({ withOffers }) => withOffers))],
  ['without offers', count(sum(({ withoutOffers }) => withoutOffers))],
])}
${quotesByHourChart(hours)}
</section>
${messagesSection(messages, now)}
${refusedSection(scraped)}
${processesSection(scraped)}`;
    return { title: 'Overview', content };
  };
}

function channelSection({ isOn, changedAt, reason }: ChannelState): Markup | null {
  if (isOn) return null;
  return markup`<section class="alarm" aria-label="Channel"><p><strong>The channel is off</strong> since ${moment(changedAt)}: ${reason}. Quotations are refused. <a href="/channel">Switch it on</a></p></section>`;
}

interface Messages {
  readonly counts: Readonly<Record<MessageState, number>>;
  readonly backlog: Backlog;
  readonly switchedOff: ReadonlySet<string>;
}

async function messagesOf({ outboxDesk, endpointSwitches }: OperatorDesks): Promise<Messages> {
  const [counts, backlog, switchedOff] = await Promise.all([
    outboxDesk.count(),
    outboxDesk.backlog(),
    endpointSwitches.switchedOff(),
  ]);
  return { counts, backlog, switchedOff };
}

function messagesSection({ counts, backlog: { waiting, oldestDueAt }, switchedOff }: Messages, now: number): Markup {
  return markup`<section aria-labelledby="messages">
<h2 id="messages">E-mails and webhooks</h2>
${figures([
  ['to be delivered', count(waiting)],
  ['oldest is due for', oldestDueAt === null ? '–' : ago(now - oldestDueAt)],
  ['dead', count(counts.dead)],
  ['delivered', count(counts.delivered)],
])}
${counts.dead === 0 ? null : markup`<p class="alarm">Messages were given up. <a href="/messages?state=dead">See why, and send them again</a></p>`}
${switchedOff.size === 0 ? null : markup`<p class="alarm">Webhook endpoints that are switched off, whose messages wait: ${[...switchedOff].join(', ')}.</p>`}
</section>`;
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
