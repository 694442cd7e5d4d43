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
const SECONDS_FAULT = `Los segundos son un número entero de 1 a ${DAY_SECONDS}.`;

class SwitchOffForm {
  @Transform(({ value }: { value: string }) => value.trim())
  @Matches(PRINTABLE, { message: `El motivo es una línea de 1 a ${REASON_MAX_CHARS} caracteres.` })
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
  ['canal', isOn ? markup`<span class="state good">encendido</span>` : markup`<span class="state bad">apagado</span>`],
  ['desde', markup`<span class="words">${changedAt === null ? 'siempre' : moment(changedAt)}</span>`],
  ...(isOn
    ? []
    : ([
        ['motivo', markup`<span class="words">${reason}</span>`],
        ['se puede volver a preguntar tras', markup`<span class="words">${count(retryAfterSeconds ?? 0)} s</span>`],
      ] as const)),
])}
<section aria-labelledby="switch">
<h2 id="switch">${isOn ? 'Apagarlo' : 'Encenderlo'}</h2>
<p class="soft">Cada proceso lo nota en 5 segundos. Los requisitos y los catálogos se contestan siempre.</p>
${fault === undefined ? null : markup`<p class="alarm" role="alert">${fault}</p>`}
${isOn ? offForm() : markup`<form method="post" action="/channel/on"><button>Admitir cotizaciones</button></form>`}
</section>`;
  return { title: 'Canal', content };
}

const offForm = (): Markup => markup`<form method="post" action="/channel/off">
<label>Motivo, para el equipo; no se muestra fuera<input name="reason" required="" maxlength="${REASON_MAX_CHARS}" /></label>
<label>Segundos hasta que se vuelva a preguntar<input name="retry-after" type="number" required="" min="1" max="${DAY_SECONDS}" value="${RETRY_AFTER_SECONDS}" /></label>
<button class="danger">Rechazar cotizaciones</button>
</form>`;
