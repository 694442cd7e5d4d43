import { modelIn } from './boe-models';

describe('modelIn', () => {
  it.each([
    ['A3 SPORTBACK 35 TDI S line', 'A3'],
    ['SERIE 3 318 i', 'SERIE 3'],
    ['RANGE ROVER EVOQUE', 'RANGE ROVER'],
    ['C3 1.2 PureTech', 'C3'],
    ['C5 Aircross Hybrid e-EAT8', 'C5 Aircross'],
    ['IONIQ 5 77 kWh', 'IONIQ 5'],
    ['Yaris Cross 1.5', 'Yaris Cross'],
    ['Yaris 1.5', 'Yaris'],
    ['500', '500'],
  ])('%s', (name, model) => expect(modelIn(name)).toBe(model));
});
