import { bodyOf } from '../testing/body-draft';
import { oneFine } from '../testing/changes';
import { historyCases } from '../testing/history-rows';
import { row, type RowTable, testRows } from '../testing/row-cases';

const car = bodyOf('Car');
const at = (name: string) => row(`driver.${name}`, car);
const history = historyCases(car);

const ROWS: RowTable = {
  '[Driver (Car) / driving_license_type]': at('driving_license_type').required().oneOf('B', 'C1', 'C'),
  '[Driver (Car) / driving_license_date]': at('driving_license_date').required().day('future'),
  '[Driver (Car) / driving_license_country]': at('driving_license_country')
    .required()
    .accepts('ESP')
    .refuses('caso_no_soportado', 'FRA', 'MAR', 'ZAF')
    .refuses('valor_no_permitido', 'XXX', 'esp', 'ES', '')
    .refuses('tipo', 724, null, ['ESP']),
  '[Limits / total_years_insured, years_in_previous_company, years_without_accidents]': [
    history.total_years_insured,
    history.years_without_accidents,
  ],
  '[Driver (Car) / previously_insured]': history.previously_insured,
  '[Driver (Car) / previous_company_code]': history.previous_company_code,
  '[Driver (Car) / previous_policy_number] [Limits / previous_policy_number]': history.previous_policy_number,
  '[Driver (Car) / previous_plate]': history.previous_plate,
  '[Driver (Car) / total_years_insured] [Accepted exceptions / no history]': history.total_years_insured,
  '[Driver (Car) / years_in_previous_company]': history.years_in_previous_company,
  '[Driver (Car) / years_without_accidents]': history.years_without_accidents,
  '[Driver (Car) / last_five_years_accidents] [Limits / last_five_years_accidents]': history.last_five_years_accidents,
  '[Driver (Car) / penalties]': at('penalties')
    .required()
    .accepts('0', '2', '3', '4', '5', '6')
    .judged('1', 'driver.parking_fine_only falta')
    .refuses('valor_no_permitido', '7', '-1', '00', '', 'ninguna')
    .refuses('tipo', 0, 6, null, true)
    .given(oneFine)
    .accepts('1')
    .required(),
  '[Driver (Car) / parking_fine_only]': at('parking_fine_only')
    .optional()
    .accepts(true, false)
    .given(oneFine)
    .required()
    .flag(),
  '[Driver (Car) / points_lost]': at('points_lost').required().flag(),
};

testRows(ROWS);
