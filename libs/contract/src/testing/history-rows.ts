import type { BodyDraft, Change, JsonValue } from './body-draft';
import { notInsuredBefore } from './changes';
import { row, type RowCases } from './row-cases';

const HISTORY = [
  'driver.previous_company_code',
  'driver.previous_policy_number',
  'driver.previous_plate',
  'driver.total_years_insured',
  'driver.years_in_previous_company',
  'driver.years_without_accidents',
  'driver.last_five_years_accidents',
];

const years = (total: number, inCompany: number, clean: number, accidents: number): Change => {
  const values: Record<string, JsonValue> = {
    'driver.total_years_insured': total,
    'driver.years_in_previous_company': inCompany,
    'driver.years_without_accidents': clean,
    'driver.last_five_years_accidents': accidents,
  };
  return (draft) => draft.withAll(values);
};

/** The row is the history's: forbidden, and not missed, with previously_insured false. */
const ofHistory = (cases: RowCases, example: JsonValue) =>
  cases.required().given(notInsuredBefore).optional().refuses('contradiccion', example, null, 'x');

/** The cases of each row of the insurance history, in bodies whose driver was insured before. */
export function historyCases(...bases: BodyDraft[]) {
  const at = (name: string) => row(`driver.${name}`, ...bases);
  return {
    previously_insured: at('previously_insured')
      .required()
      .accepts(true)
      .refuses('tipo', 'true', 1, null)
      .judged(false, ...HISTORY.map((path) => `${path} contradiccion`))
      .given(notInsuredBefore)
      .accepts(false)
      .judged(true, ...HISTORY.map((path) => `${path} falta`)),
    previous_company_code: ofHistory(at('previous_company_code').text(1, 20).refuses('formato', '  '), 'C0058'),
    previous_policy_number: ofHistory(at('previous_policy_number').text(5, 40).refuses('formato', '      '), 'POL-1'),
    previous_plate: ofHistory(
      at('previous_plate')
        .accepts('1234BCD', '1234-bcd', 'M-1234-AB', 'M 12', 'M--1234-AB', 'AB12CDE', 'B-MW 1234', '1-ABC-234')
        .refuses('formato', 'la misma', 'XXXXX', '1234.BCD', '1234МКF')
        .refuses('longitud', '', 'M12', '1234 - BCD ', 'M---1234-AB')
        .refuses('tipo', 1234, null),
      '1234BCD',
    ),
    total_years_insured: ofHistory(
      at('total_years_insured')
        .refuses('tipo', 1.5)
        .given(years(1, 0, 0, 1))
        .number(0, 80, 1),
      12,
    ).accepts(0),
    years_in_previous_company: ofHistory(
      at('years_in_previous_company')
        .given(years(80, 0, 80, 0))
        .number(0, 80, 1)
        .given(years(12, 4, 12, 0))
        .accepts(12)
        .refuses('incoherente', 13),
      0,
    ),
    years_without_accidents: ofHistory(
      at('years_without_accidents')
        .given(years(80, 0, 80, 1))
        .number(0, 80, 1)
        .given(years(12, 4, 12, 1))
        .accepts(12)
        .refuses('incoherente', 13),
      0,
    ),
    last_five_years_accidents: ofHistory(
      at('last_five_years_accidents')
        .number(0, 20, 1)
        .given(years(12, 4, 4, 1))
        .accepts(1)
        .refuses('incoherente', 0)
        .given(years(12, 4, 5, 1))
        .accepts(0)
        .given(years(4, 4, 4, 1))
        .accepts(0),
      0,
    ),
  };
}
