import { isVehicleLine, type InsuranceLine, type Text } from '@cotiza/contract';
import { figureOn, isUnpublished, withdrawalText, type Law } from '@cotiza/insurers-port';
import { counted, day, listed, yearOf, type CalendarDay } from '@cotiza/kernel';
import { LEVEL_RULE } from '../offer-texts/levels-in-words';
import { orderInWords } from '../offer-texts/offers-in-words';
import { CAPACITIES, REMUNERATIONS, trialNotice, type Distributor } from './distributor';

/** Page that says how each tariff uses the claims history, from the root of the service. */
export const CLAIMS_HISTORY_PATH = '/historial-de-siniestros';
/** Page that says how accessible the pages are, from the root of the service. */
export const ACCESSIBILITY_PATH = '/accesibilidad';
/** Page that says who distributes, how it compares and how to leave or complain, from the root of the service. */
export const LEGAL_NOTICE_PATH = '/aviso-legal';
/** Id of the part of that page that says whom to write, call and complain to. */
export const CONTACT_ID = 'contacto';
/** Page that says what is done with personal data, from the root of the service. */
export const PRIVACY_PATH = '/privacidad';

/** The addresses that every page links in its foot, from the root of the service, with their words. */
export const FOOT_LINKS: readonly (readonly [path: string, words: Text])[] = [
  [LEGAL_NOTICE_PATH, { es: 'Aviso legal', en: 'Legal notice' }],
  [PRIVACY_PATH, { es: 'Privacidad', en: 'Privacy' }],
  [ACCESSIBILITY_PATH, { es: 'Accesibilidad', en: 'Accessibility' }],
  [`${LEGAL_NOTICE_PATH}#${CONTACT_ID}`, { es: 'Contacto', en: 'Contact' }],
];

/** The sites that texts name, with their addresses. */
export const NAMED_SITES = {
  'dgsfp.mineco.gob.es': 'https://dgsfp.mineco.gob.es',
  'www.aepd.es': 'https://www.aepd.es',
} as const;

/** Facts that the texts name. */
export interface LegalFacts {
  readonly distributor: Distributor;
  readonly line: InsuranceLine;
  /** First day of cover, by which the law is read; absent: the newest figures. */
  readonly on?: CalendarDay;
  /** The packaged series when absent. */
  readonly law?: Law;
  /** The order of the offers in words; undefined where there are none. */
  readonly order?: string;
  /** True where the payments of a year of some offer add up to another amount than its price. */
  readonly hasRoundedParts?: boolean;
  /** When the prices were made, in milliseconds since the epoch. */
  readonly at?: number;
  /** E-mail address that customers write to. */
  readonly contact?: string;
  /** Retention of quotations, in days. */
  readonly retentionDays?: number;
}

/**
 * Where a text is said. `aviso` goes with the prices over REST and MCP, in the e-mail and on the page of offers; `detalle` is the detail
 * of an offer over REST and MCP; `pagina` the page of offers alone; `ipid` the information document. The others are pages of their own.
 */
type LegalChannel =
  | 'aviso'
  | 'detalle'
  | 'pagina'
  | 'ipid'
  | typeof CLAIMS_HISTORY_PATH
  | typeof ACCESSIBILITY_PATH
  | typeof LEGAL_NOTICE_PATH
  | typeof PRIVACY_PATH;

/** A text that a norm asks for. */
interface LegalText {
  readonly norm: string;
  readonly article: string;
  readonly channels: readonly LegalChannel[];
  /** Returns the text; undefined where the norm does not reach the line, or the operator has not set the facts. */
  readonly text: (facts: LegalFacts) => string | undefined;
}

const PRICES = ['aviso'] as const;
const CHOICE = ['detalle', 'pagina', LEGAL_NOTICE_PATH] as const;
const PRIVACY = [PRIVACY_PATH] as const;

const IDD = { norm: 'Real Decreto-ley 3/2020', channels: PRICES } as const;
const LRCSCVM = { norm: 'RDLeg 8/2004, as amended by Ley 5/2025', channels: PRICES } as const;
const GDPR = { norm: 'Regulation (EU) 2016/679', channels: PRIVACY } as const;
/** Certified comparison tools for motor insurance. Nothing of it was found in Spanish law. */
const COMPARATORS = { norm: 'Directive 2009/103/EC, as amended by (EU) 2021/2118', article: '16a' } as const;

const NEWEST: CalendarDay = '9999-12-31';

