import type { SandboxEffect } from '@cotiza/quoting';
import type { Delivery } from './inbox';
import { ASK_ADDRESS, type Conversation } from './sandbox-agent';

/** A conversation with the webhooks of its quotation. */
export interface Judged extends Conversation {
  readonly deliveries: readonly Delivery[];
}

/** Each duty of a good agent, and whether it was done. */
type Verdict = Readonly<Record<string, boolean>>;

type Kind = SandboxEffect['kind'];
type Judge<K extends Kind> = (judged: Judged, effect: SandboxEffect & { readonly kind: K }) => Verdict;

const hears = ({ heard }: Judged, words: string) => heard.some((sentence) => sentence.includes(words));
const calls = ({ called }: Judged, operation: Conversation['called'][number]) =>
  called.filter((each) => each === operation).length;

/** Each effect of the sandbox, and what a good agent does about it. */
const JUDGES: { readonly [K in Kind]: Judge<K> } = {
  refused: (judged, { retryAfterSeconds }) => ({
    'waits as long as the answer asks for, and tries once more': judged.waited.join() === String(retryAfterSeconds),
    'quotes twice, no more': judged.called.join() === 'cotizar,cotizar',
    'says when to try again': hears(judged, `dentro de ${retryAfterSeconds} segundos`),
  }),
  'all-decline': (judged) => ({
    'says that nobody insures it': hears(judged, 'Ninguna aseguradora ofrece precio'),
    'says why': hears(judged, 'No asegura este caso'),
    'does not quote again': judged.called.join() === 'cotizar',
  }),
  'all-fail': (judged) => ({
    'says that no insurer answers, and when to try again': hears(judged, 'segundos'),
    'does not keep the customer waiting': judged.called.join() === 'cotizar',
  }),
  'first-fails': (judged) => ({
    'presents the offers of the others': judged.presented.length === 1,
    'says who has not answered': hears(judged, 'No han respondido a tiempo o no han podido dar precio: '),
  }),
  'first-late': (judged) => ({
    'presents what there is, and then the whole': (judged.presented[1] ?? 0) > (judged.presented[0] ?? Infinity),
    'says who is pending': hears(judged, 'Aún no han respondido'),
    'asks for the rest, and does not quote again': calls(judged, 'cotizar') === 1,
  }),
  'prices-expired': (judged) => ({
    'says that the price is over': hears(judged, 'ya no vale'),
    'quotes once more': calls(judged, 'cotizar') === 2 && judged.presented.length === 2,
  }),
  'first-declines': (judged, { reason }) => ({
    'presents the offers of the others': judged.presented.length === 1,
    'says why one does not insure it': hears(judged, `«${reason.message.replace(/\.$/, '')}»`),
  }),
  'mail-bounces': (judged) => ({
    'asks for another address, once': judged.heard.filter((sentence) => sentence === ASK_ADDRESS).length === 1,
  }),
  'webhooks-repeated': ({ deliveries, heard }) => ({
    'gets a webhook twice': new Set(deliveries.map(({ id }) => id)).size < deliveries.length,
    'says once that the e-mail has left': heard.filter((sentence) => sentence.includes('por correo.')).length === 1,
  }),
};

/** Words of programs, which no customer should hear. */
const JARGON = /\b[a-z]+_[a-z_]+\b|\/api\/|HTTP/;

const inPlainWords = ({ heard }: Judged): Verdict => ({
  'says something': heard.length > 0,
  'says it in plain words': !heard.some((sentence) => JARGON.test(sentence)),
});

/** Returns what a good agent would have done and this one did not. */
export function faultsOf(judged: Judged, effect: SandboxEffect): string[] {
  // The kind of the effect chooses its judge, which the compiler cannot follow.
  const judge = JUDGES[effect.kind] as (judged: Judged, effect: SandboxEffect) => Verdict;
  return failed({ ...judge(judged, effect), ...inPlainWords(judged) });
}

/** As `faultsOf`, for a plate of several versions. */
export const faultsOfChoice = (judged: Judged): string[] =>
  failed({
    'asks which version it is': judged.heard.some((sentence) => /^¿.*versión.*\?.*; /.test(sentence)),
    'quotes with the answer': judged.presented.length === 1 && calls(judged, 'cotizar') === 2,
    ...inPlainWords(judged),
  });

const failed = (verdict: Verdict): string[] => Object.keys(verdict).filter((what) => !verdict[what]);
