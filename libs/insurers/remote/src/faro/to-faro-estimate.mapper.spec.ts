import { bodyOf, notInsuredBefore } from '@cotiza/contract/testing';
import { EVERY_REQUEST, carRequest, ESTIMATE_REQUESTS, estimateIn } from '@cotiza/insurers-port/testing';
import { takenRequest } from '../request/taken-request';
import { vendorSchema } from '../testing/vendor-schema';
import { faroJson } from '../testing/faro-under-test';
import { toFaroEstimate } from './to-faro-estimate.mapper';
import { toFaro } from './to-faro.mapper';

const faultsIn = {
  Home: vendorSchema('faro', 'EstimacionHogar'),
  Car: vendorSchema('faro', 'EstimacionAuto'),
  Motorcycle: vendorSchema('faro', 'EstimacionMoto'),
};

/** Returns the petition as sent. */
const written = (petition: object) => JSON.parse(JSON.stringify(petition)) as Record<string, never>;

/** Returns every value in an object that is not an object itself. */
const valuesIn = (held: unknown): unknown[] =>
  typeof held === 'object' && held !== null ? Object.values(held).flatMap(valuesIn) : [held];

describe('an estimate that Faro is sent', () => {
  it.each([
    ['Home', 'estimate-home.json'],
    ['Car', 'estimate-car.json'],
    ['Motorcycle', 'estimate-motorcycle.json'],
  ] as const)('of an ordinary %s is the recorded one', (line, file) => {
    expect(written(toFaroEstimate(takenRequest(ESTIMATE_REQUESTS[line]())))).toEqual(faroJson(file));
  });

  it.each(EVERY_REQUEST)('is as its OpenAPI document says: $name', ({ request }) => {
    expect(faultsIn[request.line](written(toFaroEstimate(takenRequest(estimateIn(request)))))).toEqual([]);
  });

  it('is the same for every caller, and holds nothing that the petition does not', () => {
    for (const { request } of EVERY_REQUEST) {
      const sent = written(toFaroEstimate(takenRequest(request)));
      expect(sent).toEqual(written(toFaroEstimate(takenRequest(estimateIn(request)))));
      expect(valuesIn(written(toFaro(request)))).toEqual(expect.arrayContaining(valuesIn(sent)));
    }
  });

  it('has no history of who was not insured before', () => {
    const draft = bodyOf('Car').changed(notInsuredBefore);
    expect(toFaroEstimate(takenRequest(estimateIn(carRequest(draft))))).toMatchObject({
      conductor: { historial: { aseguradoAntes: false } },
    });
  });
});
