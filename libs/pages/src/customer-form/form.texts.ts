import { LINES, type InsuranceLine, type Language, type Purpose } from '@cotiza/contract';
import { counted, listed, longDay, lowerFirst, timeOfDay } from '@cotiza/kernel';

const ENGLISH_LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const ENGLISH_MOMENT = new Intl.DateTimeFormat('en-GB', {
  ...{ dateStyle: 'full', timeStyle: 'short', timeZone: 'Europe/Madrid' },
});

/** Purposes of the answers in words for the customer; undefined where the form does not name one. */
type WhatFor = Readonly<Record<Purpose, string | undefined>>;

const es = {
  noPlate: 'No tengo matrícula o no la sé',
  optional: 'opcional',
  help: 'Ayuda',
  town: 'Municipio',
  badPlate: 'No parece una matrícula española: compruébala.',
  search: 'Buscar',
  searchAgain: 'Buscar otra vez',
  isMine: (insured: string) => `Sí, es mi ${insured}`,
  isOther: 'No, es otro vehículo',
  isItYours: (vehicle: string, insured: string) => `${vehicle}: ¿es tu ${insured}?`,
  sayIfYours: (insured: string) => `Di si es tu ${insured}.`,
  choose: 'Elige',
  searchVersion: (example: string) => `Marca, modelo, motor y año, como ${example}`,
  searchOccupation: 'Tu oficio, en una o dos palabras',
  searchTown: 'Nombre del municipio',
  nothing: 'No hemos encontrado nada con esas palabras: prueba con otras.',
  /** Says what a search did not find, in the words of the catalogue. */
  near: (notice: string) => notice,
  needsPlate: 'Escribe la matrícula o, si no la tienes, busca el vehículo y elige uno.',
  unknownPlate: (insured: string) =>
    `No conocemos esa matrícula: compruébala. Si está bien, busca aquí tu ${insured} por marca y modelo, y di cuándo se matriculó.`,
  needsSize: 'Para calcularlo, indica antes los metros cuadrados, la calidad y si eres propietario.',
  isRebuilding: 'Es lo que costaría reconstruir la vivienda, sin contar el terreno. Puedes cambiarlo.',
  ifRight: 'Si está bien, sigue.',
  steps: 'Pasos',
  step: (at: number, of: number) => `Paso ${at} de ${of}`,
  timeLeft: (minutes: number) => (minutes === 1 ? 'queda 1 minuto' : `quedan unos ${minutes} minutos`),
  saved: 'Guardado',
  withCode: (code: string) => `Código ${code} · Lo que escribas aquí no lo ve tu asistente.`,
  whatFor: 'Tus respuestas sirven para calcular el precio y hacer la póliza.',
  hasMore: 'Con lo que has respondido hacen falta algunos datos más.',
  see: 'Ver mis precios',
  goOn: 'Seguir',
  kept: (until: number) =>
    `Se guarda a cada paso. Puedes volver con este enlace, en este mismo navegador, hasta el ${longDay(until)}, ${timeOfDay(until)}.`,
  backTo: (title: string) => `Volver a «${title}»`,
  review: 'Revisa estos datos',
  noConsent: 'Para pedir tus precios hace falta que lo aceptes.',
  consent: (distributor: string) =>
    `Acepto que ${distributor} use estos datos para pedir precios de seguro a las aseguradoras con las que trabaja y para enviármelos por correo electrónico.`,
  consentTitle: 'Tu permiso',
  saidByAgent: 'Lo que ya dijo tu asistente',
  change: 'Cambiar',
  doubtsTitle: '¿Seguro que está bien?',
  doubtsLead: 'Si lo está, sigue: no hace falta cambiar nada.',
  show: 'Ver',
  unsaid: 'sin respuesta',
  insured: 'Qué se asegura',
  changedTitle: 'Tu asistente ha cambiado datos',
  changedLead: 'Ha sido mientras rellenabas el formulario. Revísalos antes de seguir.',
  codeTitle: 'Escribe tu código',
  codeLead: 'Tu asistente te lo ha enseñado junto con este enlace. Así nadie más puede abrirlo.',
  code: 'Código',
  codeHint: 'Seis letras y cifras, como 7KQ-42M.',
  codeWrong: 'No es el código de este enlace. Compruébalo: tras cinco fallos, el enlace se bloquea.',
  open: 'Abrir',
  introTitle: 'Antes de empezar',
  introLead: (line: string) => `${line}: unas preguntas y tendrás los precios de varias aseguradoras.`,
  begin: 'Empezar',
  beginTitle: (line: string) => `Precios de ${lowerFirst(line)}`,
  beginLinked: (count: number) =>
    `Este enlace trae ya ${counted(count, 'respuesta')}. Verás cada una en su paso, y puedes cambiarla.`,
  beginLead: 'Responde a unas preguntas y tendrás los precios de varias aseguradoras, comparados y en tu correo.',
  lineTitle: '¿Qué quieres asegurar?',
  dataTitle: 'Qué pasa con tus datos',
  dataReceived: (distributor: string, insurers: string) =>
    `Los recibe ${distributor}, que los usa para pedir precio a ${insurers} y para enviártelo por correo. Nadie pide precio hasta que lo aceptas al final.`,
  insurers: 'las aseguradoras a las que pide precio',
  dataOfAgent:
    'Lo que escribas aquí no lo ve tu asistente: sabrá si ya hay precios, cuáles son y qué cubren, sin tus datos personales ni las sumas y explicaciones que salen de ellos. Aun así, de un precio puede deducirse algo.',
  dataAsked: 'Qué se pregunta y para qué',
  purposes: (words: readonly string[]) => `Para ${listed(words)}.`,
  purpose: {
    precio: 'calcular el precio',
    identificacion: 'saber quién eres o qué se asegura',
    contrato: 'hacer el contrato',
    aseguradoras_en_red: 'responder a las aseguradoras que lo piden',
    aseguradoras_que_lo_exigen: 'cumplir con las aseguradoras que exigen el sexo, que no cambia ningún precio',
    contacto: 'escribirte',
    peticion: undefined,
    sin_uso: undefined,
  } as WhatFor,
  listed: (words: readonly string[]) => listed(words),
};

