import { type HomeRisk, type MotorcycleRisk, isMoped, ridingAge } from '@cotiza/insurers-tariff';
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

  it('are Diesel or petrol, nine in ten, and every other fuel is there', () => {
    expect(share(Car, ({ fuel }) => fuel === 'Diesel' || fuel === 'Gasoline')).toBeGreaterThan(0.9);
    for (const fuel of ['Electric', 'Hybrid', 'PlugInHybrid']) expect(Car.map((car) => car.fuel)).toContain(fuel);
  });

  it('are driven by people who may', () => {
    expect(Car.every(({ driverAge, licenceAge }) => driverAge >= 18 && licenceAge >= 18)).toBe(true);
  });

  it('live where people do: Madrid and Barcelona first, one in four in a city of a hundred thousand or more', () => {
    const of = (code: string) => share(Car, ({ provinceCode }) => provinceCode === code);
    expect(of('28')).toBeGreaterThan(0.12);
    expect(of('08')).toBeGreaterThan(0.1);
    expect(of('42')).toBeLessThan(0.01);
    expect(share(Car, ({ townId }) => townId % 1_000 === 999)).toBeGreaterThan(0.4);
  });
});

describe('its motorcycles', () => {
  const { Motorcycle } = portfolio;

  it('are mopeds, a quarter, and have 125 cc, a third', () => {
    const isLight = ({ electric, displacementCc }: MotorcycleRisk) =>
      !electric && displacementCc > 100 && displacementCc <= 125;
    expect(share(Motorcycle, isMoped)).toBeCloseTo(0.25, 1);
    expect(share(Motorcycle, isLight)).toBeCloseTo(1 / 3, 1);
  });

  it('are ridden by people who may', () =>
    expect(
      Motorcycle.every(({ riderAge, licence, effectiveDate }) => riderAge >= ridingAge({ licence, effectiveDate })),
    ).toBe(true));
});

describe('its dwellings', () => {
  it('are insured for about 1,200 euros a square metre, but for first risk and contents alone', () => {
    const whole = portfolio.Home.filter(
      ({ settlement, buildingsCents }: HomeRisk) => settlement === 'ReplacementValue' && buildingsCents > 0,
    );
    const perSquareMetre = mean(whole.map(({ buildingsCents, areaM2 }) => buildingsCents / 100 / areaM2));
    expect(perSquareMetre).toBeGreaterThan(1_150);
    expect(perSquareMetre).toBeLessThan(1_260);
  });
});
