import { bodyOf } from '../testing/body-draft';
import { otherMotorcycle, withoutCarLicence } from '../testing/changes';
import { historyCases } from '../testing/history-rows';
import { row, type RowTable, testRows } from '../testing/row-cases';

const motorcycle = bodyOf('Motorcycle').with('driver.car_license_date', '2004-07-20');
const at = (name: string) => row(`driver.${name}`, motorcycle);
const history = historyCases(motorcycle);

const ROWS: RowTable = {
  '[Driver (Motorcycle) / driving_license_type]': at('driving_license_type')
    .required()
    .oneOf('AM', 'A1', 'A2', 'A', 'B', 'LCM'),
  '[Driver (Motorcycle) / driving_license_date]': at('driving_license_date').required().day('future'),
  '[Driver (Motorcycle) / driving_license_issuing_zone_id]': at('driving_license_issuing_zone_id')
    .required()
    .oneOf('Spain', 'RestEU', 'RestWorld'),
  '[Driver (Motorcycle) / driving_experience_id]': at('driving_experience_id')
    .required()
    .accepts('NoExperience', 'ThisMotorcycle')
    .judged('OtherMotorcycle', 'driver.previous_motorcycle_code falta')
    .refuses('valor_no_permitido', 'thisMotorcycle', '', 'None')
    .refuses('tipo', 7, null)
    .given(otherMotorcycle)
    .accepts('OtherMotorcycle'),
  '[Driver (Motorcycle) / previous_motorcycle_code]': at('previous_motorcycle_code')
    .optional()
    .given(otherMotorcycle)
    .required()
    .text(1, 20)
    .refuses('formato', '  '),
  '[Driver (Motorcycle) / has_car_license]': at('has_car_license').flag().given(withoutCarLicence).optional(),
  '[Driver (Motorcycle) / car_license_date]': [
    at('car_license_date').required().day('future').given(withoutCarLicence).optional(),
    row('driver.car_license_date', motorcycle.with('driver.has_car_license', false))
      .optional()
      .accepts('2004-07-20')
      .refuses('fecha_futura', '2026-11-22'),
  ],
  '[Driver (Motorcycle) / previously_insured]': history.previously_insured,
  '[Driver (Motorcycle) / previous_company_code]': history.previous_company_code,
  '[Driver (Motorcycle) / previous_policy_number]': history.previous_policy_number,
  '[Driver (Motorcycle) / previous_plate]': history.previous_plate,
  '[Driver (Motorcycle) / total_years_insured]': history.total_years_insured,
  '[Driver (Motorcycle) / years_in_previous_company]': history.years_in_previous_company,
  '[Driver (Motorcycle) / years_without_accidents]': history.years_without_accidents,
  '[Driver (Motorcycle) / last_five_years_accidents]': history.last_five_years_accidents,
  '[Driver (Motorcycle) / penalties]': at('penalties')
    .optional()
    .oneOf('0', '1', '2', '3', '4', '5', '6')
    .refuses('valor_no_permitido', '7'),
  '[Driver (Motorcycle) / points_lost]': at('points_lost').optional().flag(),
};

testRows(ROWS);
