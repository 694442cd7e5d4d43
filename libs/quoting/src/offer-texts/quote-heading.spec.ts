import { greetingName } from './quote-heading';

it.each(['Lucía', 'María del Mar', "D'Angelo", 'Anna-Maria', 'Iñaki', 'Gal·la', 'Łukasz'])('greets %s', (name) =>
  expect(greetingName(` ${name} `)).toBe(name),
);

it.each([
  '',
  'www.example.com',
  'Premio en example.com/x',
  'Gana 1000',
  'Ha ganado un premio muy grande hoy',
  'a@example.com',
  '<b>',
  'A'.repeat(41),
])('does not greet %j', (name) => expect(greetingName(name)).toBeNull());
