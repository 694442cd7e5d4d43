import fc from 'fast-check';
import { INSURANCE_LINES, tables, type QuoteBody } from '../lines';
import { fieldsAt } from '../model/walk';
import { bodyOf } from '../testing/body-draft';
import { validBody } from '../testing/arbitrary-body';
import { otherDriver, otherOwner, tenant } from '../testing/changes';
import { needsOf } from './needs';

const said = (draft: ReturnType<typeof bodyOf>) =>
  needsOf(draft.build() as unknown as QuoteBody).map((sentence) => sentence.replaceAll('\u00a0', ' '));
const on = (day: string) => ({ effective_date: day });

describe('the demands and needs of the customer', () => {
  it('is of a car from when, for what use, who drives and whose it is', () => {
    expect(said(bodyOf('Car').withAll(on('2026-11-28')))).toEqual([
      'Quieres que empiece el 28 de noviembre de 2026.',
      'Le das un uso particular.',
      'Haces hasta 15.000 km al año.',
      'Conduces tú habitualmente.',
      'El vehículo está a tu nombre.',
    ]);
    expect(said(bodyOf('Car').changed(otherDriver, otherOwner))).toEqual(
      expect.arrayContaining(['Conduce habitualmente otra persona.', 'El vehículo está a nombre de otra persona.']),
    );
  });

  it('is of a home how it is used and for how much it is to be insured', () => {
    expect(said(bodyOf('Home').withAll(on('2027-01-01')))).toEqual([
      'Quieres que empiece el 1 de enero de 2027.',
      'La vivienda es tuya y no la alquilas.',
      'Es la vivienda habitual de quien vive en ella.',
      'Para el continente pides 100.000 €.',
      'Para el contenido pides 25.000 €.',
      'Quieres que los daños se paguen a valor de reposición, como nuevo.',
    ]);
    expect(said(bodyOf('Home').changed(tenant))).toEqual(
      expect.arrayContaining(['Vives en ella de alquiler.', 'No pides asegurar el continente.']),
    );
  });
});

describe.each(INSURANCE_LINES)('of any %s body', (line) => {
  const needs = fieldsAt(tables[line]).filter(({ field }) => field.need);

  it('is one whole sentence for each field that has a need, without gaps', () => {
    expect(needs.length).toBeGreaterThan(2);
    fc.assert(
      fc.property(validBody(line), (draft) => {
        const sentences = said(draft);
        expect(sentences).toHaveLength(needs.filter(({ path }) => draft.at(path) !== undefined).length);
        for (const sentence of sentences) {
          expect(sentence).toMatch(/^[A-ZÁÉÍÓÚÑ].*[^ .]\.$/);
          expect(sentence).not.toMatch(/undefined|null|NaN|Invalid|[{}]|\(\s*\)| {2}| [.,;]/);
        }
      }),
    );
  });

  it('has words for every value that a field may have', () => {
    for (const { path, field } of needs) {
      const { kind, need } = field;
      if (need?.says !== undefined) continue;
      const values = kind.type === 'choice' ? kind.enumeration.values : ['true', 'false'];
      expect([path, Object.keys(need?.of ?? {}).sort()]).toEqual([path, [...values].sort()]);
    }
  });

  it('says nothing that identifies anybody', () => {
    for (const { path, field } of needs) expect([path, field.use.identifies]).toEqual([path, false]);
  });
});
