import { byLanguage, type Language } from '@cotiza/contract';
import { markup, type Markup } from '@cotiza/kernel';
import type { DraftRefusal, QuoteResult, PageAbout } from '@cotiza/quoting';
import { contactLink } from '../purchase-page/contact-link';
import { waysOn } from '../refusal.page';
import { messagePage } from '../purchase-page/message.page';
import { FORM_STYLE_MARKUP } from './step.page';

/** A page without a form, and its status. */
export interface FormMessage {
  readonly status: number;
  readonly page: string;
}

type MessageKind =
  | Exclude<DraftRefusal, 'needs-code'>
  | 'no-line'
  | 'forged'
  | 'from-elsewhere'
  | 'too-many'
  | 'try-again'
  | 'no-prices-now';

type Words = readonly [title: string, ...paragraphs: readonly Markup[]];

const STATUSES: Readonly<Record<MessageKind, number>> = {
  ...{ unknown: 404, 'no-line': 404, expired: 410, locked: 403, 'other-browser': 403, forged: 400 },
  ...{ 'from-elsewhere': 403, 'too-many': 429, 'try-again': 503, 'no-prices-now': 503 },
};

/** The pages that a visitor sees instead of the form, by language. They say nothing of any draft. */
export const formMessages = (about: PageAbout) =>
  byLanguage((language) => {
    const words = WORDS[language](about);
    const pages = Object.entries(STATUSES).map(([kind, status]) => {
      const [title, ...paragraphs] = words[kind as MessageKind];
      return [kind, { status, page: messageOf(about, language, title, paragraphs) }];
    });
    return Object.fromEntries(pages) as Readonly<Record<MessageKind, FormMessage>>;
  });

const WORDS: Readonly<Record<Language, (about: PageAbout) => Readonly<Record<MessageKind, Words>>>> = {
  es: ({ contact, root }) => {
    const ask = markup`Si te lo dio tu asistente, pídele otro. También puedes escribir a ${contactLink(contact)}.`;
    const again = markup`<a href="?">Vuelve a abrir la página</a> y escribe en ella.`;
    const on = waysOn(root);
    return {
      unknown: ['Este enlace no lleva a ninguna solicitud', markup`Comprueba que está entero.`, ask, on],
      'no-line': ['Este seguro no lo comparamos', markup`Comparamos seguros de hogar, de coche y de moto.`, on],
      expired: [
        'Este enlace ha caducado',
        markup`Ya hemos borrado lo que había en él, así que puedes empezar otra vez.`,
        ...[ask, on],
      ],
      locked: [
        'Este enlace está bloqueado',
        markup`Se ha escrito mal su código cinco veces. Lo que hay en él no lo ve nadie.`,
        ask,
      ],
      'other-browser': [
        'Este enlace se abrió en otro navegador',
        markup`Para proteger tus datos, cada enlace se usa en un solo navegador. Vuelve al aparato y al navegador en que lo abriste.`,
        ask,
      ],
      forged: ['No hemos guardado nada', markup`El formulario ha llegado cambiado. ${again}`],
      'from-elsewhere': ['No hemos guardado nada', markup`El formulario ha llegado desde otra página web. ${again}`],
      'too-many': [
        'Demasiadas visitas seguidas',
        markup`Espera un minuto y vuelve a cargar esta página. Lo que ya estaba guardado sigue guardado.`,
      ],
      'try-again': [
        'Ahora mismo no podemos guardar tus respuestas',
        markup`Es un problema nuestro y suele durar muy poco. Vuelve atrás y prueba otra vez dentro de un momento.`,
      ],
      'no-prices-now': [
        'Ahora mismo no podemos darte precios',
        markup`Tus respuestas están guardadas. <a href="?">Vuelve a pedirlos</a> dentro de un momento.`,
      ],
    };
  },
  en: ({ contact, root }) => {
    const ask = markup`If your assistant gave it to you, ask for another. You can also write to ${contactLink(contact)}.`;
    const again = markup`<a href="?">Open the page again</a> and write in it.`;
    const on = markup`You can begin again from the <a href="${root}en">start page</a>.`;
    return {
      unknown: ['This link leads to no request', markup`Check that it is complete.`, ask, on],
      'no-line': ['We do not compare this insurance', markup`We compare home, car and motorcycle insurance.`, on],
      expired: [
        'This link has expired',
        markup`We have erased what it held, so that you can begin again.`,
        ...[ask, on],
      ],
      locked: ['This link is locked', markup`Its code was mistyped five times. Nobody sees what it holds.`, ask],
      'other-browser': [
        'This link was opened in another browser',
        markup`To protect your data, each link is used in one browser. Go back to the device and the browser in which you opened it.`,
        ask,
      ],
      forged: ['Nothing was saved', markup`The form has arrived changed. ${again}`],
      'from-elsewhere': ['Nothing was saved', markup`The form has arrived from another site. ${again}`],
      'too-many': [
        'Too many visits in a row',
        markup`Wait a minute and load this page again. What was saved is still saved.`,
      ],
      'try-again': [
        'We cannot save your answers right now',
        markup`It is a problem of ours, and mostly a short one. Go back and try again in a moment.`,
      ],
      'no-prices-now': [
        'We cannot give you prices right now',
        markup`Your answers are saved. <a href="?">Ask for them again</a> in a moment.`,
      ],
    };
  },
};

const messageOf = (about: PageAbout, language: Language, title: string, paragraphs: readonly Markup[]): string =>
  messagePage({ title, paragraphs }, about, FORM_STYLE_MARKUP, language);

/** The reasons of insurers and of the service stay in Spanish. */
const inSpanish = (reason: Markup): Markup => markup`<span lang="es">${reason}</span>`;

/** Renders that no insurer makes an offer, with the reasons where they are known. */
export function withoutOffersPage(
  about: PageAbout,
  language: Language,
  firstStep: string,
  { rechazos = [] }: Partial<Pick<QuoteResult, 'rechazos'>> = {},
): string {
  const reasons = rechazos.flatMap(({ aseguradora, motivos }) =>
    motivos.map(({ mensaje }) => inSpanish(markup`<strong>${aseguradora}:</strong> ${mensaje}`)),
  );
  const contact = contactLink(about.contact);
  return language === 'es'
    ? messageOf(about, language, 'Ninguna aseguradora te hace una oferta con estos datos', [
        ...reasons,
        markup`Si algún dato no es exacto, <a href="${firstStep}">revisa tus respuestas</a> y vuelve a pedir precios.`,
        markup`También puedes escribir a ${contact}.`,
      ])
    : messageOf(about, language, 'No insurer makes you an offer with these data', [
        ...reasons,
        markup`If something is not exact, <a href="${firstStep}">check your answers</a> and ask for prices again.`,
        markup`You can also write to ${contact}.`,
      ]);
}

/** Renders that a case is not quoted, in the words of its faults. */
export function notQuotedPage(about: PageAbout, language: Language, reasons: readonly string[]): string {
  const contact = contactLink(about.contact);
  const [title, last] =
    language === 'es'
      ? (['No podemos darte precios para este caso', markup`Si quieres, escribe a ${contact}.`] as const)
      : (['We cannot give you prices for this case', markup`If you like, write to ${contact}.`] as const);
  return messageOf(about, language, title, [...reasons.map((reason) => inSpanish(markup`${reason}`)), last]);
}
