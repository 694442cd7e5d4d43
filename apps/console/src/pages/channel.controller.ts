import { markup, type Markup } from '@cotiza/kernel';
import type { ChannelState, OperatorDesks } from '@cotiza/storage';
import { Body, Controller, Get, Post, Redirect } from '@nestjs/common';
import { Expose, Transform } from 'class-transformer';
import { Matches, Max, Min } from 'class-validator';
import type { Page } from '../http/page';
import { Desks } from '../http/session.guard';
import { ShowAgain } from '../http/show-again';
import { count, moment } from './in-words';
import { figures } from './table';

const RETRY_AFTER_SECONDS = 300;
const DAY_SECONDS = 86_400;
const REASON_MAX_CHARS = 200;
const PRINTABLE = new RegExp(`^[^\\p{C}\\p{Zl}\\p{Zp}]{1,${REASON_MAX_CHARS}}$`, 'u');
const SECONDS_FAULT = `The seconds must be a whole number from 1 to ${DAY_SECONDS}.`;

class SwitchOffForm {
  @Transform(({ value }: { value: string }) => value.trim())
  @Matches(PRINTABLE, { message: `The reason must be one line of 1 to ${REASON_MAX_CHARS} characters.` })
  reason = '';

  @Expose({ name: 'retry-after' })
  @Transform(({ value }) => (/^\d{1,5}$/.test(value) ? Number(value) : 0))
  @Min(1, { message: SECONDS_FAULT })
  @Max(DAY_SECONDS, { message: SECONDS_FAULT })
  retryAfterSeconds = 0;
}

/** Shows the channel, and switches it. */
@Controller('channel')
export class ChannelController {
  @Get()
  async show(@Desks() { channel }: OperatorDesks): Promise<Page> {
    return channelPage(await channel.read());
  }

  @Post('off')
  @Redirect('/channel', 303)
  @ShowAgain(400, async ({ channel }, fault) => channelPage(await channel.read(), fault))
  switchOff(@Body() form: SwitchOffForm, @Desks() { channel }: OperatorDesks): Promise<void> {
    return channel.switchOff(form.reason, form.retryAfterSeconds);
  }

  @Post('on')
  @Redirect('/channel', 303)
  switchOn(@Desks() { channel }: OperatorDesks): Promise<void> {
    return channel.switchOn();
  }
}

function channelPage({ isOn, changedAt, reason, retryAfterSeconds }: ChannelState, fault?: string): Page {
  const content = markup`
${figures([
  ['Channel', isOn ? markup`<span class="state good">on</span>` : markup`<span class="state bad">off</span>`],
  ['since', markup`<span class="words">${changedAt === null ? 'always' : moment(changedAt)}</span>`],
  ...(isOn
    ? []
    : ([
        ['reason', markup`<span class="words">${reason}</span>`],
        ['callers may try again after', markup`<span class="words">${count(retryAfterSeconds ?? 0)} s</span>`],
      ] as const)),
])}
<section aria-labelledby="switch">
<h2 id="switch">${isOn ? 'Switch it off' : 'Switch it on'}</h2>
<p class="soft">Every process notices within 5 seconds. Requirements and catalogues are answered all the time.</p>
${fault === undefined ? null : markup`<p class="alarm" role="alert">${fault}</p>`}
${isOn ? offForm() : markup`<form method="post" action="/channel/on"><button>Let quotations go on</button></form>`}
</section>`;
  return { title: 'Channel', content };
}

const offForm = (): Markup => markup`<form method="post" action="/channel/off">
<label>Reason, for operators; callers do not see it<input name="reason" required="" maxlength="${REASON_MAX_CHARS}" /></label>
<label>Seconds until callers come back<input name="retry-after" type="number" required="" min="1" max="${DAY_SECONDS}" value="${RETRY_AFTER_SECONDS}" /></label>
<button class="danger">Refuse quotations</button>
</form>`;
