import { ImportReport } from '../import.report';
import { withCombinedPower } from './combined-powers';
import { STATED } from './vehicle-record';

const ferrari = { ...STATED, brand: 'Ferrari', model: '296', fromYear: 2023, toYear: 2025, identity: '296' };

it.each([
  ['its engine alone', { version: 'GTB 663 CV', fuel: 'PlugInHybrid', displacementCc: 2992, powerKw: 488 }],
  ['its motor alone, as an electric car', { version: 'GTB 166 CV', fuel: 'Electric', displacementCc: 0, powerKw: 122 }],
] as const)('gives a plug-in hybrid that is listed with %s its combined power', (_name, listed) => {
  expect(withCombinedPower([{ ...ferrari, ...listed }], new ImportReport('Cars'))).toEqual([
    { ...ferrari, version: 'GTB 829 CV', fuel: 'PlugInHybrid', displacementCc: 2992, powerKw: 610 },
  ]);
});
