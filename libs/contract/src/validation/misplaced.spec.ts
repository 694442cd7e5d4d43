import fc from 'fast-check';
import { fieldsAt } from '../model/walk';
import { INSURANCE_LINES, tables } from '../lines';
import { bodyOf, TEST_DAY } from '../testing/body-draft';
import { valueAt } from '../testing/published-condition';
import { judge } from './judge';
import { OTHER_NAMES } from './other-names.data';

const faultsOf = (body: unknown) => judge(body, TEST_DAY).faults;
const car = () => bodyOf('Car').build();

it.each([
  ['birthDate', 'holder.birth_date'],
  ['dob', 'holder.birth_date'],
  ['DateOfBirth', 'holder.birth_date'],
  ['fecha_nacimiento', 'holder.birth_date'],
])('a field of the same object as %s is one fault with its name, and not asked for', (key, path) => {
  const { birth_date, ...holder } = car().holder as Record<string, unknown>;
  expect(faultsOf({ ...car(), holder: { ...holder, [key]: birth_date } })).toEqual([
    {
      campo: `holder.${key}`,
      codigo: 'no_documentado',
      mensaje: 'No existe con ese nombre en la petición. Este campo se llama birth_date.',
      correcciones: [{ de: `holder.${key}`, a: path }],
    },
  ]);
});

it('fields at the root are one fault for each block that they belong to', () => {
  const { holder, vehicle, ...others } = car() as unknown as Record<string, Record<string, unknown>>;
  const { address, ...person } = holder!;
  const faults = faultsOf({ ...others, ...person, ...vehicle, ...(address as object) });
  expect(faults.map(({ campo, mensaje }) => [campo, mensaje.replace(/: .*/, '')])).toEqual([
    ['document_type', 'No existe con ese nombre en la petición. Estos campos van dentro de holder'],
    ['registration_plate', 'No existe con ese nombre en la petición. Estos campos van dentro de vehicle'],
    ['postal_code', 'No existe con ese nombre en la petición. Estos campos van dentro de holder.address'],
  ]);
  expect(faults.flatMap(({ correcciones }) => correcciones)).toContainEqual({
    de: 'postal_code',
    a: 'holder.address.postal_code',
  });
});

it.each(['holder.phone', 'holder_phone', 'holderPhone'])('%s at the root is the path of its field', (key) => {
  const { phone, ...holder } = car().holder as Record<string, unknown>;
  const [fault, ...others] = faultsOf({ ...car(), holder, [key]: phone });
  expect(others).toEqual([]);
  expect(fault?.correcciones?.map(({ a }) => a)).toEqual(['holder.phone']);
});

it('a field that was also sent in its place is to be left out', () => {
  expect(faultsOf({ ...car(), phone: '600000000' })).toEqual([
    { campo: 'phone', codigo: 'no_documentado', mensaje: 'Este campo no existe en la petición. Quítalo.' },
  ]);
});

it('a field that was sent elsewhere without a value is asked for', () => {
  const { phone: _phone, ...holder } = car().holder as Record<string, unknown>;
  const codes = faultsOf({ ...car(), holder: { ...holder, mobile: null } }).map(
    ({ campo, codigo }) => `${campo} ${codigo}`,
  );
  expect(codes.sort()).toEqual(['holder.mobile no_documentado', 'holder.phone falta']);
});

it('the line under another name is understood', () => {
  const { insurance_line: _line, ...body } = car();
  expect(faultsOf({ ...body, ramo: 'coche' })).toMatchObject([
    { campo: 'insurance_line', codigo: 'valor_no_permitido', ejemplo: 'Car' },
    { campo: 'ramo', codigo: 'no_documentado', correcciones: [{ de: 'ramo', a: 'insurance_line' }] },
  ]);
});

it.each([
  { datos: { holder: {} } },
  { ramo: 'coche', datos: { insurance_line: 'Car' } },
  { data: { vehicle: {}, holder: {} } },
])('a body inside another object is one fault: %j', (body) => {
  const { faults } = judge(body, TEST_DAY);
  expect(faults).toMatchObject([{ codigo: 'no_documentado', correcciones: [{ a: '' }] }]);
});

it('following the corrections of any scattered body leaves no fault', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...INSURANCE_LINES).chain((line) => {
        const body = bodyOf(line).build();
        const paths = fieldsAt(tables[line]).map(({ path }) => path);
        const sent = paths.filter((path) => path.includes('.') && valueAt(body, path) !== undefined);
        return fc.tuple(fc.constant(line), fc.subarray(sent, { minLength: 1 }), fc.boolean());
      }),
      ([line, moved, isCamelCase]) => {
        const whole = bodyOf(line).build();
        const draft = bodyOf(line);
        const at = (path: string) =>
          isCamelCase ? path.replace(/[._](\w)/g, (_, letter: string) => letter.toUpperCase()) : path;
        const elsewhere = Object.fromEntries(moved.map((path) => [at(path), valueAt(whole, path)]));
        const scattered = moved.reduce((body, path) => body.without(path), draft).build();
        const { faults } = judge({ ...scattered, ...elsewhere }, TEST_DAY);
        expect(faults.filter(({ codigo }) => codigo !== 'no_documentado')).toEqual([]);
        expect(faults.flatMap(({ correcciones = [] }) => correcciones.map(({ a }) => a)).sort()).toEqual(
          [...moved].sort(),
        );
      },
    ),
  );
});

it('no other name of a field is the name of another field beside it', () => {
  for (const line of INSURANCE_LINES) {
    const names = new Set(fieldsAt(tables[line]).map(({ path }) => path.slice(path.lastIndexOf('.') + 1)));
    const used = Object.entries(OTHER_NAMES).filter(([name]) => names.has(name));
    const others = used.flatMap(([, text]) => text.split(','));
    expect(others.filter((name) => names.has(name))).toEqual([]);
    expect(new Set(others).size).toBe(others.length);
  }
});
