import { VEHICLE_LINES, type InsuranceLine } from '@cotiza/contract';
import { figureOn, isUnpublished, type Law } from '@cotiza/insurers-port';
import { listed, yearOf, type CalendarDay } from '@cotiza/kernel';
import { CAPACITIES, REMUNERATIONS, trialNotice, type Distributor } from './distributor';

/** Page that says how each tariff uses the claims history, from the root of the service. */
export const CLAIMS_HISTORY_PATH = '/historial-de-siniestros';
/** Page that says how accessible the pages are, from the root of the service. */
export const ACCESSIBILITY_PATH = '/accesibilidad';

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
}

/** Where a text is said: in `aviso`, which goes with the prices over REST and MCP, in the e-mail and on the page, or on a page of its own. */
type LegalChannel = 'aviso' | typeof CLAIMS_HISTORY_PATH | typeof ACCESSIBILITY_PATH;

/** A text that a norm asks for. */
interface LegalText {
  readonly norm: string;
  readonly article: string;
  readonly channel: LegalChannel;
  /** Returns the text; undefined where the norm does not reach the line, or the operator has not set the facts. */
  readonly text: (facts: LegalFacts) => string | undefined;
}

const IDD = { norm: 'Real Decreto-ley 3/2020', channel: 'aviso' } as const;
const LRCSCVM = { norm: 'RDLeg 8/2004, as amended by Ley 5/2025', channel: 'aviso' } as const;

const NEWEST: CalendarDay = '9999-12-31';

/** Every text that a norm asks for, in the order in which they are read. */
export const LEGAL_TEXTS = {
  distributor: { ...IDD, article: '173', text: ({ distributor }) => whoDistributes(distributor) },
  remuneration: {
    ...{ ...IDD, article: '173.1.j and k' },
    text: ({ distributor: { remuneration } }) => remuneration && `Su remuneración: ${REMUNERATIONS[remuneration]}.`,
  },
  person: {
    // Not transposed in Spain on 2026-01-30.
    ...{ norm: 'Directive (EU) 2023/2673', article: '1 (16d of Directive 2011/83/EU)', channel: 'aviso' },
    text: ({ distributor: { phone, hours } }) =>
      phone && `Antes y después de contratar atiende una persona: ${phone}${hours === undefined ? '' : `, ${hours}`}.`,
  },
  complaints: {
    ...{ norm: 'Ley 44/2002, as amended by Ley 10/2025', article: '29 and 30', channel: 'aviso' },
    text: ({ distributor: { complaints, address } }) =>
      complaints &&
      `Reclamaciones: ${complaints}${address === undefined ? '' : ` o, por correo postal, ${address}`}; con clave para seguirlas y respuesta en un mes.`,
  },
  trial: { ...IDD, article: '133', text: ({ distributor }) => notYet(distributor) },
  order: {
    ...{ norm: 'RDLeg 1/2007; Ley 10/2025', article: '20', channel: 'aviso' },
    text: ({ order }) => order && `Orden: ${order}, sin que cuente lo que cobra el distribuidor.`,
  },
  compulsory: {
    ...{ ...LRCSCVM, article: '4.2' },
    text: ({ line, on = NEWEST, law }) =>
      isMotor(line)
        ? `El seguro obligatorio paga en cada siniestro hasta ${figureOn('compulsory_limit_persons', on, law)} millones de euros por daños a personas y ${figureOn('compulsory_limit_property', on, law)} por daños a bienes.`
        : undefined,
  },
  vehicleValues: {
    ...{ norm: 'Orden HAC/1501/2025', article: 'anexo IV', channel: 'aviso' },
    text: ({ line, on, law }) =>
      on !== undefined && isMotor(line) && isUnpublished('vehicle_value_left', on, law)
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
    text: ({ line }) => (isMotor(line) ? `Cómo cuenta tu historial: ${CLAIMS_HISTORY_PATH}.` : undefined),
  },
  certificates: {
    ...{ ...LRCSCVM, article: '2.7', channel: CLAIMS_HISTORY_PATH },
    text: () =>
      'Da igual en qué país o con qué aseguradora se haya ganado el historial: ninguna de estas tarifas mira quién expidió el certificado ni cobra más por ello.',
  },
  accessibility: {
    ...{ norm: 'Ley 11/2023; EN 301 549', article: 'title I', channel: ACCESSIBILITY_PATH },
    text: () =>
      'Estas páginas se han hecho según las pautas WCAG 2.1, nivel AA, que recoge la norma EN 301 549. Cada versión se comprueba con axe en un navegador, con el teclado solo y con la letra al doble de tamaño; no la ha auditado nadie de fuera.',
  },
} as const satisfies Readonly<Record<string, LegalText>>;

/** Returns the texts that go with the prices. */
export const legalNotice = (facts: LegalFacts): string =>
  Object.values<LegalText>(LEGAL_TEXTS)
    .flatMap(({ channel, text }) => (channel === 'aviso' ? (text(facts) ?? []) : []))
    .join(' ');

/** Returns an answer whose notice can be followed from anywhere. @param address where callers reach the service */
export const withAbsoluteLinks = <T extends { readonly aviso: string }>(answer: T, address: string): T => ({
  ...answer,
  aviso: answer.aviso.replace(CLAIMS_HISTORY_PATH, (path) => address + path),
});

const isMotor = (line: InsuranceLine): boolean => VEHICLE_LINES.some((each) => each === line);

function whoDistributes({ name, registration, register, capacity }: Distributor): string {
  const key =
    registration === undefined ? [] : [`clave ${registration}${register === undefined ? '' : ` del ${register}`}`];
  const about = [...(capacity === undefined ? [] : [CAPACITIES[capacity]]), ...key].join(', ');
  return `${name}${about === '' ? '' : ` (${about})`} actúa como distribuidor de seguros y no da asesoramiento personalizado.`;
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