/** Every text that a norm asks for, in the order in which they are read. */
export const LEGAL_TEXTS = {
  distributor: { ...IDD, article: '173', text: ({ distributor }) => whoDistributes(distributor) },
  remuneration: {
    ...{ ...IDD, article: '173.1.j and k' },
    text: ({ distributor: { remuneration } }) => remuneration && `Su remuneración: ${REMUNERATIONS[remuneration]}.`,
  },
  person: {
    // A person is asked for by art. 16d of Directive 2011/83/EU, which (EU) 2023/2673 added and Spain had not transposed on 2026-01-30.
    ...{ norm: 'Ley 22/2007', article: '7.1.1.c', channels: PRICES },
    text: ({ distributor: { phone, hours } }) =>
      phone && `Antes y después de contratar atiende una persona: ${phone}${hours === undefined ? '' : `, ${hours}`}.`,
  },
  complaints: {
    ...{ norm: 'Ley 44/2002, as amended by Ley 10/2025', article: '29 and 30', channels: PRICES },
    text: ({ distributor: { complaints, address } }) =>
      complaints &&
      `Reclamaciones: ${complaints}${address === undefined ? '' : ` o, por correo postal, ${address}`}; con clave para seguirlas y respuesta en un mes.`,
  },
  trial: { ...IDD, article: '133', text: ({ distributor }) => notYet(distributor) },
  order: {
    ...{ norm: 'RDLeg 1/2007; Ley 10/2025', article: '20', channels: PRICES },
    text: ({ order }) => order && `Orden: ${order}, sin que cuente lo que cobra el distribuidor.`,
  },
  orders: {
    ...{ norm: 'RDLeg 1/2007; Ley 10/2025', article: '20', channels: [LEGAL_NOTICE_PATH] },
    text: () =>
      `Orden de las ofertas, sin que cuente lo que cobra el distribuidor: en la página y en el correo, ${orderInWords(true, 'nivel')} de cobertura; en la respuesta a un programa, ${orderInWords(true)}. Si unas se pagan más a menudo que otras, van ${orderInWords(false)}. ${LEVEL_RULE}`,
  },
  personalised: {
    // Art. 16a of Directive 2011/83/EU, which (EU) 2023/2673 added, asks for it too; Spain had not transposed it on 2026-01-30.
    ...{ norm: 'Regulation (EU) 2016/679', article: '13.2.f' },
    channels: ['aviso', LEGAL_NOTICE_PATH, PRIVACY_PATH],
    text: ({ line }) =>
      line === 'Home'
        ? 'Precio personalizado: lo calcula un programa con vivienda, uso, lugar y sumas aseguradas.'
        : 'Precio personalizado: lo calcula un programa con vehículo, uso, lugar, conductor e historial.',
  },
  market: {
    ...{ ...COMPARATORS, channels: ['aviso', LEGAL_NOTICE_PATH] },
    text: () => 'No se compara todo el mercado.',
  },
  updated: {
    ...{ ...COMPARATORS, channels: PRICES },
    text: ({ at }) => (at === undefined ? undefined : `Precios del ${day(at)}.`),
  },
  roundedParts: {
    // Tax and liquidation surcharge accrue with each payment.
    ...{ norm: 'Ley 13/1996; RDLeg 7/2004', article: '12.siete; 23.4', channels: PRICES },
    text: ({ hasRoundedParts }) =>
      hasRoundedParts ? 'Los recibos se redondean: pueden sumar céntimos más o menos.' : undefined,
  },
  compulsory: {
    ...{ ...LRCSCVM, article: '4.2' },
    text: ({ line, on = NEWEST, law }) =>
      isVehicleLine(line)
        ? `El seguro obligatorio paga en cada siniestro hasta ${figureOn('compulsory_limit_persons', on, law)} millones de euros por daños a personas y ${figureOn('compulsory_limit_property', on, law)} por daños a bienes.`
        : undefined,
  },
  vehicleValues: {
    ...{ norm: 'Orden HAC/1501/2025', article: 'anexo IV', channels: PRICES },
    text: ({ line, on, law }) =>
      on !== undefined && isVehicleLine(line) && isUnpublished('vehicle_value_left', on, law)
        ? `Los valores oficiales de vehículos de ${yearOf(on)} aún no están publicados: el precio usa los últimos y puede cambiar.`
        : undefined,
  },
  mopeds: {
    ...{ ...LRCSCVM, article: '2.1.a to c' },
    text: ({ line }) =>
      line === 'Motorcycle'
        ? 'También lo necesitan los ciclomotores, incluidas las bicicletas de pedales con motor de más de 25 km/h.'
        : undefined,
  },
  claimsHistory: {
    ...{ ...LRCSCVM, article: '2.7' },
    text: ({ line }) => (isVehicleLine(line) ? `Cómo cuenta tu historial: ${CLAIMS_HISTORY_PATH}.` : undefined),
  },
  withdrawal: {
    // In force until Directive (EU) 2023/2673 is transposed, which it was not on 2026-01-30.
    ...{ norm: 'Ley 22/2007', article: '10 and 11', channels: [...CHOICE, 'ipid'] },
    text: ({ line, on = NEWEST, law }) => withdrawalText(line, on, law),
  },
  errors: {
    ...{ ...COMPARATORS, channels: CHOICE },
    text: ({ contact }) => contact && `¿Ves un error en un precio o en una cobertura? Escribe a ${contact}.`,
  },
  supervisor: {
    ...{ norm: 'Real Decreto-ley 3/2020; Ley 44/2002', article: '173.1.c; 30', channels: CHOICE },
    text: () =>
      'Si reclamas y la respuesta no llega o no te convence, acude al Servicio de Reclamaciones de la DGSFP (dgsfp.mineco.gob.es).',
  },
  controller: {
    ...{ ...GDPR, article: '13.1.a' },
    text: ({ distributor: { name } }) => `${name} es responsable del tratamiento de tus datos.`,
  },
  basis: {
    ...{ ...GDPR, article: '13.1.c; 6.1.b' },
    text: () =>
      'Se usan para calcular los precios que tú, o quien te ayuda, ha pedido, y para enviártelos: son pasos previos a un contrato.',
  },
  recipients: {
    ...{ ...GDPR, article: '13.1.e' },
    text: () =>
      'Se envían a las aseguradoras a las que se pide precio, que cada cotización nombra. A ninguna se le dan tu teléfono ni tu correo antes de contratar.',
  },
  sex: {
    ...{ norm: 'LO 3/2007; Regulation (EU) 2016/679', article: '71; 5.1.c', channels: PRIVACY },
    text: () =>
      'El sexo no cambia ningún precio: se pregunta porque algunas aseguradoras no responden sin él, y solo se envía a esas.',
  },
  retention: {
    ...{ ...GDPR, article: '13.2.a; 5.1.e' },
    text: ({ retentionDays }) =>
      retentionDays === undefined
        ? undefined
        : `Lo que no acaba en contrato se borra a los ${counted(retentionDays, 'día')}.`,
  },
  rights: {
    ...{ ...GDPR, article: '13.2.b and d; 15 to 22; 77' },
    text: ({ contact }) =>
      contact &&
      `En la página de tus ofertas puedes descargar o borrar los datos de esa cotización. Escribe a ${contact} para ver, corregir, llevarte o borrar los demás, limitar su uso u oponerte, o para que una persona revise un precio. Puedes reclamar ante la AEPD (www.aepd.es).`,
  },
  certificates: {
    ...{ ...LRCSCVM, article: '2.7', channels: [CLAIMS_HISTORY_PATH] },
    text: () =>
      'Da igual en qué país o con qué aseguradora se haya ganado el historial: ninguna de estas tarifas mira quién expidió el certificado ni cobra más por ello.',
  },
  accessibility: {
    ...{ norm: 'Ley 11/2023; EN 301 549', article: 'title I', channels: [ACCESSIBILITY_PATH] },
    text: () =>
      'Estas páginas se han hecho según las pautas WCAG 2.1, nivel AA, que recoge la norma EN 301 549. Cada versión se comprueba con axe en un navegador, con el teclado solo y con la letra al doble de tamaño; no la ha auditado nadie de fuera.',
  },
} as const satisfies Readonly<Record<string, LegalText>>;