const en: typeof es = {
  noPlate: 'I have no plate, or do not know it',
  optional: 'optional',
  help: 'Help',
  town: 'Town',
  badPlate: 'It does not look like a Spanish plate: check it.',
  search: 'Search',
  searchAgain: 'Search again',
  isMine: (insured) => `Yes, it is my ${insured}`,
  isOther: 'No, it is another vehicle',
  isItYours: (vehicle, insured) => `${vehicle}: is it your ${insured}?`,
  sayIfYours: (insured) => `Say whether it is your ${insured}.`,
  choose: 'Choose',
  searchVersion: (example) => `Make, model, engine and year, as in ${example}`,
  searchOccupation: 'Your trade in one or two Spanish words: the official list is in Spanish',
  searchTown: 'Name of the town',
  nothing: 'We have found nothing with these words: try others.',
  near: () => 'Not everything that you wrote was found: these come nearest.',
  needsPlate: 'Write the plate or, if you have none, search for the vehicle and choose one.',
  unknownPlate: (insured) =>
    `We do not know that plate: check it. If it is right, search here for your ${insured} by make and model, and say when it was registered.`,
  needsSize: 'To calculate it, first say the square metres, the quality and whether you are the owner.',
  isRebuilding: 'It is what rebuilding the home would cost, without the land. You can change it.',
  ifRight: 'If it is right, go on.',
  steps: 'Steps',
  step: (at, of) => `Step ${at} of ${of}`,
  timeLeft: (minutes) => (minutes === 1 ? '1 minute left' : `about ${minutes} minutes left`),
  saved: 'Saved',
  withCode: (code) => `Code ${code} · Your assistant does not see what you write here.`,
  whatFor: 'Your answers serve to calculate the price and to make the policy.',
  hasMore: 'Your answers make a few more questions necessary.',
  see: 'See my prices',
  goOn: 'Continue',
  kept: (until) =>
    `Every step is saved. You can come back with this link, in this same browser, until ${ENGLISH_MOMENT.format(until)} (time in mainland Spain).`,
  backTo: (title) => `Back to “${title}”`,
  review: 'Check these answers',
  noConsent: 'To ask for your prices, we need you to accept.',
  consent: (distributor) =>
    `I agree that ${distributor} uses these data to ask the insurers with which it works for insurance prices, and to send them to me by e-mail.`,
  consentTitle: 'Your consent',
  saidByAgent: 'What your assistant has said already',
  change: 'Change',
  doubtsTitle: 'Is this right?',
  doubtsLead: 'If it is, go on: nothing has to be changed.',
  show: 'Show',
  unsaid: 'no answer',
  insured: 'What is insured',
  changedTitle: 'Your assistant has changed answers',
  changedLead: 'It did so while you filled in the form. Check them before you go on.',
  codeTitle: 'Write your code',
  codeLead: 'Your assistant has shown it with this link, so that nobody else can open it.',
  code: 'Code',
  codeHint: 'Six letters and digits, as in 7KQ-42M.',
  codeWrong: 'It is not the code of this link. Check it: after five wrong ones the link is locked.',
  open: 'Open',
  introTitle: 'Before you begin',
  introLead: (line) => `${line}: a few questions, and you have the prices of several insurers.`,
  begin: 'Begin',
  beginTitle: (line) => `${line} prices`,
  beginLinked: (count) =>
    `This link brings ${count === 1 ? 'an answer' : `${count} answers`} already. You will see each at its step, and can change it.`,
  beginLead: 'Answer a few questions, and you have the prices of several insurers, compared and in your mail.',
  lineTitle: 'What do you want to insure?',
  dataTitle: 'What happens to your data',
  dataReceived: (distributor, insurers) =>
    `${distributor} receives them, and uses them to ask ${insurers} for a price and to send it to you by e-mail. No price is asked for until you accept at the end.`,
  insurers: 'the insurers',
  dataOfAgent:
    'Your assistant does not see what you write here: it learns whether there are prices, which ones, and what they cover, without your personal data and without the sums and explanations that follow from them. Something may still be deduced from a price.',
  dataAsked: 'What is asked, and what for',
  purposes: (words) => `To ${ENGLISH_LIST.format(words)}.`,
  purpose: {
    precio: 'calculate the price',
    identificacion: 'know who you are or what is insured',
    contrato: 'make the contract',
    aseguradoras_en_red: 'answer the insurers that ask for it',
    aseguradoras_que_lo_exigen: 'satisfy the insurers that require the sex, which changes no price',
    contacto: 'write to you',
    peticion: undefined,
    sin_uso: undefined,
  },
  listed: (words) => ENGLISH_LIST.format(words),
};

export type FormTexts = typeof es;

/** The words of the pages of the form in each language, besides those of the rows. */
export const FORM_TEXTS: Readonly<Record<Language, FormTexts>> = { es, en };

/** Says in English pages what stays in Spanish. */
export const SPANISH_REST =
  'The page of offers, the e-mail, the documents and the policy are in Spanish, and so are the answers of insurers.';

/** Returns the insured thing of a line within a sentence. */
export const insuredIn = ({ line, language }: { readonly line: InsuranceLine; readonly language: Language }): string =>
  lowerFirst(language === 'es' ? LINES[line].insured : LINES[line].english.insured);
