import { bodyOf } from '../testing/body-draft';
import {
  holderWithPassport,
  neverReformed,
  notInsuredBefore,
  otherDriverWithPassport,
  otherOwnerWithPassport,
  tenant,
} from '../testing/changes';
import { casesOf, faultsOf, row, type RowTable } from '../testing/row-cases';
import { judge } from '../validation/judge';

const home = bodyOf('Home');
const car = bodyOf('Car');
const motorcycle = bodyOf('Motorcycle');
const motor = [car, motorcycle];
const foreign = motor.map((base) => base.changed(holderWithPassport, otherDriverWithPassport, otherOwnerWithPassport));
const persons = ['holder', 'driver', 'owner'];
const manyYears = motor.map((base) =>
  base.withAll({
    'driver.total_years_insured': 80,
    'driver.years_in_previous_company': 0,
    'driver.years_without_accidents': 0,
    'driver.last_five_years_accidents': 1,
  }),
);
const email = (length: number) => `${'a'.repeat(Math.max(length - 5, 0))}@b.es`.slice(-length);

const ROWS: RowTable = {
  '[Limits / client_reference]': row('client_reference', home, ...motor).text(0, 100),
  '[Limits / document_id]': persons.map((who) => row(`${who}.document_id`, ...foreign).text(5, 20)),
  '[Limits / name, surname, surname2]': persons.flatMap((who) => [
    row(`${who}.name`, ...foreign).text(1, 60),
    row(`${who}.surname`, ...foreign).text(1, 60),
    row(`${who}.surname2`, ...foreign).text(0, 60),
  ]),
  '[Limits / email]': row('holder.email', home, ...motor)
    .accepts(email(100))
    .refuses('longitud', email(101), ''),
  '[Limits / road_name]': [
    row('risk.address.road_name', home).text(1, 100),
    row('risk.address.road_number', home).text(1, 10),
    row('holder.address.road_name', ...motor).text(1, 100),
    row('holder.address.road_number', ...motor).text(1, 10),
  ],
  '[Limits / area_m2]': row('risk.area_m2', home).number(10, 2000, 0.01),
  '[Limits / year_built]': [
    row('risk.year_built', home.changed(neverReformed)).number(1700, 2026, 1),
    row('risk.last_reform_year', home.with('risk.year_built', 1700)).accepts(1900, 2026).refuses('rango', 1899, 2027),
  ],
  '[Limits / rooms]': row('risk.rooms', home).number(1, 50, 1),
  '[Limits / buildings_limit]': [
    row('risk.buildings_limit', home.changed(tenant)).number(0, 5_000_000, 0.01),
    row('risk.contents_limit', home).number(0, 2_000_000, 0.01),
  ],
  '[Limits / cadastral_reference]': row('risk.cadastral_reference', home).text(14, 20),
  '[Limits / registration_plate]': [
    row('vehicle.registration_plate', ...motor)
      .accepts('M123', 'M--1234-AB')
      .refuses('longitud', 'M12', 'M---1234-AB'),
    row('driver.previous_plate', ...motor)
      .accepts('M123', 'M--1234-AB')
      .refuses('longitud', 'M12', 'M---1234-AB'),
  ],
  '[Limits / retail_price]': row('vehicle.retail_price', car).number(1, 5_000_000, 0.01),
  '[Limits / kilometers_per_year (motorcycle)]': row('vehicle.kilometers_per_year', motorcycle).number(1, 200_000, 1),
  '[Limits / total_years_insured, years_in_previous_company, years_without_accidents]': [
    row('driver.total_years_insured', ...manyYears.map((base) => base.with('driver.last_five_years_accidents', 1)))
      .accepts(0, 80)
      .refuses('rango', -1, 81),
    row('driver.years_in_previous_company', ...manyYears).number(0, 80, 1),
    row('driver.years_without_accidents', ...manyYears).number(0, 80, 1),
    row('driver.total_years_insured', ...motor.map((base) => base.changed(notInsuredBefore))).accepts(0),
  ],
  '[Limits / last_five_years_accidents]': row('driver.last_five_years_accidents', ...motor).number(0, 20, 1),
  '[Limits / previous_policy_number]': row('driver.previous_policy_number', ...motor).text(5, 40),
  '[Limits / brand_id, model_id, version_id, code]': [
    row('vehicle.brand_id', car).text(1, 20),
    row('vehicle.model_id', car).text(1, 20),
    row('vehicle.version_id', car).text(1, 20),
    row('vehicle.code', motorcycle).text(1, 20),
  ],
};

it.each(casesOf(ROWS))('$name', ({ draft, faults }) => {
  expect(faultsOf(draft.build())).toEqual(faults);
});

it('the year limits that say 2026 move with the current year in Spain', () => {
  const built = home.changed(neverReformed).with('effective_date', '2027-01-02').with('risk.year_built', 2027).build();
  expect(judge(built, '2026-12-31').faults.map(({ campo, codigo }) => [campo, codigo])).toEqual([
    ['risk.year_built', 'rango'],
  ]);
  expect(judge(built, '2027-01-01').faults).toEqual([]);
});
