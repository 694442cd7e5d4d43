import { bodyOf, notInsuredBefore, withoutPlate } from '@cotiza/contract/testing';
import type { CarRequest } from '@cotiza/insurers-port';
import { carRequest, EVERY_REQUEST } from '@cotiza/insurers-port/testing';
import { lonjaJson } from '../testing/lonja-under-test';
import { vendorSchema } from '../testing/vendor-schema';
import { toLonja } from './to-lonja.mapper';

const faultsIn = vendorSchema('lonja', 'Peticion');
const sent = (request: CarRequest) => JSON.parse(JSON.stringify(toLonja(request))) as Record<string, never>;
const cars = EVERY_REQUEST.flatMap(({ name, request }) => (request.line === 'Car' ? [{ name, request }] : []));

describe('what La Lonja is sent', () => {
  it('for an ordinary request is the recorded petition', () => {
    expect(sent(carRequest())).toEqual(lonjaJson('petition-car.json'));
  });

  it.each(cars)('is as its OpenAPI document says: $name', ({ request }) => {
    expect(faultsIn(sent(request))).toEqual([]);
  });

  it('never has a way to reach the customer, nor a street or the reference of the caller', () => {
    for (const { request } of cars) {
      const text = JSON.stringify(sent(request));
      const { email, phone, address } = request.body.holder;
      for (const reach of [email, phone, address.road_name, request.body.client_reference!]) {
        expect(text).not.toContain(reach);
      }
    }
  });

  it('has no plate or history that there is not', () => {
    const petition = sent(carRequest(bodyOf('Car').changed(withoutPlate, notInsuredBefore)));
    expect(petition.coche).not.toHaveProperty('matricula');
    expect(petition.conductor).not.toHaveProperty('historial');
  });
});
