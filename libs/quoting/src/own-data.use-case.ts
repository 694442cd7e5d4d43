import type { QuoteBody } from '@cotiza/contract';
import type { Clock } from '@cotiza/kernel';
import type { QuotedOffer } from './answers/offer';
import type { Rejection } from './answers/quote-result';
import type { NewMessage } from './ports/message';
import type { DataLink, KeptForHolder, OwnDataDesk } from './ports/own-data';

/** Returns the path of a data link, from the root of the service. */
export const dataLinkPath = ({ token, secret }: DataLink): string =>
  `/c/${encodeURIComponent(token)}/datos/${encodeURIComponent(secret)}`;

/** The data of a quotation for its holder, to keep or to take elsewhere (Regulation (EU) 2016/679, arts. 15 and 20). */
export interface OwnDataDocument {
  readonly referencia: string;
  /** Instant of the quotation, ISO 8601. */
  readonly cotizada_el: string;
  /** The body of the request without what is about other people. */
  readonly tus_datos: object;
  readonly precios: readonly QuotedOffer[];
  /** The `oferta_id` of the chosen offer; null where none is. */
  readonly oferta_elegida: string | null;
  /** Insurers that declined, with their reasons. */
  readonly rechazos: readonly Rejection[];
  readonly sin_respuesta: readonly string[];
  /** The text that was accepted on the form, and the instant (ISO 8601); null where there was no form. */
  readonly consentimiento: { readonly texto: string; readonly aceptado_el: string } | null;
  /** Says which data are left out; null where none are. */
  readonly no_incluido: string | null;
}

/** The holder's rights over one quotation, by a link that is sent to the holder. Rejects with StorageUnavailable. */
export interface OwnData {
  /** Sends a data link to the e-mail address of the holder, as often as the desk allows. @param token of the purchase link */
  sendLink(token: string): ReturnType<OwnDataDesk['begin']>;
  /** Returns true while a data link works. */
  isOpen(link: DataLink): Promise<boolean>;
  /** Uses a data link up for the data; undefined for one that does not work. */
  take(link: DataLink): Promise<OwnDataDocument | undefined>;
  /** Uses a data link up to erase the quotation and its e-mails; false for one that does not work. */
  erase(link: DataLink): Promise<boolean>;
}

export interface OwnDataParts {
  readonly desk: OwnDataDesk;
  /** Returns the message that sends a data link. */
  readonly messageOf: (reference: string, link: DataLink, madeAt: number) => NewMessage;
  readonly clock: Pick<Clock, 'now'>;
  /** Erases the e-mails of quotations that are kept as files. */
  readonly eraseMails: (references: readonly string[]) => Promise<unknown>;
}

/** Makes the use case. */
export const ownDataWith = ({ desk, messageOf, clock, eraseMails }: OwnDataParts): OwnData => ({
  sendLink: (token) => desk.begin(token, (reference, link) => messageOf(reference, link, clock.now())),
  isOpen: async (link) => (await desk.referencesOf(link)).length > 0,
  take: async (link) => {
    const kept = await desk.take(link);
    return kept && ownDataOf(kept);
  },
  erase: async (link) => {
    const references = await desk.referencesOf(link);
    if (references.length === 0) return false;
    // First, because the quotation says which they are; and again, because one may have been written meanwhile.
    await eraseMails(references);
    const isErased = await desk.erase(link);
    await eraseMails(references);
    return isErased;
  },
});

function ownDataOf({ reference, createdAt, body, result, chosen, consent }: KeptForHolder): OwnDataDocument {
  const others = othersIn(body);
  // Notices and reasons may say what follows from another driver.
  const own = <T extends object>(items: readonly T[], without: Partial<T>) =>
    others.length === 0 ? items : items.map((item) => ({ ...item, ...without }));
  return {
    referencia: reference,
    cotizada_el: new Date(createdAt).toISOString(),
    tus_datos: withoutOthers(body),
    precios: own(result.ofertas, { avisos: [] }),
    oferta_elegida: chosen,
    rechazos: own(result.rechazos, { motivos: [] }),
    sin_respuesta: result.sin_respuesta,
    consentimiento: consent ? { texto: consent.text, aceptado_el: new Date(consent.at).toISOString() } : null,
    no_incluido:
      others.length === 0 ? null : `Faltan los datos de ${others.join(' y de ')}: cada persona puede pedir los suyos.`,
  };
}

const hasOtherDriver = (body: QuoteBody): boolean => 'driver' in body && !body.driver.same_as_holder;

const othersIn = (body: QuoteBody): readonly string[] => [
  ...(hasOtherDriver(body) ? ['quien conduce'] : []),
  ...('owner' in body && body.owner !== undefined ? ['quien es propietario del vehículo'] : []),
];

function withoutOthers(body: QuoteBody): object {
  // The reference is the caller's, who may have put anybody into it.
  const { owner: _, client_reference: __, ...own } = { owner: undefined, ...body };
  return hasOtherDriver(body) ? { ...own, driver: { same_as_holder: false } } : own;
}
