import { TEST_DAY } from '@cotiza/contract/testing';
import { TEST_CAR } from '@cotiza/insurers-port/testing';
import { testReferenceData } from '../testing';
import { checkBrandAndModel } from './vehicle.rule';
import { FaultCollector } from './fault-collector';

const OTHER_CAR = { ...TEST_CAR, id: 'V2', brandId: 'B2', modelId: 'M2' };
const data = testReferenceData({ cars: [TEST_CAR, OTHER_CAR] });

it.each([
  ['nothing sent', false, undefined, undefined, []],
  ['those of the version', true, TEST_CAR.brandId, TEST_CAR.modelId, []],
  ['others than those of the version', true, 'B2', 'M2', ['brand_id incoherente', 'model_id incoherente']],
  ['both known', false, TEST_CAR.brandId, TEST_CAR.modelId, []],
  ['an unknown brand', false, 'NONE', undefined, ['brand_id desconocido']],
  ['an unknown model', false, undefined, 'NONE', ['model_id desconocido']],
  ['both unknown', false, 'NONE', 'NONE', ['brand_id desconocido', 'model_id desconocido']],
  ['a model of another brand', false, TEST_CAR.brandId, 'M2', ['model_id incoherente']],
  ['a known model of an unknown brand', false, 'NONE', 'M2', ['brand_id desconocido']],
])('%s, version known: %s', (_name, isVersionKnown, brand_id, model_id, expected) => {
  const findings = new FaultCollector('Car', [], TEST_DAY);
  checkBrandAndModel({ brand_id, model_id }, isVersionKnown ? TEST_CAR : undefined, data, findings);
  const faults = findings.faults.map(({ campo, codigo }) => `${campo.replace('vehicle.', '')} ${codigo}`);
  expect(faults).toEqual(expected);
});
