import { countedDocument, countedMailbox } from './counted-recipient';

it.each([
  [
    'ana@correo.example',
    'ANA@Correo.Example',
    ' ana@correo.example ',
    'ana+1@correo.example',
    'ana+b+c@correo.example',
  ],
  ['ana.ruiz@gmail.com', 'anaruiz@gmail.com', 'a.n.a.ruiz+x@GoogleMail.com'],
  ['ana@correos-peñas.example', 'ana@xn--correos-peas-jhb.example'],
])('is one mailbox: %s', (...addresses) => {
  expect(new Set(addresses.map(countedMailbox)).size).toBe(1);
});

it.each([
  ['ana@correo.example', 'ana@otro.example'],
  ['ana.ruiz@correo.example', 'anaruiz@correo.example'],
  ['ana@correo.example', 'eva@correo.example'],
  ['+ana@correo.example', 'ana@correo.example'],
])('are two mailboxes: %s and %s', (one, other) => expect(countedMailbox(one)).not.toBe(countedMailbox(other)));

it('is one document with or without dashes, blanks and capital letters', () => {
  expect(new Set(['00000000T', '00000000-t', '00.000.000 T'].map(countedDocument)).size).toBe(1);
});
