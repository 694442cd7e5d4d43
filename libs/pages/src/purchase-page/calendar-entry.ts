import type { CalendarDay } from '@cotiza/kernel';
import { type ArchivedQuote, offersInWords } from '@cotiza/quoting';

/** Name of the query parameter that asks for the last day of the chosen price, for a calendar. */
export const CALENDAR_PARAMETER = 'calendario';

/** A line of a calendar has 75 octets at most; the longest character has four, and a continued line begins with a space. */
const LINE_OCTETS = 74;

/**
 * Returns the last day of the chosen price as a file for calendars (RFC 5545); undefined without a choice or a last day. It has no
 * link, because calendars are often shared.
 */
export function calendarEntry({ reference, createdAt, result, chosen }: ArchivedQuote): string | undefined {
  const at = result.ofertas.findIndex(({ oferta_id: id }) => id === chosen);
  const [until, said] = [result.ofertas[at]?.valida_hasta, offersInWords(result)[at]];
  if (!until || !said) return undefined;
  const stamp = new Date(createdAt).toISOString().replace(/[-:]|\.\d+/g, '');
  return [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Cotiza//ES', 'BEGIN:VEVENT'],
    `UID:${reference}-${at + 1}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${basicDay(until)}`,
    `SUMMARY:${text(`Último día del precio de ${said.insurer}: ${said.price}`)}`,
    `DESCRIPTION:${text(`Referencia ${reference}. El enlace a tus ofertas está en el correo que te enviamos.`)}`,
    ...['END:VEVENT', 'END:VCALENDAR', ''],
  ]
    .map(folded)
    .join('\r\n');
}

const basicDay = (day: CalendarDay): string => day.replaceAll('-', '');

const text = (value: string): string => value.replace(/[\s\p{C}]+/gu, ' ').replace(/[\\;,]/g, String.raw`\$&`);

/** Returns a line in parts, each short enough. */
function folded(line: string): string {
  const parts = [''];
  for (const character of line) {
    const last = parts.length - 1;
    const longer = `${parts[last]}${character}`;
    if (Buffer.byteLength(longer) > LINE_OCTETS) parts.push(character);
    else parts[last] = longer;
  }
  return parts.join('\r\n ');
}
