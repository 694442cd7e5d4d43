import { archivedQuote, archivedQuoteOf, quotedOffer } from '@cotiza/quoting/testing';
import { calendarEntry } from './calendar-entry';

const quote = archivedQuoteOf([
  quotedOffer({ oferta_id: 'x.1', aseguradora: `Faro, Sol\r\nATTACH:x; ${'ñ'.repeat(60)}` }),
  quotedOffer({ oferta_id: 'x.2', valida_hasta: null }),
]);

it('is one event on the last day of the chosen price, in lines that calendars read, without the link', () => {
  const entry = calendarEntry({ ...quote, chosen: 'x.1' })!;
  const lines = entry.split('\r\n');
  expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  expect(entry.replaceAll('\r\n ', '').replaceAll('\u00A0', ' ').split('\r\n')).toEqual([
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Cotiza//ES', 'BEGIN:VEVENT'],
    'UID:COT-7K3M9QX2TB-1',
    'DTSTAMP:20261121T090000Z',
    'DTSTART;VALUE=DATE:20261206',
    `SUMMARY:Último día del precio de Faro\\, Sol ATTACH:x\\; ${'ñ'.repeat(60)}: 243\\,91 €`,
    'DESCRIPTION:Referencia COT-7K3M9QX2TB. El enlace a tus ofertas está en el correo que te enviamos.',
    ...['END:VEVENT', 'END:VCALENDAR', ''],
  ]);
});

it.each([
  ['a choice', archivedQuote()],
  ['a last day', { ...quote, chosen: 'x.2' }],
])('is none without %s', (_what, none) => expect(calendarEntry(none)).toBeUndefined());
