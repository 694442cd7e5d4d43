import { bodyOf, TEST_DAY } from '../testing/body-draft';
import { judge } from './judge';

const faultsWith = (holder: Record<string, unknown>) => {
  const body = bodyOf('Car').build();
  return judge({ ...body, holder: { ...body.holder, ...holder } }, TEST_DAY).faults;
};
const named = (holder: Record<string, unknown>) => faultsWith(holder).map(({ campo }) => campo);

it.each([
  ['adress', 'address'],
  ['phnoe', 'phone'],
])('%s suggests %s', (key, meant) => {
  expect(faultsWith({ [key]: 'x' })).toEqual([
    {
      campo: `holder.${key}`,
      codigo: 'no_documentado',
      mensaje: `Este campo no existe en la petición. El más parecido es ${meant}: usa ese nombre, o quítalo.`,
    },
  ]);
});

it.each(['zzzz', 'vehicle', 'x', '__proto__', '日本', 'a'.repeat(5000)])('nothing is suggested for %p', (key) => {
  const holder = JSON.parse(`{${JSON.stringify(key)}:1}`) as Record<string, unknown>;
  expect(faultsWith(holder)[0]?.mensaje).toBe('Este campo no existe en la petición. Quítalo.');
});

it('a key that is no name is quoted, so that it is never taken for the path of a field', () => {
  const { effective_date: _effectiveDate, ...body } = bodyOf('Car').without('holder.phone').build();
  const { faults } = judge(
    { ...body, 'holder.phone': '600000000', 'effective_date\u0000': '2027-01-01', '': 1 },
    TEST_DAY,
  );
  expect(faults.map(({ campo, codigo }) => `${campo} ${codigo}`)).toEqual([
    '"" no_documentado',
    '"holder.phone" no_documentado',
    '"effective_date" no_documentado',
  ]);
});

it('a key that cannot be shown is quoted, without what cannot be printed', () => {
  expect(named({ 'a.b': 1, 'c\u0007d': 1, 'e"f': 1, '\ud800g': 1, '': 1 })).toEqual([
    'holder."a.b"',
    'holder."cd"',
    'holder."e"f"',
    'holder."g"',
    'holder.""',
  ]);
});

it('a long key is shown by its first characters, and keys that then look alike are one fault', () => {
  const long = 'k'.repeat(60);
  expect(named({ [`${long}1`]: 1, [`${long}2`]: 1 })).toEqual([`holder."${long}"`]);
  expect(named({ [long]: 1 })).toEqual([`holder.${long}`]);
});

it('beyond 50 keys of one object, the rest are one fault of the object', () => {
  const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`unknown${i}`, i]));
  expect(named(keys(50))).toHaveLength(50);
  const many = named(keys(51));
  expect(many).toHaveLength(51);
  expect(many).toContain('holder');
});
