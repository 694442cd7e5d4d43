import * as fc from 'fast-check';
import { ImportReport } from '../import.report';
import { leftoverRules } from './leftover.rules';
import { applyRules } from './text-rules';

const cleaned = (name: string) => applyRules(name, leftoverRules, new ImportReport('Names'));

describe('leftoverRules', () => {
  it.each([
    ['6.1 vitré L1 2.0 TDI DSG7', '6.1 acristalado L1 2.0 TDI DSG7'],
    ['1.5 TSI manual 6 vel. éqt', '1.5 TSI manual 6 vel.'],
    ['R 2.0 TSI DSG7 4M Mbr ssp spt a lmt éqt ttne', 'R 2.0 TSI DSG7 4M'],
    ['1.5 Turbo T4 BVR7 Longitude', '1.5 Turbo T4 aut. 7 vel. Longitude'],
    ['1.0 T-GDi iBVM6 Creative', '1.0 T-GDi manual 6 vel. Creative'],
    ['Limited e-Hybrid DCT FWD - RHD DCT7', 'Limited e-híbrido DCT FWD DCT7'],
    ['2.0 TDI DSG7 4*4.', '2.0 TDI DSG7 4x4'],
    ['1.5 TSI Boite DSG 7 vit 5 plazas', '1.5 TSI DSG7 5 plazas'],
    ['2 Door Overland', '2 puertas Overland'],
    ['5p 1.3 CDTI', '5 puertas 1.3 CDTI'],
    ['D2 Start/Stop et ou 19 Powershift 6', 'D2 Start/Stop Powershift 6'],
    ['2.2 DI-D Invite 2014 4WD', '2.2 DI-D Invite 4WD'],
    ['2014 Energy dCi', 'Energy dCi'],
    ['All Tourneo Custom 2.0 EcoBlue - 4.93 FDR manual 6 vel.', 'Tourneo Custom 2.0 EcoBlue manual 6 vel.'],
    ['2.0 EcoBlue - 4.19 FDR - (mHEV) manual 6 vel.', '2.0 EcoBlue (mHEV) manual 6 vel.'],
    ['Advance - 48kWh Battery', 'Advance 48 kWh'],
    ['2.8 CRD Aut. - rapport de pont 3.21 200 CV', '2.8 CRD Aut. 200 CV'],
    ["L'gende GT aut. 7 vel.", 'Légende GT aut. 7 vel.'],
    ['C 300 de familiar', 'C 300 de familiar'],
    ['1.0 EcoBoost manual 6 vel. sans roue de secours', '1.0 EcoBoost manual 6 vel.'],
    ['1.5 EcoBoost (with Bi-Metal Catalyst) manual 6 vel.', '1.5 EcoBoost manual 6 vel.'],
    ['R 300 CDI Court Aut.', 'R 300 CDI corto Aut.'],
  ])('%s is %s', (name, expected) => expect(cleaned(name)).toBe(expected));

  it('leave a clean name as it is', () => {
    const words = fc.constantFrom('1.6', 'TDI', 'Sport', 'aut.', '7 vel.', 'familiar', '150', 'CV', '4x4', 'híbrido');
    fc.assert(
      fc.property(fc.uniqueArray(words, { minLength: 1 }), (parts) => {
        const name = cleaned(parts.join(' '));
        expect(cleaned(name)).toBe(name);
      }),
    );
  });
});
