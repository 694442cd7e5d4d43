import { processorMs } from '@cotiza/kernel/testing';
import { bodyOf, TEST_DAY, type JsonValue } from '../testing/body-draft';
import { judge } from '../validation/judge';

/** Returns the fault of a value and whether the customer is asked again. */
function faultOf(path: string, value: JsonValue, documentType = 'Dni') {
  const body = bodyOf('Car').with('holder.document_type', documentType).with(path, value);
  const { faults } = judge((documentType === 'Dni' ? body : body.with('holder.nationality', 'FRA')).build(), TEST_DAY);
  const own = faults.filter(({ campo }) => campo === path);
  expect(own).toHaveLength(1);
  return own[0]!;
}

const ID = 'holder.document_id';
const [ASKS, MENDS] = [true, false];

it.each([
  [ID, 'Dni', '12345678A', /no corresponde/, ASKS],
  [ID, 'Dni', '12345678-Z', /sin espacios/, MENDS],
  [ID, 'Dni', '12.345.678 Z', /sin espacios/, MENDS],
  [ID, 'Dni', '12345678', /falta la letra/, ASKS],
  [ID, 'Dni', '1234567L', /faltan dígitos/, ASKS],
  [ID, 'Dni', '123456789Z', /sobran dígitos/, ASKS],
  [ID, 'Dni', '1234567OZ', /letra \(O, I o L\)/, ASKS],
  [ID, 'Dni', 'X1234567L', /document_type es Nie/, MENDS],
  [ID, 'Dni', 'K1234567L', /K, L o M/, ASKS],
  [ID, 'Dni', 'B12345678', /empresa/, ASKS],
  [ID, 'Dni', 'E12345678', /soporte.*TIE/, ASKS],
  [ID, 'Nie', 'E12345678', /soporte.*TIE.*X, Y o Z/, ASKS],
  [ID, 'Dni', 'BAA000589', /soporte de un DNI/, ASKS],
  [ID, 'Dni', '12.345.678-A', /seguido.*letra no corresponde/, ASKS],
  [ID, 'Nie', 'X-1234567-A', /seguido.*letra no corresponde/, ASKS],
  [ID, 'Dni', 'DNI 12345678Z', /sin nada delante/, MENDS],
  [ID, 'Dni', '12345678Ñ', /no corresponde/, ASKS],
  [ID, 'Dni', 12_345_678, /entre comillas/, MENDS],
  [ID, 'Dni', '12345678\u00a0Z', /U\+00A0.*quítalo/, MENDS],
  [ID, 'Dni', '12345678\u0396', /U\+0396/, MENDS],
  [ID, 'Dni', '１2345678Z', /U\+FF11/, MENDS],
  [ID, 'Nie', 'X1234567A', /no corresponde/, ASKS],
  [ID, 'Nie', 'X01234567L', /8 dígitos.*sin el cero/, MENDS],
  [ID, 'Nie', 'X-1234567-L', /sin espacios/, MENDS],
  [ID, 'Nie', 'X-01234567-L', /sin espacios/, MENDS],
  [ID, 'Nie', 'X12345678L', /sobran dígitos/, ASKS],
  [ID, 'Nie', 'X123456L', /faltan dígitos/, ASKS],
  [ID, 'Nie', 'X1234567', /falta la letra/, ASKS],
  [ID, 'Nie', '12345678Z', /document_type es Dni/, MENDS],
  [ID, 'Nie', 'M1234567L', /K, L o M/, ASKS],
  ['holder.surname', 'Dni', 'García\u2011Pelayo', /U\+2011.*usa -/, MENDS],
  ['holder.surname', 'Dni', 'D\u00b4Ors', /U\+00B4.*usa '/, MENDS],
  ['holder.surname', 'Dni', 'De\u00a0la Cruz', /U\+00A0/, MENDS],
  ['holder.surname', 'Dni', 'Ejem\u200bplo', /invisible \(U\+200B\)/, MENDS],
  ['holder.surname', 'Dni', 'De  la Cruz', /espacios/, MENDS],
  ['holder.surname', 'Dni', ' Ejemplo', /espacios/, MENDS],
  ['holder.surname', 'Dni', 'Mª. Luz', /puntos/, ASKS],
  ['holder.surname', 'Dni', 'Ejemplo2', /cifras/, ASKS],
  ['holder.surname', 'Dni', 'N/A', /signo/, ASKS],
  ['holder.phone', 'Dni', '600 000 000', /seguido/, MENDS],
  ['holder.phone', 'Dni', '(+34)600-00-00-00'.slice(0, 13), /./, ASKS],
  ['holder.phone', 'Dni', '6OOOOOOOO', /letras/, ASKS],
  ['holder.phone', 'Dni', '910000000', /fijo/, ASKS],
  ['holder.phone', 'Dni', '+33600000000', /otro país/, ASKS],
  ['holder.phone', 'Dni', '60000000', /faltan/, ASKS],
  ['holder.email', 'Dni', 'Lucia <lucia@example.com>', /solo la dirección/, MENDS],
  ['holder.email', 'Dni', '"Lucia" <lucia@example.com>', /solo la dirección/, MENDS],
  ['holder.email', 'Dni', '[a@b.es](mailto:a@b.es)', /solo la dirección/, MENDS],
  ['holder.email', 'Dni', 'a@b.es; c@d.es', /una sola/, ASKS],
  ['holder.email', 'Dni', 'lucia.example.com', /arroba/, ASKS],
  ['holder.email', 'Dni', 'lucia@example', /punto/, ASKS],
  ['holder.email', 'Dni', 'lucia@example,com', /coma/, ASKS],
  ['holder.email', 'Dni', 'lucia@example.com.', /sobra un punto/, ASKS],
  ['holder.address.postal_code', 'Dni', '8013', /cero de delante/, ASKS],
  ['holder.address.postal_code', 'Dni', '99013', /provincia/, ASKS],
  ['holder.economic_occupation', 'Dni', 'ingeniera', /catálogo economic-occupations/, MENDS],
  ['vehicle.registration_plate', 'Dni', '1234AEI', /vocales/, ASKS],
  ['vehicle.registration_plate', 'Dni', '1234.MKF', /espacios y guiones/, MENDS],
  ['vehicle.registration_plate', 'Dni', '123MKF', /faltan dígitos/, ASKS],
  ['vehicle.registration_plate', 'Dni', 'no lo sé', /no envíes/, MENDS],
  ['vehicle.registration_plate', 'Dni', 'AB12 CDE', /otro país no se cotiza/, ASKS],
  ['driver.previous_plate', 'Dni', 'la misma', /repite su matrícula.*pregúntala/, ASKS],
  ['driver.previous_plate', 'Dni', '1234.MKF', /espacios y guiones/, MENDS],
  ['vehicle.registration_plate', 'Dni', '1234МKF', /U\+041C/, MENDS],
  ['holder.birth_date', 'Dni', '12/04/1985', /AAAA-MM-DD/, MENDS],
  ['holder.birth_date', 'Dni', '1985-04-12T00:00:00Z', /sin hora/, MENDS],
  ['holder.birth_date', 'Dni', '12 de abril de 1985', /en cifras/, MENDS],
  ['holder.birth_date', 'Dni', '1985\u201104\u201112', /U\+2011/, MENDS],
  ['holder.birth_date', 'Dni', '1985-02-30', /no existe/, ASKS],
  ['holder.birth_date', 'Dni', 'April 12, 1985', /en cifras/, MENDS],
  ['holder.birth_date', 'Dni', '1985', /día exacto/, ASKS],
  ['holder.birth_date', 'Dni', 'abril de 1985', /día exacto/, ASKS],
  ['holder.birth_date', 'Dni', 1985, /fecha/, ASKS],
  ['holder.birth_date', 'Dni', 19_850_412, /como texto/, MENDS],
] as const)('%s with %s %j: %s', (path, documentType, value, says, asks) => {
  const fault = faultOf(path, value, documentType);
  expect(fault.mensaje).toMatch(says);
  expect([fault.mensaje, fault.pregunta !== undefined]).toEqual([fault.mensaje, asks]);
  expect(fault.mensaje).not.toContain(String(value));
});

it.each([
  ['B12345674', 'Dni'],
  ['K1234567L', 'Nie'],
  ['AB12', 'Passport'],
])('%s for a %s shows no example that would be untrue of the customer', (value, documentType) => {
  expect(faultOf(ID, value, documentType)).not.toHaveProperty('ejemplo');
});

it('searches long texts in linear time', () => {
  const spentMs = processorMs(() => {
    for (const text of ['@', ' ', '1', 'a@', '-', '.,'])
      for (const path of ['holder.email', 'holder.surname', ID, 'holder.birth_date', 'vehicle.registration_plate'])
        faultOf(path, `x${text.repeat(25_000)}x`);
  });
  expect(spentMs).toBeLessThan(10_000);
});
