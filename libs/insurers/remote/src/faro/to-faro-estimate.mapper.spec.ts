import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bodyOf, notInsuredBefore } from '@cotiza/contract/testing';
import { carRequest, ESTIMATE_REQUESTS, estimateIn } from '@cotiza/insurers-port/testing';
import addFormats from 'ajv-formats';
import Ajv2020 from 'ajv/dist/2020';
import { takenRequest } from '../request/taken-request';
import { EVERY_REQUEST } from '../testing/every-request';
import { faroJson } from '../testing/faro-under-test';
import { toFaroEstimate } from './to-faro-estimate.mapper';
import { toFaro } from './to-faro.mapper';

const openapi = JSON.parse(readFileSync(join(__dirname, 'vendor/openapi.json'), 'utf8')) as object;
const ajv = addFormats(new Ajv2020({ strict: false, allErrors: true }));
ajv.addSchema(openapi, 'faro');
const validators = {
  Home: ajv.compile({ $ref: 'faro#/components/schemas/EstimacionHogar' }),
  Car: ajv.compile({ $ref: 'faro#/components/schemas/EstimacionAuto' }),
  Motorcycle: ajv.compile({ $ref: 'faro#/components/schemas/EstimacionMoto' }),
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
    const validate = validators[request.line];
    validate(written(toFaroEstimate(takenRequest(estimateIn(request)))));
    expect(validate.errors ?? []).toEqual([]);
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
