import { markup, type Markup } from '@cotiza/kernel';
import { code } from './in-words';

/** A longer reason is a sentence, and is wrapped like one. */
const LONGEST_CODE = 32;

/** Meanings of the reasons of failed messages; the first that matches counts. */
const MEANINGS: readonly (readonly [RegExp, string])[] = [
  [/took too long|no answer within|ETIMEDOUT/, 'el servidor no contesta a tiempo'],
  [/ENOTFOUND|EAI_AGAIN|EDNS/, 'no se encuentra el servidor con ese nombre'],
  [/no encryption/, 'no hay un cifrado válido con el servidor'],
  [/ECONN|ESOCKET|EPIPE|EHOSTUNREACH|ENETUNREACH/, 'el servidor no acepta la conexión'],
  [/SMTP: 53[0458]|EAUTH/, 'el servidor rechaza el usuario o la contraseña'],
  [/SMTP: 4/, 'el servidor de correo pide que se espere'],
  [/SMTP: 5.* to RCPT TO/, 'el servidor de correo no admite al destinatario'],
  [/SMTP: 5/, 'el servidor de correo no admite el envío'],
  [/HTTP 410/, 'el receptor ya no quiere mensajes'],
  [/HTTP 4/, 'el receptor rechaza el mensaje'],
  [/HTTP/, 'el receptor contesta con un fallo'],
  [/not registered/, 'el receptor no está en WEBHOOKS_FILE'],
  [/switched off/, 'el receptor está apagado'],
  [/no longer kept/, 'la cotización ya no se conserva'],
  [/link has expired/, 'el enlace de compra ha caducado'],
  [/address cannot be written/, 'no se puede escribir a esa dirección'],
  [/protected by key/, 'falta en DATA_KEY la clave con la que se cifró'],
];

/** Says in Spanish why a message failed, with the reason as it is recorded, which names the cause exactly. */
export function reasonInWords(reason: string): Markup {
  const meaning = MEANINGS.find(([pattern]) => pattern.test(reason))?.[1] ?? 'un fallo del servicio';
  return markup`${meaning}, ${reason.length > LONGEST_CODE ? markup`<span lang="en">${reason}</span>` : code(reason)}`;
}
