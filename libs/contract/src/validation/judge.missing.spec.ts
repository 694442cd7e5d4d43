import { questionsFor } from '../documents/questions-for';
import { bodyOf, TEST_DAY } from '../testing/body-draft';
import { otherOwner } from '../testing/changes';
import { judge } from './judge';

it.each(['Car', 'Motorcycle'] as const)('a %s body that lacks its owner has one fault, on the block', (line) => {
  const body = bodyOf(line).changed(otherOwner).without('owner').build();
  expect(judge(body, TEST_DAY).faults).toMatchObject([
    {
      campo: 'owner',
      codigo: 'falta',
      cuando: 'owner_same_as_holder es false',
      pregunta:
        '¿Cuáles son los datos del propietario: nombre y apellidos, documento, fecha de nacimiento, sexo y estado civil?',
    },
  ]);
});

it('a Home body that says nothing of where its holder lives is asked both ways at once, with all that an address takes', () => {
  const body = bodyOf('Home').without('holder.address_same_as_risk').build();
  expect(judge(body, TEST_DAY).faults).toEqual([
    {
      campo: 'holder.address',
      codigo: 'falta',
      mensaje: expect.any(String) as unknown,
      cuando: 'holder.address_same_as_risk no es true',
      formato:
        'objeto con postal_code, road_type, road_name y road_number; o holder.address_same_as_risk true en su lugar',
      pregunta:
        '¿Vives en la vivienda que quieres asegurar? Si no, ¿cuál es tu dirección (tipo de vía, nombre, número, código postal y municipio)?',
    },
  ]);
  const asked = questionsFor('Home', new Set(['holder.address'])).map(({ campos }) => campos);
  expect(asked).toEqual([
    ['holder.address_same_as_risk'],
    expect.arrayContaining(['holder.address.postal_code', 'holder.address.road_name']),
    ['holder.address.town_id'],
  ]);
});

it.each([
  [undefined, ['vehicle.purchase_type falta', 'vehicle.purchase_date falta']],
  ['planned', []],
  ['new', ['vehicle.purchase_date falta']],
  ['nueva', ['vehicle.purchase_type valor_no_permitido', 'vehicle.purchase_date falta']],
  ['de segunda mano', ['vehicle.purchase_type valor_no_permitido', 'vehicle.purchase_date falta']],
  ['previsto', ['vehicle.purchase_type valor_no_permitido']],
])(
  'a Car body without purchase_date and with purchase_type %p lacks the date only if it can be needed',
  (type, faults) => {
    const { faults: found } = judge(
      (type === undefined
        ? bodyOf('Car').without('vehicle.purchase_type')
        : bodyOf('Car').with('vehicle.purchase_type', type)
      )
        .without('vehicle.purchase_date')
        .build(),
      TEST_DAY,
    );
    expect(found.map(({ campo, codigo }) => `${campo} ${codigo}`)).toEqual(faults);
  },
);

it.each([
  ['Car', 'owner_same_as_holder', 'no', 'owner'],
  ['Car', 'driver.same_as_holder', 0, 'driver.birth_date'],
  ['Car', 'driver.penalties', 1, 'driver.parking_fine_only'],
  ['Home', 'holder.address_same_as_risk', 'false', 'holder.address.postal_code'],
  ['Motorcycle', 'holder.document_type', 'pasaporte', 'holder.nationality'],
] as const)(
  'a %s body with %s %p is asked in the same round for what the answer needs',
  (line, path, value, needed) => {
    const { faults } = judge(bodyOf(line).with(path, value).build(), TEST_DAY);
    expect(faults).toContainEqual(expect.objectContaining({ campo: needed, codigo: 'falta' }));
  },
);
