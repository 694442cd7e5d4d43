import { markup, type Markup } from '@cotiza/kernel';
import type { OperatorDesks, QuotesOfHour } from '@cotiza/storage';
import { Controller, Get } from '@nestjs/common';
import { ConsoleContext } from '../console-context';
import type { Page } from '../http/page';
import { Desks } from '../http/session.guard';
import { Scraper, type Scraped } from '../metrics/scraper';
import { largestFirst, samplesNamed, summedBy } from '../metrics/summed';
import { alarmsSection, channelAlarms, messageAlarms, processAlarms, type Messages } from './alarms';
import { inTime, TOO_LONG } from './in-time';
import { code, count, counted } from './in-words';
import { figures, table } from './table';

const HOUR_MS = 3_600_000;
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
    const thisHour = Math.floor(now / HOUR_MS) * HOUR_MS;
    const [channel, hours, scraped, messages] = await Promise.all([
      desks.channel.read(),
      inTime(desks.quoteAdmin.countByHour(thisHour - (DAY_HOURS - 1) * HOUR_MS)),
      this.scraper.scrape(),
      inTime(messagesOf(desks)),
    ]);
    const ofMessages = messages ? messageAlarms(messages, now) : [];
    const content = markup`
${alarmsSection([...channelAlarms(channel), ...ofMessages, ...processAlarms(scraped)], hours !== undefined && messages !== undefined)}
<section aria-labelledby="quotations">
<h2 id="quotations">Cotizaciones de las últimas 24 horas</h2>
${hours ? quotationsOf(hours, thisHour) : TOO_LONG}
</section>
<section aria-labelledby="messages">
<h2 id="messages">Correos y webhooks</h2>
${messages ? deliveriesOf(messages) : TOO_LONG}
</section>
${refusedSection(scraped)}`;
    return { title: 'Resumen', content };
  }
}

function quotationsOf(hours: readonly QuotesOfHour[], thisHour: number): Markup {
  const sum = (is: (row: QuotesOfHour) => boolean) =>
    count(hours.filter(is).reduce((total, row) => total + row.count, 0));
  return figures([
    ['con ofertas', sum(({ state }) => state === 'cotizado')],
    ['sin ofertas', sum(({ state }) => state === 'sin_ofertas')],
    ['en esta hora', sum(({ hour }) => hour === thisHour)],
  ]);
}

async function messagesOf({ outboxDesk, endpointSwitches }: OperatorDesks): Promise<Messages> {
  const [failed, backlog, switchedOff] = await Promise.all([
    outboxDesk.failed(),
    outboxDesk.backlog(),
    endpointSwitches.switchedOff(),
  ]);
  return { failed, backlog, switchedOff };
}

function deliveriesOf({ failed, backlog: { waiting } }: Messages): Markup {
  const sum = (wanted: string) =>
    count(failed.filter(({ state }) => state === wanted).reduce((total, row) => total + row.count, 0));
  return figures([
    ['por entregar', count(waiting)],
    ['de ellos, con fallos', sum('pending')],
    ['abandonados', sum('dead')],
  ]);
}

function refusedSection(scraped: readonly Scraped[]): Markup {
  const codes = largestFirst(
    summedBy(samplesNamed(scraped, 'cotiza_requests_refused_total'), ({ error = '' }) => error),
  );
  const answering = scraped.filter(({ samples }) => samples !== undefined).length;
  return markup`<section aria-labelledby="refused">
<h2 id="refused">Peticiones rechazadas desde que arrancaron los procesos</h2>
<p class="soft">Responden ${count(answering)} de ${counted(scraped.length, 'proceso', 'procesos')}.</p>
${table(
  [
    { title: 'Código', of: ([refusal]) => code(refusal) },
    { title: 'Peticiones', of: ([, requests]) => count(requests), isNumber: true },
  ],
  codes,
  'Ninguna.',
)}
</section>`;
}
