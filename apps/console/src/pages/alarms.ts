import { markup, type Markup } from '@cotiza/kernel';
import type { Backlog, ChannelState, FailedMessages } from '@cotiza/storage';
import { insurerFigures, isSilent } from '../metrics/insurer-figures';
import type { Scraped } from '../metrics/scraper';
import { samplesNamed } from '../metrics/summed';
import { ago, code, count, counted, moment } from './in-words';
import { reasonInWords } from './reason-in-words';

/** Something that is wrong, and what the operator does about it. */
export interface Alarm {
  readonly what: Markup;
  readonly todo: Markup;
}

export interface Messages {
  readonly failed: readonly FailedMessages[];
  readonly backlog: Backlog;
  readonly switchedOff: ReadonlySet<string>;
}

/** As in the alert CotizaMessagesOverdue. */
const OVERDUE_MS = 120_000;
const MB = 2 ** 20;

const guide = (heading: string): Markup => markup`Guía: ${code('docs/runbook.md')}, «${heading}».`;

export function channelAlarms({ isOn, changedAt, reason }: ChannelState): readonly Alarm[] {
  if (isOn) return [];
  const what = markup`El canal está apagado desde ${moment(changedAt)}: ${reason}. Se rechazan las cotizaciones.`;
  return [{ what, todo: markup`<a href="/channel">Enciéndelo</a> cuando pase el motivo.` }];
}

/** Returns what keeps e-mails and webhooks from leaving. */
export function messageAlarms({ failed, backlog: { oldestDueAt }, switchedOff }: Messages, now: number): Alarm[] {
  const overdue = oldestDueAt !== null && now - oldestDueAt > OVERDUE_MS ? [overdueSince(now - oldestDueAt)] : [];
  const off = [...switchedOff].map((name) => ({
    what: markup`El receptor de webhooks ${code(name)} está apagado y sus mensajes esperan.`,
    todo: markup`Cuando vuelva a responder: ${code(`ops webhooks on ${name}`)}`,
  }));
  return [...failed.map((messages) => failureOf(messages)), ...overdue, ...off];
}

const overdueSince = (ms: number): Alarm => ({
  what: markup`Nadie reparte los mensajes: el más antiguo espera desde hace ${ago(ms)}.`,
  todo: markup`Arranca un proceso que los reparta, u otro más. ${guide('CotizaMessagesOverdue')}`,
});

function failureOf({ state, kind, reason, count: many, since }: FailedMessages): Alarm {
  const isMail = kind === 'email';
  const nouns = isMail ? counted(many, 'correo', 'correos') : counted(many, 'webhook', 'webhooks');
  if (state === 'dead')
    return {
      what: markup`${nouns} sin entregar tras el último intento, desde el ${moment(since)}: ${reasonInWords(reason)}.`,
      todo: markup`Corrige la causa y <a href="/messages?state=dead">reenvíalos</a>. ${guide('CotizaMessagesDead')}`,
    };
  const test = isMail ? 'ops mail test DIRECCIÓN' : 'ops webhooks test NOMBRE';
  return {
    what: markup`${nouns} sin salir desde el ${moment(since)}: ${reasonInWords(reason)}.`,
    todo: markup`Cuando funcione ${code(test)}, <a href="/messages?state=pending">reinténtalos</a> o usa ${code('ops notifications retry-now')}. ${guide('Mail is stuck')}`,
  };
}

/** Alarms by dependency, as processes name them in `cotiza_dependency`. The database tells of messages. */
const DEPENDENCIES: readonly (readonly [name: string, what: string, todo: string, heading: string])[] = [
  [
    'storage',
    'La base de datos no admite escrituras.',
    'Recupérala: los procesos se reconectan solos.',
    'CotizaStorageGone',
  ],
  [
    'insurers',
    'Ninguna aseguradora está activa.',
    'Vuelve al INSURERS_FILE anterior y envía SIGHUP.',
    'CotizaNobodySells',
  ],
  [
    'limits',
    'Redis no responde: cada proceso cuenta los límites por su cuenta.',
    'Recupera Redis.',
    'CotizaLimitsNotShared',
  ],
];

/** Returns what the processes of the service say of themselves, and which of them are silent. */
export function processAlarms(scraped: readonly Scraped[]): readonly Alarm[] {
  const troubled = new Set(
    samplesNamed(scraped, 'cotiza_dependency').flatMap(({ labels, value }) => (value > 0 ? (labels.name ?? '') : [])),
  );
  const free = Math.min(...samplesNamed(scraped, 'cotiza_disk_free_bytes').map(({ value }) => value));
  return [
    ...scraped
      .filter(({ samples }) => samples === undefined)
      .map(({ address }) => ({
        what: markup`No responde el proceso de ${code(address)}.`,
        todo: markup`Arráncalo, o corrige ${code('CONSOLE_METRICS')}. ${guide('CotizaDown')}`,
      })),
    ...DEPENDENCIES.filter(([name]) => troubled.has(name)).map(([, what, todo, heading]) => ({
      what: markup`${what}`,
      todo: markup`${todo} ${guide(heading)}`,
    })),
    ...(troubled.has('disk')
      ? [
          {
            what: markup`El disco está casi lleno: quedan ${count(Math.floor(free / MB))} MB.`,
            todo: markup`Libera espacio. ${guide('CotizaDiskLow')}`,
          },
        ]
      : []),
    ...insurerFigures(scraped)
      .filter(isSilent)
      .map(({ insurer }) => ({
        what: markup`La aseguradora ${code(insurer)} no responde.`,
        todo: markup`${code('ops insurers check')} dice cuándo vuelve. ${guide('CotizaInsurerUnavailable')}`,
      })),
  ];
}

/** @param isAllKnown false when a figure is missing, so that nothing can be called well */
export function alarmsSection(alarms: readonly Alarm[], isAllKnown: boolean): Markup | null {
  if (alarms.length === 0) return isAllKnown ? markup`<p class="done">Todo en orden.</p>` : null;
  return markup`<section aria-labelledby="alarms">
<h2 id="alarms">${counted(alarms.length, 'aviso', 'avisos')}</h2>
<ul class="alarms">${alarms.map(({ what, todo }) => markup`<li class="alarm"><p><strong>${what}</strong></p><p>${todo}</p></li>`)}</ul>
</section>`;
}
