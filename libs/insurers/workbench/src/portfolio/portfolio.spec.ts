import { ridingAge } from '@cotiza/insurers-tariff';
import { spanishPortfolio } from './portfolio';

const portfolio = spanishPortfolio(2_000);
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const share = <T>(values: readonly T[], holds: (value: T) => boolean) => values.filter(holds).length / values.length;

it('is the same every time', () => {
  const again = spanishPortfolio(2_000, ['Home']);
  expect(again.Home).toEqual(portfolio.Home);
  expect(again.Car).toEqual([]);
});

describe('its cars', () => {
  const { Car } = portfolio;

  it('are as old as those insured in Spain: 13.4 years, fewer than a third under 7', () => {
    expect(mean(Car.map(({ vehicleAge }) => vehicleAge))).toBeCloseTo(13.4, 0);
    expect(share(Car, ({ vehicleAge }) => vehicleAge < 7)).toBeLessThan(1 / 3);
  });

  it('are driven by people who may', () => {
    expect(Car.every(({ driverAge, licenceAge }) => driverAge >= 18 && licenceAge >= 18)).toBe(true);
  });
});

const { Motorcycle } = portfolio;

it('its motorcycles are ridden by people who may', () =>
  expect(
    Motorcycle.every(({ riderAge, licence, effectiveDate }) => riderAge >= ridingAge({ licence, effectiveDate })),
  ).toBe(true));
