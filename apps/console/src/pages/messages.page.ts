import { markup, type Markup } from '@cotiza/kernel';
import { MESSAGE_STATES, type MessageState, type MessageSummary } from '@cotiza/storage';
import type { OperatorVisit, Redirect, Show } from '../http/visit';
import { count, moment } from './in-words';
import { figures, table, type Column } from './table';

const SHOWN = 100;
const ALL_DEAD = 'all-dead';

const replayForm = (id: string, words: string): Markup =>
  markup`<form method="post" action="/messages/replay"><button class="quiet" name="id" value="${id}">${words}${id === ALL_DEAD ? null : markup`<span class="unseen"> ${id}</span>`}</button></form>`;

/** An id, which may be broken between its parts. */
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

/** What is on its way to customers and receivers: never what it says, which is personal. */
export const messagesPage: Show = async ({ desks: { outboxDesk }, query }) => {
  const state = MESSAGE_STATES.find((known) => known === query.get('state'));
  const [counts, messages] = await Promise.all([
    outboxDesk.count(MESSAGE_STATES),
    outboxDesk.list({ state, limit: SHOWN }),
  ]);
  const replayed = query.get('replayed');
  const content = markup`
${replayed === null ? null : markup`<p class="done" role="status">${count(Number(replayed) || 0)} due again.</p>`}
${figures(MESSAGE_STATES.map((each) => [each, markup`<a href="/messages?state=${each}">${count(counts[each])}</a>`]))}
${counts.dead === 0 ? null : replayForm(ALL_DEAD, `Send all dead ones again (${count(counts.dead)})`)}
<section aria-label="Messages">
<h2>${headingOf(state)}</h2>
${table(COLUMNS, messages, 'None.')}
</section>`;
  return { title: 'Messages', content };
};

const headingOf = (state: MessageState | undefined) =>
  state === undefined ? `The newest ${SHOWN}` : `The newest ${SHOWN} that are ${state}`;

/** Has dead messages tried again. */
export async function replay({ desks, fields }: OperatorVisit): Promise<Redirect> {
  const id = fields.get('id');
  const replayed = id === null ? 0 : await desks.outboxDesk.replay(id === ALL_DEAD ? ALL_DEAD : [id]);
  return { to: `/messages?state=dead&replayed=${replayed}` };
}
