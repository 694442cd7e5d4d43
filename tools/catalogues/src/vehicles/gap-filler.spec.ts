import { ImportReport } from '../import.report';
import { filledIn, type IncompleteRecord } from './gap-filler';
import { STATED, type VehicleRecord } from './vehicle-record';

const whole = (some: Partial<VehicleRecord>): VehicleRecord => ({
  ...STATED,
  ...{ brand: 'Uno', model: 'A', version: '2.0 TDI 140 CV', fuel: 'Diesel', displacementCc: 1968, powerKw: 103 },
  ...{ fromYear: 2005, toYear: 2010, newPriceCents: null, priceBasis: null, identity: 'x' },
  ...some,
});
const filled = (record: Partial<IncompleteRecord>, ...stated: readonly VehicleRecord[]) =>
  filledIn([{ ...whole({}), ...record }], stated, new ImportReport('Gaps'))[0];

describe('filledIn', () => {
  it('takes the displacement of the same model, fuel and power', () => {
    expect(filled({ displacementCc: null }, whole({ powerKw: 104 }))).toMatchObject({
      ...{ displacementCc: 1968, estimated: { displacement: false } },
    });
  });

  it('takes it from the name where nobody states it, and says so', () => {
    expect(filled({ displacementCc: null, version: 'SW 1.6 TDI' }, whole({}))).toMatchObject({
      ...{ displacementCc: 1600, estimated: { displacement: true } },
    });
  });

  it('takes that of the nearest power in the brand, then of any, where the name says none', () => {
    const nameless = { displacementCc: null, version: 'C 220', powerKw: 150 };
    const near = whole({ model: 'B', powerKw: 140, displacementCc: 2143 });
    expect(filled(nameless, near, whole({ model: 'B' }))).toMatchObject({ displacementCc: 2143 });
    expect(filled(nameless, whole({ brand: 'Dos', displacementCc: 2200 }))).toMatchObject({ displacementCc: 2200 });
    expect(filled(nameless, whole({ fuel: 'Gasoline' }))).toBeUndefined();
  });

  it('takes the power of a version with the same name, and leaves out what has none', () => {
    const sibling = whole({ version: 'GLA 250 e aut. 218 CV', powerKw: 160 });
    expect(filled({ powerKw: null, version: 'GLA 250 e' }, sibling)).toMatchObject({
      ...{ version: 'GLA 250 e 218 CV', powerKw: 160, estimated: { power: true } },
    });
    expect(filled({ powerKw: null, version: 'GLA 300 e' }, sibling)).toBeUndefined();
  });

  it('leaves alone what is stated', () => expect(filled({})).toEqual(whole({})));
});
