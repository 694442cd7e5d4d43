import { bodyOf, TEST_DAY } from '../testing/body-draft';
import { withoutPlate } from '../testing/changes';
import { row, type RowTable, testRows } from '../testing/row-cases';

const motorcycle = bodyOf('Motorcycle');
const boughtToday = motorcycle.with('vehicle.purchase_date', TEST_DAY);
const at = (name: string) => row(`vehicle.${name}`, motorcycle);

const ROWS: RowTable = {
  '[Vehicle (Motorcycle) / code]': at('code')
    .optional()
    .text(1, 20)
    .refuses('formato', '  ')
    .given(withoutPlate)
    .required()
    .text(1, 20),
  '[Vehicle (Motorcycle) / registration_plate]': at('registration_plate')
    .accepts('5678FGH', 'C1234BCD', 'c-1234-bcd', 'M123')
    .refuses('formato', '5678FGA', 'C12345BCD', '----')
    .refuses('longitud', '', 'M12', 'M---1234-AB')
    .refuses('tipo', 5678, null)
    .leftOut('vehicle.code falta', 'vehicle.registration_date falta')
    .given(withoutPlate)
    .optional()
    .refuses('formato', '5678FGA'),
  '[Vehicle (Motorcycle) / registration_date]': row('vehicle.registration_date', boughtToday)
    .optional()
    .day('future')
    .given(withoutPlate)
    .required(),
  '[Vehicle (Motorcycle) / purchase_date]': [
    at('purchase_date').required().day('future'),
    row('vehicle.purchase_date', motorcycle.with('vehicle.registration_date', '2022-05-03'))
      .accepts('2022-05-03', TEST_DAY)
      .refuses('incoherente', '2022-05-02')
      .required(),
  ],
  '[Vehicle (Motorcycle) / circulation_postal_code]': at('circulation_postal_code')
    .required()
    .accepts('28013', '01001', '52001')
    .refuses('formato', '00000', '99999', '2801A')
    .refuses('longitud', '', '2801', '280130')
    .refuses('tipo', 28_013, null),
  '[Vehicle (Motorcycle) / circulation_town_id]': at('circulation_town_id')
    .optional()
    .accepts(1, 28_079)
    .refuses('rango', 0, -1)
    .refuses('tipo', 1.5, '28079', null),
  '[Vehicle (Motorcycle) / garage_type_id]': at('garage_type_id')
    .required()
    .oneOf('PrivateGarage', 'CommunalParking', 'NoGarage'),
  '[Vehicle (Motorcycle) / kilometers_per_year] [Limits / kilometers_per_year (motorcycle)]': at('kilometers_per_year')
    .required()
    .number(1, 200_000, 1)
    .refuses('tipo', 0.5),
};

testRows(ROWS);
