import { markup, type Markup } from '@cotiza/kernel';
import { MESSAGE_STATES, type MessageState, type MessageSummary, type OperatorDesks } from '@cotiza/storage';
import { Body, Controller, Get, Post, Query, Redirect } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString } from 'class-validator';
import type { Page } from '../http/page';
import { Desks } from '../http/session.guard';
import { count, moment } from './in-words';
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

/** Lets a browser break an id between its parts. */
const idInWords = (id: string): Markup =>
  markup`${id.split('_').map((part, place) => markup`${place === 0 ? null : markup`_<wbr />`}${part}`)}`;

const COLUMNS: readonly Column<MessageSummary>[] = [
  { title: 'Message', of: ({ id }) => idInWords(id) },
  { title: 'To', of: ({ kind, target }) => target ?? kind },
  { title: 'Event', of: ({ event }) => event },
  { title: 'State', of: ({ state, isClaimed }) => (isClaimed ? 'being sent' : state) },
  { title: 'Tries', of: ({ attempts }) => count(attempts), isNumber: true },
  { title: 'Created', of: ({ createdAt }) => moment(createdAt) },
  { title: 'Next try', of: ({ dueAt }) => moment(dueAt) },
  { title: 'Last failure', of: ({ lastReason }) => lastReason ?? '–' },
  { title: 'Action', of: ({ id, state }) => (state === 'dead' ? replayForm(id, 'Send again') : null) },
];

/** Shows e-mails and webhooks without their texts, which are personal. */
@Controller('messages')
export class MessagesController {
  @Get()
  async show(@Query() { state, replayed }: MessagesQuery, @Desks() { outboxDesk }: OperatorDesks): Promise<Page> {
    const [counts, messages] = await Promise.all([
      outboxDesk.count(MESSAGE_STATES),
      outboxDesk.list({ state, limit: SHOWN }),
    ]);
    const content = markup`
${replayed === undefined ? null : markup`<p class="done" role="status">${count(replayed)} due again.</p>`}
${figures(MESSAGE_STATES.map((each) => [each, markup`<a href="/messages?state=${each}">${count(counts[each])}</a>`]))}
${counts.dead === 0 ? null : replayForm(ALL_DEAD, `Send all dead ones again (${count(counts.dead)})`)}
<section aria-label="Messages">
<h2>${headingOf(state)}</h2>
${table(COLUMNS, messages, 'None.')}
</section>`;
    return { title: 'Messages', content };
  }

  /** Sends dead messages again. */
  @Post('replay')
  @Redirect('/messages', 303)
  async replay(@Body() { id }: ReplayForm, @Desks() { outboxDesk }: OperatorDesks): Promise<{ url: string }> {
    const replayed = id === undefined ? 0 : await outboxDesk.replay(id === ALL_DEAD ? ALL_DEAD : [id]);
    return { url: `/messages?state=dead&replayed=${replayed}` };
  }
}

const headingOf = (state: MessageState | undefined) =>
  state === undefined ? `The newest ${SHOWN}` : `The newest ${SHOWN} that are ${state}`;
