import { INSURANCE_LINES, needsOf } from '@cotiza/contract';
import { validBody } from '@cotiza/contract/testing';
import fc from 'fast-check';
import { INSURED_CAR } from '../testing';
import { demandsAndNeeds } from './demands-and-needs';

const WANTS = {
  needs: ['Quieres que empiece el 28 de noviembre de 2026.', 'Conduces tú habitualmente.'],
  insured: INSURED_CAR,
  result: { ramo: 'Car' },
} as const;

it.each(INSURANCE_LINES)('is a text without gaps for every body of %s', (line) => {
  fc.assert(
    fc.property(validBody(line), (draft) => {
      const needs = needsOf(draft.build() as unknown as Parameters<typeof needsOf>[0]);
      const text = demandsAndNeeds({ ...WANTS, needs, result: { ramo: line } }).join(' ');
      expect(text).not.toMatch(/undefined|null|NaN|[{}[\]]|\(\s*\)|\s{2}|\.\.| [.,;]/);
    }),
  );
});

it('says what is insured and what was said of it, asks to correct it, and says nothing else', () =>
  expect(demandsAndNeeds(WANTS)).toEqual([
    'Buscas un seguro de coche para Marca Modelo 1.0 80 CV, matrícula 1234MKF. Quieres que empiece el 28 de noviembre de 2026. Conduces tú habitualmente.',
    'Si algo no es así, dilo antes de contratar: puede cambiar el precio y lo que se cubre.',
  ]));
