import fc from 'fast-check';
import { INSURANCE_LINES, type InsuranceLine } from '../lines';
import { bodyWithMutations } from '../testing/arbitrary-body';
import { bodyOf, TEST_DAY, type BodyDraft, type JsonValue } from '../testing/body-draft';
import { publishedFields } from '../testing/published-condition';
import type { FaultCode } from '../validation/fault';
import { judge } from '../validation/judge';
import { requirementsOf } from './requirements';

type Break = (draft: BodyDraft<InsuranceLine>) => BodyDraft<InsuranceLine>;
const set =
  (values: Record<string, JsonValue>): Break =>
  (draft) =>
    draft.withAll(values);

/** One invalid change for each published rule, found by its words. Rules that need reference data are left out. */
const BREAKS: readonly (readonly [InsuranceLine, string, RegExp, FaultCode, Break])[] = [
  ['Home', 'effective_date', /hoy o un día posterior/, 'fecha_pasada', set({ effective_date: '2026-11-20' })],
  ['Home', 'holder.birth_date', /No puede ser futura/, 'fecha_futura', set({ 'holder.birth_date': '2026-11-22' })],
  ['Home', 'holder.document_id', /Dni: .*letra de control/, 'formato', set({ 'holder.document_id': '12345678A' })],
  [
    'Home',
    'holder.document_id',
    /Nie: .*letra de control/,
    'formato',
    set({ 'holder.document_type': 'Nie', 'holder.nationality': 'FRA', 'holder.document_id': 'X1234567A' }),
  ],
  ['Home', 'holder.document_type', /empresas/, 'caso_no_soportado', set({ 'holder.document_type': 'Cif' })],
  ['Home', 'holder.nationality', /Con DNI/, 'contradiccion', set({ 'holder.nationality': 'FRA' })],
  ['Home', 'holder.phone', /móvil español/, 'formato', set({ 'holder.phone': '910000000' })],
  ['Home', 'risk.address.postal_code', /código postal/, 'formato', set({ 'risk.address.postal_code': '99000' })],
  [
    'Home',
    'risk.last_reform_year',
    /anterior al año de construcción/,
    'incoherente',
    set({ 'risk.last_reform_year': 1950 }),
  ],
  ['Home', 'risk.buildings_limit', /mayor que 0/, 'rango', set({ 'risk.buildings_limit': 0 })],
  ['Home', 'risk.owner_is_holder', /responde/, 'caso_no_soportado', set({ 'risk.owner_is_holder': false })],
  ['Car', 'vehicle.registration_date', /futura/, 'fecha_futura', set({ 'vehicle.registration_date': '2026-11-22' })],
  [
    'Car',
    'vehicle.purchase_date',
    /anterior a la primera/,
    'incoherente',
    set({ 'vehicle.registration_date': '2024-01-01', 'vehicle.purchase_date': '2023-12-31' }),
  ],
  [
    'Car',
    'driver.driving_license_country',
    /expedido en España/,
    'caso_no_soportado',
    set({ 'driver.driving_license_country': 'FRA' }),
  ],
  [
    'Car',
    'driver.years_in_previous_company',
    /superar los años asegurado/,
    'incoherente',
    set({ 'driver.years_in_previous_company': 13 }),
  ],
  [
    'Car',
    'driver.years_without_accidents',
    /superar los años asegurado/,
    'incoherente',
    set({ 'driver.years_without_accidents': 13 }),
  ],
  [
    'Car',
    'driver.last_five_years_accidents',
    /al menos un siniestro/,
    'incoherente',
    set({ 'driver.years_without_accidents': 2, 'driver.last_five_years_accidents': 0 }),
  ],
];

const fieldsOf = (line: InsuranceLine) => publishedFields(requirementsOf(line, TEST_DAY));

it.each(BREAKS)('%s %s: what is published as %s is enforced', (line, campo, words, codigo, change) => {
  expect(fieldsOf(line).get(campo)?.reglas).toEqual(expect.arrayContaining([expect.stringMatching(words)]));
  const { faults } = judge(change(bodyOf(line)).build(), TEST_DAY);
  expect(faults.map((fault) => `${fault.campo} ${fault.codigo}`)).toEqual([`${campo} ${codigo}`]);
});

/** Codes of faults whose message is the text of the broken rule. */
const BY_RULE: readonly FaultCode[] = ['incoherente', 'fecha_futura', 'fecha_pasada', 'caso_no_soportado'];
const SAID_OTHERWISE: Partial<Record<FaultCode, RegExp>> = { fecha_futura: /futura/, fecha_pasada: /hoy o/ };

describe.each(INSURANCE_LINES)('every rule enforced for %s', (line) => {
  const fields = fieldsOf(line);
  it('is published with its field, in the words of the fault', () => {
    fc.assert(
      fc.property(bodyWithMutations(line), (draft) => {
        if (draft.at('insurance_line') !== line) return;
        for (const { campo, codigo, mensaje } of judge(draft.build(), TEST_DAY).faults) {
          if (!BY_RULE.includes(codigo)) continue;
          const reglas = fields.get(campo)?.reglas ?? [];
          expect([campo, reglas.some((text) => SAID_OTHERWISE[codigo]?.test(text) ?? text === mensaje)]).toEqual([
            campo,
            true,
          ]);
        }
      }),
    );
  });

  it('that is published is one that a way to break is known for, or that reference data resolves', () => {
    const known = (campo: string, text: string) =>
      BREAKS.some(([, path, words]) => path.split('.').at(-1) === campo.split('.').at(-1) && words.test(text)) ||
      /No puede ser futura|Tiene que (?:ser|habilitar)/.test(text) ||
      /Si se conoce la matrícula/.test(text);
    for (const { campo, reglas } of fields.values()) {
      for (const text of reglas ?? []) expect([campo, text, known(campo, text)]).toEqual([campo, text, true]);
    }
  });
});
