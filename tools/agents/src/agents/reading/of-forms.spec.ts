import { formFor, formsIn, formsInText } from './of-forms';

const LINES = [
  'Fechas: AAAA-MM-DD, no futuras.',
  'phone: 9 dígitos',
  'nationality (holder, owner): catálogo nationalities',
  'town_id se deduce del código postal.',
  'Con DNI no hace falta.',
];

it('reads what is said of the forms of fields, in a list or in the sections of a text', () => {
  const forms = formsIn(LINES);
  expect(forms.map(({ name }) => name)).toEqual(['Fechas', 'phone', 'nationality', 'town_id']);
  const [first, second, third, ...others] = LINES.map((line) => `- ${line}`);
  const text = [
    '1. ¿Qué?',
    ['Formatos:', first, second, third].join('\n'),
    ['Lo que puede no enviarse:', ...others].join('\n'),
  ];
  expect(formsInText([...text, 'Otra cosa:\n- email: x'].join('\n\n'))).toEqual(forms);
});

it('applies it to every field of the name, and what is said of dates to dates', () => {
  const [dates, phone, nationality, town] = formsIn(LINES);
  expect(formFor('holder.birth_date', dates!)).toMatchObject({ tipo: 'fecha' });
  expect(formFor('holder.phone', phone!)).toMatchObject({ form: '9 dígitos' });
  expect(formFor('owner.nationality', nationality!)).toMatchObject({ catalogue: 'nationalities' });
  expect(formFor('risk.address.town_id', town!)).toMatchObject({ form: 'town_id se deduce del código postal.' });
  expect(formFor('holder.email', phone!)).toBeUndefined();
});
