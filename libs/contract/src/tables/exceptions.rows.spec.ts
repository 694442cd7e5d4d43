import { requirementsOf } from '../documents/requirements';
import { INSURANCE_LINES } from '../lines';
import { bodyOf, TEST_DAY } from '../testing/body-draft';
import { otherDriver, otherOwner, plannedPurchase, withoutPlate, withoutSurname2 } from '../testing/changes';
import { faultsOf, row, type RowTable, testRows } from '../testing/row-cases';

const home = bodyOf('Home');
const car = bodyOf('Car');
const motorcycle = bodyOf('Motorcycle');
const motor = [car, motorcycle];

/** Fields that the contract lets a caller leave out. Another library deduces their values. */
const ROWS: RowTable = {
  "[Accepted exceptions / the holder's address for driver and owner]": [
    row('driver.address', ...motor.map((base) => base.changed(otherDriver))).optional(),
    row('owner.address', ...motor.map((base) => base.changed(otherOwner))).optional(),
  ],
  '[Accepted exceptions / deduced only when unambiguous]': [
    row('risk.address.town_id', home).optional(),
    row('holder.address.town_id', ...motor).optional(),
    row('vehicle.circulation_town_id', motorcycle).optional(),
    row('vehicle.brand_id', car).optional(),
    row('vehicle.model_id', car).optional(),
    row('vehicle.version_id', car).optional(),
    row('vehicle.code', motorcycle).optional(),
    row('vehicle.fuel_type', car).optional(),
    row('vehicle.registration_date', ...motor).optional(),
  ],
};

testRows(ROWS);

it('says each accepted exception where it applies', () => {
  const exceptions = (line: 'Home' | 'Car' | 'Motorcycle') =>
    requirementsOf(line, TEST_DAY).excepciones_aceptadas.join(' ');
  for (const line of INSURANCE_LINES) expect(exceptions(line)).toMatch(/town_id .*ESP|ESP.* town_id/);
  expect(exceptions('Home')).toMatch(/segundo apellido.*medidas de seguridad/);
  for (const line of ['Car', 'Motorcycle'] as const) {
    expect(exceptions(line)).not.toContain('segundo apellido');
    expect(exceptions(line)).toMatch(/matrícula.*dirección de contacto.*previously_insured false/);
  }
});

it('says what to send of a vehicle that is not registered yet, and of a holder who never worked', () => {
  const exceptions = (line: 'Home' | 'Car' | 'Motorcycle') =>
    requirementsOf(line, TEST_DAY).excepciones_aceptadas.join(' ');
  expect(exceptions('Home')).toMatch(/no ha trabajado nunca.*economic_occupation/);
  for (const base of motor) {
    expect(exceptions(base.line)).toMatch(/sin registration_plate.*fecha de hoy en registration_date/);
    const unregistered = withoutPlate(base).withAll({
      'vehicle.registration_date': TEST_DAY,
      'vehicle.purchase_date': TEST_DAY,
    });
    expect(faultsOf(unregistered.build())).toEqual([]);
    if (base.line === 'Car') expect(faultsOf(plannedPurchase(unregistered).build())).toEqual([]);
  }
});

it('says each unsupported case where it applies', () => {
  const cases = (line: 'Home' | 'Car' | 'Motorcycle') => requirementsOf(line, TEST_DAY).casos_no_soportados.join(' ');
  for (const line of INSURANCE_LINES) expect(cases(line)).toContain('CIF');
  expect(cases('Home')).toContain('risk.owner_is_holder false');
  expect(cases('Car')).toContain('driving_license_country');
  for (const limit of [
    'AM y LCM, hasta 50 cc',
    'A1, hasta 125 cc y 11 kW',
    'A2, hasta 35 kW',
    'con 3 años',
    '(eléctricas, hasta 11 kW)',
  ]) {
    expect(cases('Motorcycle')).toContain(limit);
  }
});

it('a home holder with a DNI and one surname has no faults', () => {
  expect(faultsOf(home.changed(withoutSurname2).build())).toEqual([]);
});
