import { markup, type Markup } from '@cotiza/kernel';
import { MESSAGE_STATES, type MessageState, type MessageSummary, type OperatorDesks } from '@cotiza/storage';
import { Body, Controller, Get, Post, Query, Redirect } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString } from 'class-validator';
import type { Page } from '../http/page';
import { Desks } from '../http/session.guard';
import { code, count, moment } from './in-words';
import { reasonInWords } from './reason-in-words';
import { figures, table, type Column } from './table';

const SHOWN = 100;
const ALL_DEAD = 'all-dead';

class MessagesQuery {
  /** Any other state is ignored. */
  @Transform(({ value }) => MESSAGE_STATES.find((state) => state === value))
  @IsOptional()
  @IsIn(MESSAGE_STATES)
  state?: MessageState;

  @Transform(({ value }) => Number.parseInt(value, 10) || 0)
  @IsOptional()
  @IsInt()
  replayed?: number;
}

class ReplayForm {
  @IsOptional()
  @IsString()
  id?: string;
}

const replayForm = (id: string, words: string): Markup =>
  markup`<form method="post" action="/messages/replay"><button class="quiet" name="id" value="${id}">${words}${id === ALL_DEAD ? null : markup`<span class="unseen"> ${id}</span>`}</button></form>`;

/** States in the plural. */
const STATES: Readonly<Record<MessageState, string>> = {
  pending: 'pendientes',
  delivered: 'entregados',
  dead: 'abandonados',
  discarded: 'descartados',
};

/** Delivered messages grow with all that is kept: to count them would read every day. */
const COUNTED = ['pending', 'dead', 'discarded'] as const;

const figureOf = (state: MessageState, words: string) =>
  [STATES[state], markup`<a href="/messages?state=${state}">${words}</a>`] as const;

const COLUMNS: readonly Column<MessageSummary>[] = [
  { title: 'Mensaje', of: ({ id }) => code(id) },
  { title: 'A', of: ({ target }) => (target === null ? 'correo' : code(target)) },
  { title: 'Estado', of: ({ state, isClaimed }) => (isClaimed ? 'saliendo' : STATES[state].replace(/s$/, '')) },
  { title: 'Intentos', of: ({ attempts }) => count(attempts), isNumber: true },
  { title: 'Creado', of: ({ createdAt }) => moment(createdAt) },
  { title: 'Próximo intento', of: ({ dueAt }) => moment(dueAt) },
  {
    title: 'Último fallo',
    of: ({ lastReason }) => (lastReason === null ? '–' : markup`<span>${reasonInWords(lastReason)}</span>`),
  },
  { title: 'Acción', of: ({ id, state }) => (state === 'dead' ? replayForm(id, 'Reenviar') : null) },
];

/** Shows e-mails and webhooks without their texts, which are personal. */
@Controller('messages')
export class MessagesController {
  @Get()
  async show(@Query() { state, replayed }: MessagesQuery, @Desks() { outboxDesk }: OperatorDesks): Promise<Page> {
    const [counts, messages] = await Promise.all([outboxDesk.count(COUNTED), outboxDesk.list({ state, limit: SHOWN })]);
    const content = markup`
${replayed === undefined ? null : markup`<p class="done" role="status">${count(replayed)} por salir ahora.</p>`}
${figures([...COUNTED.map((each) => figureOf(each, count(counts[each]))), figureOf('delivered', 'ver')])}
${counts.dead === 0 ? null : replayForm(ALL_DEAD, `Reenviar los abandonados (${count(counts.dead)})`)}
${counts.pending === 0 ? null : markup`<form method="post" action="/messages/retry"><button class="quiet">Reintentar ahora los pendientes (${count(counts.pending)})</button></form>`}
<section aria-labelledby="list">
<h2 id="list">Los ${SHOWN} más recientes${state === undefined ? null : `: ${STATES[state]}`}</h2>
${table(COLUMNS, messages, 'Ninguno.')}
</section>`;
    return { title: 'Mensajes', content };
  }

  /** Sends dead messages again. */
  @Post('replay')
  @Redirect('/messages', 303)
  async replay(@Body() { id }: ReplayForm, @Desks() { outboxDesk }: OperatorDesks): Promise<{ url: string }> {
    const replayed = id === undefined ? 0 : await outboxDesk.replay(id === ALL_DEAD ? ALL_DEAD : [id]);
    return { url: `/messages?state=dead&replayed=${replayed}` };
  }

  /** Tries pending messages now. */
  @Post('retry')
  @Redirect('/messages', 303)
  async retry(@Desks() { outboxDesk }: OperatorDesks): Promise<{ url: string }> {
    const { due } = await outboxDesk.retryNow();
    return { url: `/messages?state=pending&replayed=${due}` };
  }
}
