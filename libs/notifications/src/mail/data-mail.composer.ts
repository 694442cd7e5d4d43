import { moment } from '@cotiza/kernel';
import { type ArchivedQuote, DATA_LINK_WORKS_MS, dataLinkPath, type DataLink, type Distributor } from '@cotiza/quoting';
import { letterHtml } from '../letter/letter.html';
import { letterText } from '../letter/letter.text';
import type { QuoteLetter } from '../letter/quote-letter';
import type { Mail } from './mail';
import { domainOf, type Mailbox } from './mailbox';

export interface DataMailSettings {
  /** Sender; customers write to its address about their data. */
  readonly from: Mailbox;
  readonly distributor: Distributor;
  /** The address of this service, without a slash at the end. */
  readonly publicUrl: string;
}

/** Composes the e-mail with a data link. The result is deterministic. */
export type ComposeDataMail = (quote: ArchivedQuote, link: DataLink & { readonly madeAt: number }) => Mail;

/** The end of the file name, after the reference: the file of the e-mail with the offers has none. */
export const DATA_MAIL_SUFFIX = '-datos';

export const dataMailComposer =
  ({ from, distributor, publicUrl }: DataMailSettings): ComposeDataMail =>
  ({ reference, holder }, { madeAt, ...link }) => {
    const letter: QuoteLetter = {
      subject: `Tus datos de la cotización ${reference}`,
      title: 'Descarga o borra tus datos',
      facts: `Cotización ${reference}`,
      rows: [],
      link: `${publicUrl}${dataLinkPath(link)}`,
      action: 'Descargar o borrar mis datos',
      next: `El enlace sirve una sola vez, para descargar tus datos o para borrarlos, y hasta el ${moment(madeAt + DATA_LINK_WORKS_MS)}. Si se pide otro, deja de servir.`,
      documents: [],
      notes: [
        'Lo ha pedido alguien que tiene el enlace a tus precios. Si no has sido tú, no hagas nada: sin este correo, que solo recibes tú, nadie puede ver tus datos ni borrarlos.',
        `¿Dudas? Escribe a ${from.address} con la referencia ${reference}.`,
      ],
      house: distributor.name,
      contact: from.address,
    };
    return {
      fileName: `${reference}${DATA_MAIL_SUFFIX}`,
      from,
      to: holder.email,
      subject: letter.subject,
      text: letterText(letter),
      html: letterHtml(letter),
      messageId: `<${reference}.datos.${madeAt}@${domainOf(from.address)}>`,
      date: new Date(madeAt),
    };
  };
