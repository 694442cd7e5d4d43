import { requirementsOf } from '../documents/requirements';
import { bodyOf, TEST_DAY } from '../testing/body-draft';
import { otherDriver, otherOwner, plannedPurchase, withoutPlate } from '../testing/changes';
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
