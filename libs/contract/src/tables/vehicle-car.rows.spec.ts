import { bodyOf, TEST_DAY } from '../testing/body-draft';
import { plannedPurchase, withoutPlate } from '../testing/changes';
import { row, type RowTable, testRows } from '../testing/row-cases';

const car = bodyOf('Car');
const at = (name: string) => row(`vehicle.${name}`, car);
const catalogueId = (name: string) => at(name).optional().text(1, 20).refuses('formato', '  ');
const bought = (type: string) => row('vehicle.purchase_date', car.with('vehicle.purchase_type', type));

const ROWS: RowTable = {
  '[Vehicle (Car) / registration_plate] [Limits / registration_plate]': at('registration_plate')
    .accepts('1234BCD', '1234 bcd', '1234-BCD', 'M-1234-AB', 'M123', 'M--1234-AB')
    .refuses('formato', '1234ABC', '12345BCD', 'ABCDEFG', '----', '1234ßCD')
    .refuses('longitud', '', 'M12', 'M---1234-AB')
    .refuses('tipo', 1234, null, true)
    .leftOut('vehicle.version_id falta', 'vehicle.registration_date falta')
    .given(withoutPlate)
    .optional(),
  '[Vehicle (Car) / brand_id] [Limits / brand_id, model_id, version_id, code]': catalogueId('brand_id'),
  '[Vehicle (Car) / model_id]': catalogueId('model_id'),
  '[Vehicle (Car) / version_id]': catalogueId('version_id').given(withoutPlate).required().text(1, 20),
  '[Vehicle (Car) / brand_name]': at('brand_name').optional().text(0, 80),
  '[Vehicle (Car) / model_name]': at('model_name').optional().text(0, 80),
  '[Vehicle (Car) / version_name]': at('version_name').optional().text(0, 160),
  '[Vehicle (Car) / registration_date]': at('registration_date')
    .optional()
    .accepts('2021-06-10')
    .given(plannedPurchase)
    .day('future')
    .given(withoutPlate)
    .required()
    .day('future'),
  '[Vehicle (Car) / purchase_type]': at('purchase_type')
    .required()
    .accepts('already_owned', 'new', 'used_dealer', 'used_private')
    .judged('planned', 'vehicle.purchase_date contradiccion')
    .refuses('valor_no_permitido', 'New', 'AlreadyOwned', '', 'used')
    .refuses('tipo', 7, null, true)
    .given(plannedPurchase)
    .accepts('planned')
    .leftOut('vehicle.purchase_type falta', 'vehicle.purchase_date falta')
    .judged('new', 'vehicle.purchase_date falta'),
  '[Vehicle (Car) / purchase_date]': [
    ...['already_owned', 'new', 'used_dealer', 'used_private'].map((type) => bought(type).required().day('future')),
    at('purchase_date').given(plannedPurchase).optional().refuses('contradiccion', '2021-06-10', TEST_DAY, null, 'x'),
    row('vehicle.purchase_date', car.with('vehicle.registration_date', '2021-06-10'))
      .accepts('2021-06-10', '2021-06-11', TEST_DAY)
      .refuses('incoherente', '2021-06-09'),
  ],
  '[Vehicle (Car) / use]': at('use').required().oneOf('Private', 'Professional', 'PublicService'),
  '[Vehicle (Car) / annual_km]': at('annual_km')
    .required()
    .oneOf('UpTo5000km', 'UpTo10000km', 'UpTo15000km', 'UpTo20000km', 'UpTo25000km', 'UpTo30000km', 'MoreThan30000km'),
  '[Vehicle (Car) / parking_type]': at('parking_type').required().oneOf('PrivateGarage', 'CommunalParking', 'NoGarage'),
  '[Vehicle (Car) / fuel_type]': at('fuel_type')
    .optional()
    .oneOf('Gasoline', 'Diesel', 'Electric', 'Hybrid', 'PlugInHybrid', 'Lpg', 'Cng'),
  '[Vehicle (Car) / retail_price] [Limits / retail_price]': at('retail_price')
    .optional()
    .number(1, 5_000_000, 0.01)
    .accepts(18_500.5),
};

testRows(ROWS);
