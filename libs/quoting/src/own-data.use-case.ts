import type { QuoteBody } from '@cotiza/contract';
import type { Clock } from '@cotiza/kernel';
import type { QuotedOffer } from './answers/offer';
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
  /** Says which data are left out; null where none are. */
  readonly no_incluido: string | null;
}

/** The holder's rights over one quotation, by a link that is sent to the holder. Rejects with StorageUnavailable. */
export interface OwnData {
  /** Sends a data link to the e-mail address of the holder, once an hour at most. @param token of the purchase link */
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

function ownDataOf({ reference, createdAt, body, result }: KeptForHolder): OwnDataDocument {
  const others = othersIn(body);
  return {
    referencia: reference,
    cotizada_el: new Date(createdAt).toISOString(),
    tus_datos: withoutOthers(body),
    // Notices may say what follows from another driver.
    precios: others.length === 0 ? result.ofertas : result.ofertas.map((offer) => ({ ...offer, avisos: [] })),
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
