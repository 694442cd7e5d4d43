import { loadTariffs } from '@cotiza/insurers-tariff';
import { manyInsurers } from '../read-command-line';
import { insurerProfile } from './insurer-profile';

const tariffs = loadTariffs();

it('makes the same insurer of the same id, and eight different ones of eight', () => {
  const profiles = manyInsurers(8).map(({ id }) => insurerProfile(id, tariffs));
  expect(insurerProfile('faro-a', tariffs)).toEqual(profiles[0]);
  expect(new Set(profiles.map(({ book, perMille }) => `${book} ${perMille}`)).size).toBe(8);
  expect(new Set(profiles.map(({ book }) => book)).size).toBeGreaterThan(2);
});

it('stays within the market', () => {
  const levels = manyInsurers(200).map(({ id }) => insurerProfile(id, tariffs).perMille);
  expect(Math.min(...levels)).toBeGreaterThanOrEqual(850);
  expect(Math.max(...levels)).toBeLessThanOrEqual(1_150);
});
