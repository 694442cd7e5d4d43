import { markup, type Markup } from '@cotiza/kernel';
import type { ChannelState } from '@cotiza/storage';
import type { Answer, OperatorVisit, Page, Redirect, Show } from '../http/visit';
import { count, moment } from './in-words';
import { figures } from './table';

const RETRY_AFTER_SECONDS = 300;
const DAY_SECONDS = 86_400;
const REASON_MAX_CHARS = 200;
const PRINTABLE = /^[^\p{C}\p{Zl}\p{Zp}]+$/u;

/** Whether quotations are made, and the switch. */
export const channelPage: Show = async ({ desks }) => pageOf(await desks.channel.read());

function pageOf(state: ChannelState, fault?: string): Page {
  const { isOn, changedAt, reason, retryAfterSeconds } = state;
  const content = markup`
${figures([
  ['Channel', isOn ? markup`<span class="state good">on</span>` : markup`<span class="state bad">off</span>`],
  ['since', markup`<span class="words">${changedAt === null ? 'always' : moment(changedAt)}</span>`],
  ...(isOn
    ? []
    : ([
        ['reason', markup`<span class="words">${reason}</span>`],
        ['callers are told to come back after', markup`<span class="words">${count(retryAfterSeconds ?? 0)} s</span>`],
      ] as const)),
])}
<section aria-labelledby="switch">
<h2 id="switch">${isOn ? 'Switch it off' : 'Switch it on'}</h2>
<p class="soft">Every process notices within 5 seconds. Requirements and catalogues are answered all the time.</p>
${fault === undefined ? null : markup`<p class="alarm" role="alert">${fault}</p>`}
${isOn ? offForm() : markup`<form method="post" action="/channel/on"><button>Let quotations go on</button></form>`}
</section>`;
  return { title: 'Channel', content, ...(fault === undefined ? {} : { status: 400 }) };
}

const offForm = (): Markup => markup`<form method="post" action="/channel/off">
<label>Reason, for operators; callers are not told<input name="reason" required="" maxlength="${REASON_MAX_CHARS}" /></label>
<label>Seconds until callers come back<input name="retry-after" type="number" required="" min="1" max="${DAY_SECONDS}" value="${RETRY_AFTER_SECONDS}" /></label>
<button class="danger">Refuse quotations</button>
</form>`;

export async function switchOff({ desks: { channel }, fields }: OperatorVisit): Promise<Answer> {
  const reason = fields.get('reason')?.trim() ?? '';
  const written = fields.get('retry-after') ?? '';
  const seconds = /^\d{1,5}$/.test(written) ? Number(written) : 0;
  if (reason.length > REASON_MAX_CHARS || !PRINTABLE.test(reason))
    return pageOf(await channel.read(), `The reason must be one line of 1 to ${REASON_MAX_CHARS} characters.`);
  if (seconds < 1 || seconds > DAY_SECONDS)
    return pageOf(await channel.read(), `The seconds must be a whole number from 1 to ${DAY_SECONDS}.`);
  await channel.switchOff(reason, seconds);
  return { to: '/channel' };
}

export async function switchOn({ desks: { channel } }: OperatorVisit): Promise<Redirect> {
  await channel.switchOn();
  return { to: '/channel' };
}
