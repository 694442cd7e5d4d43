import { bodyOf, notInsuredBefore, otherAddress, retiredHolder, withoutPlate } from '@cotiza/contract/testing';
import {
  EVERY_REQUEST,
  carRequest,
  homeRequest,
  motorcycleRequest,
  ORDINARY_REQUESTS,
  TEST_HOLDER,
} from '@cotiza/insurers-port/testing';
import { vendorSchema } from '../testing/vendor-schema';
import { faroJson } from '../testing/faro-under-test';
import { toFaro } from './to-faro.mapper';

const faultsIn = {
  Home: vendorSchema('faro', 'PeticionHogar'),
  Car: vendorSchema('faro', 'PeticionAuto'),
  Motorcycle: vendorSchema('faro', 'PeticionMoto'),
};

/** Returns the request as sent. */
const sent = (request: Parameters<typeof toFaro>[0]) =>
  JSON.parse(JSON.stringify(toFaro(request))) as Record<string, never>;

describe('what Faro is sent', () => {
  it.each([
    ['Home', 'petition-home.json'],
    ['Car', 'petition-car.json'],
    ['Motorcycle', 'petition-motorcycle.json'],
  ] as const)('for an ordinary %s request is the recorded petition', (line, file) => {
    expect(sent(ORDINARY_REQUESTS[line]())).toEqual(faroJson(file));
  });

  it.each(EVERY_REQUEST)('is as its OpenAPI document says: $name', ({ request }) => {
    expect(faultsIn[request.line](sent(request))).toEqual([]);
  });

  it('has the answers to its questions under its codes, as its document says', () => {
    const petition = toFaro(carRequest(), { uso_en_circuito: 'CURSOS', localizador: true });
    expect(faultsIn.Car(petition)).toEqual([]);
    expect(petition).toMatchObject({
      respuestas: [
        { codigo: 'P201', valor: true },
        { codigo: 'P202', valor: 'CURSOS' },
      ],
    });
  });

  it('never has a way to reach the customer, nor the reference of the caller', () => {
    for (const { request } of EVERY_REQUEST) {
      const text = JSON.stringify(sent(request));
      const { email, phone } = request.body.holder;
      for (const reach of [email, phone, request.body.client_reference!]) expect(text).not.toContain(reach);
    }
  });

  it('has where the holder lives, also when it is not the dwelling', () => {
    const { tomador, vivienda } = toFaro(homeRequest(bodyOf('Home').changed(otherAddress))) as never as Record<
      string,
      { domicilio: { codigoPostal: string } }
    >;
    expect(tomador!.domicilio.codigoPostal).not.toBe(vivienda!.domicilio.codigoPostal);
  });

  it('has no second surname, occupation, plate or history that there is not', () => {
    const holder = { ...TEST_HOLDER, surname2: '' };
    const draft = bodyOf('Car').changed(retiredHolder, withoutPlate, notInsuredBefore);
    const petition = sent(carRequest(draft.with('holder.economic_occupation', '2611'), { holder, driver: holder }));
    expect(petition).toMatchObject({
      tomador: { persona: { apellido2: null }, ocupacion: null },
      conductor: { historial: { aseguradoAntes: false } },
    });
    expect(petition.vehiculo).not.toHaveProperty('matricula');
    expect(Object.keys((petition.conductor as unknown as { historial: object }).historial)).toEqual(['aseguradoAntes']);
  });

  it('has plates as registers write them, and companies by their key in the register', () => {
    const draft = bodyOf('Motorcycle').withAll({
      'vehicle.registration_plate': 'c-1234 bcd',
      'driver.previous_plate': 'm-1234-ab',
      'driver.previous_company_code': 'MT-OTRA',
    });
    expect(sent(motorcycleRequest(draft))).toMatchObject({
      vehiculo: { matricula: 'C1234BCD' },
      conductor: { historial: { compania: 'OTRA', matricula: 'M1234AB' } },
    });
  });

  it('has the price that the customer says before that of the catalogue, to the cent', () => {
    const priced = carRequest(bodyOf('Car').with('vehicle.retail_price', 18_500.15));
    expect(sent(priced)).toMatchObject({ vehiculo: { valorNuevo: '18500.15' } });
    expect(sent(carRequest())).toMatchObject({ vehiculo: { valorNuevo: '19375.00' } });
  });
});
