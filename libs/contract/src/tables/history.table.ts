import { all, is, isBelow, isBelowField } from '../model/condition';
import type { MiddleCase } from '../model/middle-case';
import { valueAt } from '../validation/body-values';
import { required, requiredWhen, type FieldFacts } from '../model/field';
import { USES, type FieldUse } from '../model/field-use';
import { FROM, isSaid, licensedYears } from './middle-values';
import { questionsOf, type Section } from '../model/question';
import { flag, integer, text, type ValueKind } from '../model/value-kind';
import { plain } from '../patterns/texts';
import { previousPlate } from '../patterns/plate';

const YEARS_MAX = 80;
const ACCIDENTS_MAX = 20;
/** The accidents asked about are those of the last five years. */
const ACCIDENT_YEARS = 5;

/** The company that a catalogue does not list, or of another country. */
const UNLISTED_COMPANY = { 'car-insurance-companies': 'OTRA', 'motorcycle-insurance-companies': 'MT-OTRA' } as const;
/** The two catalogues have different codes for the same company. */
const EXAMPLE_COMPANY = { 'car-insurance-companies': 'C0109', 'motorcycle-insurance-companies': 'MT-C0109' } as const;

const insured = is('driver.previously_insured', true);
const notInsured = is('driver.previously_insured', false);
const total = 'driver.total_years_insured';
const clean = 'driver.years_without_accidents';
const accidents = 'driver.last_five_years_accidents';

const notAboveTotal = (field: string) => ({
  brokenWhen: isBelowField(total, field),
  codigo: 'incoherente' as const,
  message: 'No puede superar los años asegurado en total (driver.total_years_insured).',
});

const accidentExpected = {
  brokenWhen: all(isBelow(clean, ACCIDENT_YEARS), isBelowField(clean, total), is(accidents, 0)),
  codigo: 'incoherente' as const,
  message:
    'Si los años sin siniestros son menos de 5 y menos que los años asegurado, tuvo que haber al menos un siniestro en los últimos 5 años.',
};

/** A driver licensed for less than a year was not insured before, unless the history is said. */
const notBeforeLicence: MiddleCase['fits'] = (body, today) =>
  licensedYears(body, today) > 0 || isSaid(body, clean) || isSaid(body, accidents) ? undefined : false;

/** The last of several accidents is two years ago in the middle, and no year is before the licence. */
const cleanYearsOf: MiddleCase['fits'] = (body, today) => {
  const years = Math.min(Number(valueAt(body, accidents) ?? 0) > 0 ? 2 : ACCIDENT_YEARS, licensedYears(body, today));
  return years < ACCIDENT_YEARS ? years : undefined;
};

/** A driver licensed for longer than the years without accidents had one, if they are fewer than those asked about. */
const accidentSince: MiddleCase['fits'] = (body, today) =>
  Number(valueAt(body, clean)) < Math.min(ACCIDENT_YEARS, licensedYears(body, today)) ? 1 : undefined;

/**
 * Returns the rows of a driver's insurance history. With `previously_insured` false none is sent and 0 years are declared.
 *
 * @param vehicle `coche` or `moto`
 * @param companies catalogue of the company codes of the line
 */
export function historyRows(vehicle: string, companies: keyof typeof EXAMPLE_COMPANY) {
  const section: Section = {
    title: 'Historial de seguros de quien conduce',
    english: 'Insurance history of the driver',
  };
  const onlyIf = 'ha tenido antes un seguro';
  const ask = questionsOf(section);
  const previous = ask(`¿Ha estado quien conduce asegurado antes como conductor de ${vehicle}?`);
  const company = ask('¿Con qué compañía, con qué número de póliza y con qué matrícula?', {
    onlyIf,
    note: `Si es el mismo vehículo, se repite su matrícula. Si fue en otro país, la compañía es ${UNLISTED_COMPANY[companies]} y la matrícula, la de allí.`,
  });
  const years = ask('¿Cuántos años lleva asegurado en total y cuántos en esa compañía?', { onlyIf });
  const cleanYears = ask('¿Cuántos años lleva sin siniestros con culpa?', { onlyIf });
  const recentAccidents = ask('¿Cuántos siniestros con culpa ha tenido en los últimos 5 años?', { onlyIf });

  const row = <T, U extends FieldUse>(kind: ValueKind<T>, facts: FieldFacts & { readonly use: U }) =>
    requiredWhen(insured, kind, { ...facts, forbiddenWhen: notInsured });
  return {
    previously_insured: required(flag(), {
      use: USES.price,
      description: `Si el conductor ha estado asegurado antes como conductor de ${vehicle}.`,
      question: previous,
      middle: { value: true, fits: notBeforeLicence, from: FROM.usual },
      example: true,
    }),
    previous_company_code: row(text(1, 20, plain), {
      use: USES.insurers,
      description: 'Compañía anterior: su código en el catálogo.',
      question: company,
      form: { label: 'Compañía', hint: 'Si fue en otro país, elige «Otra aseguradora»' },
      example: EXAMPLE_COMPANY[companies],
      catalogue: companies,
    }),
    previous_policy_number: row(text(5, 40, plain), {
      use: USES.identifyingInsurers,
      description: 'Número de la póliza anterior.',
      question: company,
      form: { label: 'Número de póliza', help: 'Está en la primera página de la póliza y en el recibo del banco' },
      example: 'POL-0000-2041',
    }),
    previous_plate: row(text(4, 10, previousPlate), {
      use: USES.identifyingInsurers,
      description: 'Matrícula del vehículo asegurado antes, también si es de otro país.',
      question: company,
      form: { label: 'Matrícula', hint: 'Como 1234MKF; si fue en otro país, la de allí' },
      example: '1234MKF',
    }),
    total_years_insured: row(integer(0, YEARS_MAX, 'años'), {
      use: USES.insurers,
      description: 'Años asegurado en total.',
      question: years,
      form: { label: 'Años en total' },
      example: 12,
      harmless: [0],
    }),
    years_in_previous_company: row(integer(0, YEARS_MAX, 'años'), {
      use: USES.insurers,
      description: 'Años en la compañía anterior.',
      question: years,
      form: { label: 'Años en esa compañía' },
      example: 4,
      rules: [notAboveTotal('driver.years_in_previous_company')],
    }),
    years_without_accidents: row(integer(0, YEARS_MAX, 'años'), {
      use: USES.price,
      description: 'Años sin siniestros con culpa.',
      question: cleanYears,
      middle: { value: ACCIDENT_YEARS, fits: cleanYearsOf, tried: [0, 2, ACCIDENT_YEARS, 10], from: FROM.portfolio },
      example: 10,
      rules: [notAboveTotal(clean)],
    }),
    last_five_years_accidents: row(integer(0, ACCIDENTS_MAX), {
      use: USES.price,
      description: 'Siniestros con culpa en los últimos 5 años.',
      question: recentAccidents,
      middle: { value: 0, fits: accidentSince, tried: [0, 1, 2], from: FROM.usual },
      example: 0,
      rules: [accidentExpected],
    }),
  };
}
