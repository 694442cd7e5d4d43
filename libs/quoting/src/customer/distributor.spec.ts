import { dialling, distributorFacts } from './distributor';

const CONTACT = 'hola@correduria-faro.example';

describe('who distributes', () => {
  it('is said with all that is set, in order', () => {
    const faro = {
      name: 'Correduría Faro',
      registration: 'J0000',
      address: 'Calle del Ejemplo, 7, 28013 Madrid',
      phone: '900 000 000',
    };
    expect(distributorFacts(faro, CONTACT)).toEqual([
      { label: 'Distribuidor', value: 'Correduría Faro', kind: 'text' },
      { label: 'Clave en el registro de distribuidores', value: 'J0000', kind: 'text' },
      { label: 'Dirección', value: 'Calle del Ejemplo, 7, 28013 Madrid', kind: 'text' },
      { label: 'Teléfono', value: '900 000 000', kind: 'phone' },
      { label: 'Correo', value: CONTACT, kind: 'email' },
    ]);
  });

  it('leaves out what is not', () => {
    const said = distributorFacts({ name: 'Faro' }, CONTACT).map(({ label }) => label);
    expect(said).toEqual(['Distribuidor', 'Correo']);
  });
});

it.each([
  ['900 000 000', 'tel:900000000'],
  ['+34 900-000-000', 'tel:+34900000000'],
  ['(91) 000.00.00', 'tel:910000000'],
])('dials %s as %s', (phone, address) => expect(dialling(phone)).toBe(address));
