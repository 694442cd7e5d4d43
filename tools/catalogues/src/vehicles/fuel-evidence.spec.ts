import { motorEnumerations } from '@cotiza/contract';
import * as fc from 'fast-check';
import { ImportReport } from '../import.report';
import { fuelByEvidence } from './fuel-evidence';

const fuelOf = (name: string, column: (typeof motorEnumerations.fuel.values)[number], brand = 'NADIE') =>
  fuelByEvidence(brand, name, column, new ImportReport('Fuels'));

describe('fuelByEvidence', () => {
  it.each([
    ['GT Line dCi 175', 'Gasoline', 'Diesel'],
    ['1.6 e-HDi 115', 'Gasoline', 'Diesel'],
    ['2.0 BlueHDi 150', 'Gasoline', 'Diesel'],
    ['SDV6 258', 'Gasoline', 'Diesel'],
    ['2.2 Skyactiv-D 150', 'Gasoline', 'Diesel'],
    ['1.4 TSI 122', 'Diesel', 'Gasoline'],
    ['1.2 PureTech 110', 'Diesel', 'Gasoline'],
    ['1.0 EcoBoost MHEV 125', 'Gasoline', 'Hybrid'],
    ['2.0 TDI MHEV 204', 'Diesel', 'Hybrid'],
    ['1.6 híbrido enchufable 160', 'Gasoline', 'PlugInHybrid'],
    ['7 Pro Phev 317', 'Electric', 'PlugInHybrid'],
    ['1.0 TCe GLP 100', 'Lpg', 'Lpg'],
    ['Comfort TCe 100 Bi-Fuel', 'Gasoline', 'Lpg'],
    ['DG160 N-DESIGN', 'Diesel', 'Gasoline'],
    ['2.0 150', 'Diesel', 'Diesel'],
    ['TSI or TDI', 'Gasoline', 'Gasoline'],
  ] as const)('of %s listed as %s is %s', (name, column, expected) => expect(fuelOf(name, column)).toBe(expected));

  it('knows the plug-in hybrids of Mercedes-Benz by their letter', () => {
    expect(fuelOf('C 300 de 194', 'Hybrid', 'MERCEDES-BENZ')).toBe('PlugInHybrid');
    expect(fuelOf('C 300 d 265', 'Diesel', 'MERCEDES-BENZ')).toBe('Diesel');
  });

  it('knows the petrol models of BMW by their letter', () => {
    expect(fuelOf('320i xDrive 184', 'PlugInHybrid', 'BMW')).toBe('Gasoline');
    expect(fuelOf('330e xDrive 184', 'PlugInHybrid', 'BMW')).toBe('PlugInHybrid');
  });

  it('changes nothing once it has been applied, nor what a name says nothing of', () => {
    fc.assert(
      fc.property(fc.constantFrom(...motorEnumerations.fuel.values), fc.string(), (column, name) => {
        const once = fuelOf(name, column);
        expect(fuelOf(name, once)).toBe(once);
      }),
    );
  });
});
