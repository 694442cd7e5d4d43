import { bodyOf } from '../testing/body-draft';
import { landlord, neverReformed, tenant } from '../testing/changes';
import { OTHER_ADDRESS } from '../testing/people';
import { row, type RowTable, testRows } from '../testing/row-cases';
import { judge } from '../validation/judge';

const home = bodyOf('Home');
const at = (name: string) => row(`risk.${name}`, home);
const builtIn = (year: number) => home.with('risk.year_built', year);
const ADDRESS_MISSING = ['postal_code', 'road_type', 'road_name', 'road_number'].map(
  (name) => `risk.address.${name} falta`,
);

const ROWS: RowTable = {
  '[Risk (Home) / area_m2] [Limits / area_m2]': at('area_m2').required().number(10, 2000, 0.01).accepts(90.5),
  '[Risk (Home) / year_built] [Limits / year_built]': at('year_built')
    .required()
    .given(neverReformed)
    .number(1700, 2026, 1)
    .refuses('tipo', 1995.5),
  '[Risk (Home) / last_reform_year]': [
    at('last_reform_year')
      .required()
      .accepts(null, 1995, 2026)
      .refuses('rango', 1899, 2027)
      .refuses('incoherente', 1994)
      .refuses('tipo', '2015', 2015.5, true, [], {}),
    row('risk.last_reform_year', builtIn(1700)).accepts(1900).refuses('rango', 1899),
    row('risk.last_reform_year', builtIn(2026)).accepts(2026, null).refuses('incoherente', 2025),
  ],
  '[Risk (Home) / rooms] [Limits / rooms]': at('rooms').required().number(1, 50, 1).refuses('tipo', 2.5),
  '[Risk (Home) / use]': at('use').required().oneOf('Owner', 'Rental', 'Tenant'),
  '[Risk (Home) / occupancy]': at('occupancy').required().oneOf('MainResidence', 'SecondHome'),
  '[Risk (Home) / dwelling_type]': at('dwelling_type')
    .required()
    .oneOf('MiddleFloor', 'TopFloor', 'GroundFloor', 'DetachedHouse', 'TerracedHouse'),
  '[Risk (Home) / location]': at('location').required().oneOf('CityCentre', 'ResidentialDevelopment', 'Depopulated'),
  '[Risk (Home) / materials]': at('materials')
    .required()
    .oneOf('NonCombustible', 'LessThan25Combustible', 'MoreThan25Combustible'),
  '[Risk (Home) / build_quality]': at('build_quality').required().oneOf('Basic', 'Normal', 'High', 'Luxury'),
  '[Risk (Home) / alarm]': at('alarm').required().oneOf('NoAlarm', 'ConnectedAlarm', 'NonConnectedAlarm'),
  '[Risk (Home) / owner_is_holder] [Errors / Rule 6]': [home, home.changed(tenant), home.changed(landlord)].map(
    (regime) =>
      row('risk.owner_is_holder', regime)
        .required()
        .accepts(true)
        .refuses('caso_no_soportado', false)
        .refuses('tipo', 'true', 1, null),
  ),
  '[Risk (Home) / buildings_limit] [Limits / buildings_limit]': [
    at('buildings_limit')
      .required()
      .accepts(0.01, 5_000_000)
      .refuses('rango', 0, 0.001, 0.009_999, 1e-12, -0.01, 5_000_000.01)
      .refuses('tipo', '100000', null, true)
      .given(landlord)
      .accepts(1)
      .refuses('rango', 0),
    at('buildings_limit').given(tenant).required().number(0, 5_000_000, 0.01).accepts(0.001),
  ],
  '[Risk (Home) / contents_limit]': at('contents_limit').required().number(0, 2_000_000, 0.01),
  '[Risk (Home) / settlement_type]': at('settlement_type').required().oneOf('ReplacementValue', 'FirstRisk'),
  '[Risk (Home) / security_main_door] [Accepted exceptions / security measures not sent]': at('security_main_door')
    .optional()
    .flag(),
  '[Risk (Home) / security_windows]': at('security_windows').optional().flag(),
  '[Risk (Home) / cadastral_reference] [Limits / cadastral_reference]': at('cadastral_reference')
    .optional()
    .text(14, 20)
    .accepts('9872023VH5797S', '9872023VH5797S0001WX'),
  '[Risk (Home) / address]': at('address')
    .leftOut(...ADDRESS_MISSING)
    .accepts(OTHER_ADDRESS)
    .judged({ ...OTHER_ADDRESS, portal: 'B' }, 'risk.address.portal no_documentado')
    .refuses('tipo', null, 'calle', 7, []),
};

testRows(ROWS);

it('the year limits that say 2026 move with the current year in Spain', () => {
  const built = home.changed(neverReformed).with('effective_date', '2027-01-02').with('risk.year_built', 2027).build();
  expect(judge(built, '2026-12-31').faults.map(({ campo, codigo }) => [campo, codigo])).toEqual([
    ['risk.year_built', 'rango'],
  ]);
  expect(judge(built, '2027-01-01').faults).toEqual([]);
});
