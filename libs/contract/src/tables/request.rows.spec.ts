import { bodyOf } from '../testing/body-draft';
import { otherOwner } from '../testing/changes';
import { MARTIN } from '../testing/people';
import { row, type RowTable, testRows } from '../testing/row-cases';

const home = bodyOf('Home');
const car = bodyOf('Car');
const motorcycle = bodyOf('Motorcycle');
const NOT_OBJECTS = ['texto', 7, true, null, []];

const missing = (block: string, names: string) => names.split(' ').map((name) => `${block}.${name} falta`);
const ADDRESS = 'address.postal_code address.road_type address.road_name address.road_number';
const PERSON = 'document_type document_id name surname birth_date gender marital_status employment_status';

const ROWS: RowTable = {
  '[Top-level request body (all lines) / insurance_line] [What the service does / 2]': [
    row('insurance_line', home)
      .required()
      .accepts('Home')
      .refuses('valor_no_permitido', 'TermLife', 'Burial', 'Boat', 'home', '')
      .refuses('tipo', 7, null, ['Home'], {}),
    row('insurance_line', car).required().accepts('Car').refuses('valor_no_permitido', 'TermLife', 'coche'),
    row('insurance_line', motorcycle).required().accepts('Motorcycle').refuses('valor_no_permitido', 'Burial', 'moto'),
  ],
  '[Top-level request body (all lines) / lines not quoted]': row('insurance_line', home, car, motorcycle).refuses(
    'valor_no_permitido',
    'TermLife',
    'Burial',
  ),
  '[Top-level request body (all lines) / effective_date] [Errors / Rule 5]': row(
    'effective_date',
    home,
    car,
    motorcycle,
  )
    .required()
    .day('past'),
  '[Top-level request body (all lines) / client_reference] [Limits / client_reference]': row(
    'client_reference',
    home,
    car,
    motorcycle,
  )
    .optional()
    .text(0, 100)
    .text(0, 100, (length) => '🙂'.repeat(length))
    .accepts('Ref. 2041/B, ñandú'),
  '[Top-level request body (all lines) / holder]': [
    row('holder', home, car, motorcycle).refuses('tipo', ...NOT_OBJECTS),
    row('holder', car, motorcycle).leftOut(...missing('holder', `${PERSON} phone email ${ADDRESS}`)),
    row('holder', home).leftOut(...missing('holder', `${PERSON} economic_occupation phone email address`)),
  ],
  '[Top-level request body (all lines) / risk]': [
    row('risk', home)
      .refuses('tipo', ...NOT_OBJECTS)
      .leftOut(
        ...missing('risk', 'area_m2 year_built last_reform_year rooms use occupancy dwelling_type location'),
        ...missing('risk', 'materials build_quality alarm owner_is_holder buildings_limit contents_limit'),
        ...missing('risk', `settlement_type ${ADDRESS}`),
      ),
    row('risk', car, motorcycle).optional().refuses('no_documentado', {}, null),
  ],
  '[Top-level request body (all lines) / vehicle]': [
    row('vehicle', car, motorcycle).refuses('tipo', ...NOT_OBJECTS),
    row('vehicle', car).leftOut(
      ...missing('vehicle', 'version_id registration_date purchase_type purchase_date use annual_km parking_type'),
    ),
    row('vehicle', motorcycle).leftOut(
      ...missing('vehicle', 'code registration_date purchase_date circulation_postal_code garage_type_id'),
      'vehicle.kilometers_per_year falta',
    ),
    row('vehicle', home).optional().refuses('no_documentado', {}),
  ],
  '[Top-level request body (all lines) / driver]': [
    row('driver', car, motorcycle).refuses('tipo', ...NOT_OBJECTS),
    row('driver', car).leftOut(
      ...missing('driver', 'same_as_holder driving_license_type driving_license_date driving_license_country'),
      ...missing('driver', 'previously_insured penalties points_lost'),
    ),
    row('driver', motorcycle).leftOut(
      ...missing('driver', 'same_as_holder driving_license_type driving_license_date'),
      ...missing('driver', 'driving_license_issuing_zone_id driving_experience_id previously_insured'),
    ),
    row('driver', home).optional().refuses('no_documentado', {}),
  ],
  '[Top-level request body (all lines) / owner_same_as_holder]': [
    row('owner_same_as_holder', car, motorcycle)
      .required()
      .accepts(true)
      .judged(false, 'owner falta')
      .refuses('tipo', 'true', 1, null)
      .given(otherOwner)
      .accepts(false)
      .judged(true, 'owner contradiccion')
      .required(),
    row('owner_same_as_holder', home).optional().refuses('no_documentado', true),
  ],
  '[Top-level request body (all lines) / owner]': [
    row('owner', car, motorcycle)
      .optional()
      .refuses('contradiccion', MARTIN, {}, null, 7)
      .given(otherOwner)
      .required()
      .accepts(MARTIN)
      .refuses('tipo', ...NOT_OBJECTS),
    row('owner', home).optional().refuses('no_documentado', MARTIN),
  ],
};

testRows(ROWS);
