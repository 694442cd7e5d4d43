/** Who answers for a row: `contract` decides it from its field tables, `service` needs more than a body to decide it. */
export type RowOwner = 'contract' | 'service';

/** The rows of one table of the specification, named by the heading above it and the first column. */
export interface TableRows {
  readonly heading: string;
  readonly owner: RowOwner;
  readonly rows: readonly string[];
}

const list = (names: string) => names.split(', ');

/** Every row of every table of the specification, in its order; its lists of `tipo` values and of error rules too. */
export const TABLES: readonly TableRows[] = [
  {
    heading: 'Shared enumerations',
    owner: 'contract',
    rows: [
      ...list('document_type, gender, marital_status, employment_status, penalties (string), road_type'),
      'nationality and driving_license_country (ISO 3166 alpha-3)',
    ],
  },
  {
    heading: 'Top-level request body (all lines)',
    owner: 'contract',
    rows: [
      ...list('insurance_line, effective_date, client_reference, holder, risk, vehicle, driver'),
      ...list('owner_same_as_holder, owner'),
    ],
  },
  {
    heading: 'Address object (holder.address, risk.address)',
    owner: 'contract',
    rows: list('postal_code, town_id, road_type, road_name, road_number'),
  },
  {
    heading: 'Holder, Car and Motorcycle',
    owner: 'contract',
    rows: [
      ...list('document_type, document_id, name, surname, surname2, birth_date, gender, marital_status, nationality'),
      ...list('employment_status, economic_occupation, phone, email, address'),
    ],
  },
  {
    heading: 'Risk (Home)',
    owner: 'contract',
    rows: [
      ...list('area_m2, year_built, last_reform_year, rooms, use, occupancy, dwelling_type, location, materials'),
      ...list('build_quality, alarm, owner_is_holder, buildings_limit, contents_limit, settlement_type'),
      ...list('security_main_door, security_windows, cadastral_reference, address'),
    ],
  },
  {
    heading: 'Vehicle (Car)',
    owner: 'contract',
    rows: [
      ...list('registration_plate, brand_id, model_id, version_id, brand_name, model_name, version_name'),
      ...list('registration_date, purchase_type, purchase_date, use, annual_km, parking_type, fuel_type, retail_price'),
    ],
  },
  {
    heading: 'Vehicle (Motorcycle)',
    owner: 'contract',
    rows: [
      ...list('code, registration_plate, registration_date, purchase_date, circulation_postal_code'),
      ...list('circulation_town_id, garage_type_id, kilometers_per_year'),
    ],
  },
  {
    heading: 'Driver (Car)',
    owner: 'contract',
    rows: [
      ...list('driving_license_type, driving_license_date, driving_license_country, previously_insured'),
      ...list('previous_company_code, previous_policy_number, previous_plate, total_years_insured'),
      ...list('years_in_previous_company, years_without_accidents, last_five_years_accidents, penalties'),
      ...list('parking_fine_only, points_lost'),
    ],
  },
  {
    heading: 'Driver (Motorcycle)',
    owner: 'contract',
    rows: [
      ...list('driving_license_type, driving_license_date, driving_license_issuing_zone_id, driving_experience_id'),
      ...list('previous_motorcycle_code, has_car_license, car_license_date, previously_insured, previous_company_code'),
      'previous_policy_number, previous_plate, total_years_insured, years_in_previous_company, years_without_accidents, last_five_years_accidents',
      ...list('penalties, points_lost'),
    ],
  },
  {
    heading: 'Quotation result (response of POST)',
    owner: 'service',
    rows: list('estado, ramo, referencia, ofertas, mejor_precio, siguiente_paso, aviso, request_id'),
  },
  {
    heading: 'Offer item',
    owner: 'service',
    rows: [
      ...list('aseguradora, producto, modalidad, precio, moneda, periodicidad, precio_anual_total, franquicia'),
      'es_estimacion',
    ],
  },
  {
    heading: 'Requirements result (response of GET requisitos with ramo)',
    owner: 'contract',
    rows: [
      ...list('ramo, insurance_line, mensaje_para_el_cliente, guia_de_preguntas, como_usarlo, bloques'),
      ...list('excepciones_aceptadas, casos_no_soportados'),
    ],
  },
  { heading: 'States and transitions', owner: 'service', rows: list('cotizado, sin_ofertas') },
  { heading: 'GET {base_url}/api/agent/requisitos', owner: 'service', rows: list('Query, 200, 400') },
  {
    heading: 'GET {base_url}/api/agent/catalogo',
    owner: 'service',
    rows: list('tipo, codigo_postal, ramo, marca, modelo, motor'),
  },
  {
    heading: 'Values of tipo',
    owner: 'service',
    rows: [
      ...list('document-types, genders, nationalities, marital-statuses, employment-statuses, home-property-types'),
      ...list('home-build-materials, home-occupancies, home-locations, home-build-qualities, home-alarm-types'),
      ...list('home-door-types, home-settlement-types, driving-license-types, fuel-types, car-use-types'),
      ...list('annual-km-options, car-parking-types, motorcycle-garage-types, motorcycle-driving-experience'),
      ...list('motorcycle-driving-license-types, car-insurance-companies, motorcycle-insurance-companies'),
      ...list('motorcycle-engine-types, economic-occupations, home-uses, road-types, provinces, towns'),
      ...list('vehicle-brands, vehicle-models, vehicle-versions'),
    ],
  },
  {
    heading: 'POST {base_url}/api/agent/cotizaciones',
    owner: 'service',
    rows: list('Request, 200, 400, 403, 429, 503'),
  },
  { heading: 'Errors', owner: 'service', rows: list('error, mensaje, errores, request_id') },
  { heading: 'Errors', owner: 'contract', rows: list('Rule 1, Rule 2, Rule 3, Rule 4, Rule 5, Rule 6') },
  { heading: 'Errors', owner: 'service', rows: list('Rule 7, Rule 8, Rule 9') },
  {
    heading: 'Limits',
    owner: 'contract',
    rows: [
      ...list('client_reference, document_id'),
      'name, surname, surname2',
      ...list('email, road_name, area_m2, year_built, rooms, buildings_limit, cadastral_reference'),
      ...list('registration_plate, retail_price, kilometers_per_year (motorcycle)'),
      'total_years_insured, years_in_previous_company, years_without_accidents',
      ...list('last_five_years_accidents, previous_policy_number'),
      'brand_id, model_id, version_id, code',
    ],
  },
];

/** The tag that the name of a test of a row holds. */
export const tagOf = (heading: string, row: string) => `[${heading} / ${row}]`;