/** Returns the texts of a channel, in the order of the table. */
export const legalTexts = (channel: LegalChannel, facts: LegalFacts): readonly string[] =>
  Object.values<LegalText>(LEGAL_TEXTS).flatMap(({ channels, text }) =>
    channels.includes(channel) ? (text(facts) ?? []) : [],
  );

/** Returns the texts that go with the prices. */
export const legalNotice = (facts: LegalFacts): string => legalTexts('aviso', facts).join(' ');

/** Returns an answer whose notice can be followed from anywhere. @param address where callers reach the service */
export const withAbsoluteLinks = <T extends { readonly aviso: string }>(answer: T, address: string): T => ({
  ...answer,
  aviso: answer.aviso.replace(CLAIMS_HISTORY_PATH, (path) => address + path),
});

function whoDistributes({ name, registration, register, capacity }: Distributor): string {
  const key =
    registration === undefined ? [] : [`clave ${registration}${register === undefined ? '' : ` del ${register}`}`];
  const about = [...(capacity === undefined ? [] : [CAPACITIES[capacity]]), ...key].map((fact) => `${fact}, `);
  return `${name}${about.length === 0 ? ' ' : `, ${about.join('')}`}actúa como distribuidor de seguros y no da asesoramiento personalizado.`;
}

/** Facts that a distributor publishes before it sells, in words. */
const NEEDED = {
  phone: 'teléfono',
  hours: 'horario',
  complaints: 'correo de reclamaciones',
  address: 'dirección postal',
} as const satisfies Partial<Record<keyof Distributor, string>>;

function notYet(distributor: Distributor): string | undefined {
  const trial = trialNotice(distributor);
  if (trial === null) return undefined;
  const missing = Object.entries(NEEDED).flatMap(([fact, name]) =>
    distributor[fact as keyof typeof NEEDED] === undefined ? name : [],
  );
  return missing.length === 0 ? trial : `${trial} Falta por indicar: ${listed(missing)}.`;
}
