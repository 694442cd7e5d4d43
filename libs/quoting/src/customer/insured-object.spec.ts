import { bodyOf } from '@cotiza/contract/testing';
import { carRequest, homeRequest, motorcycleRequest } from '@cotiza/insurers-port/testing';
import { insuredObjectOf } from './insured-object';
import { insuredFacts } from './insured-text';

type Request = Parameters<typeof insuredObjectOf>[0];
const said = (request: Request) => insuredFacts(request.line, insuredObjectOf(request));

describe('what was priced', () => {
  it('is the car by its names and its plate, written as registers write it', () => {
    const request = carRequest(bodyOf('Car').with('vehicle.registration_plate', '1234-mkf'));
    expect(said(request)).toEqual([['Coche', 'Marca Modelo 1.0 80 CV, matrícula 1234MKF']]);
  });

  it('is the vehicle alone where no plate was sent', () => {
    const request = motorcycleRequest();
    const { registration_plate: _plate, ...vehicle } = request.body.vehicle;
    expect(said({ ...request, body: { ...request.body, vehicle } })).toEqual([['Moto', 'Marca Modelo 500 46 CV']]);
  });

  it('is the home by its address and area', () => {
    const home = homeRequest(
      bodyOf('Home').withAll({
        'risk.address.road_type': 'Travesia',
        'risk.address.road_name': 'del Ejemplo',
        'risk.address.road_number': 'S/N',
        'risk.area_m2': 1090.5,
      }),
    );
    expect(said(home)).toEqual([['Vivienda', 'Travesía del Ejemplo, S/N, 28013 Madrid (1090,5\u00a0m²)']]);
  });

  it('is that of the insured home, wherever the holder lives', () => {
    const home = homeRequest(undefined, { riskTown: { id: 15030, name: 'A Coruña', provinceCode: '15' } });
    expect(said(home)[0]![1]).toContain('A Coruña');
  });

  it('is left out of a quotation that does not say it', () => expect(insuredFacts('Car', null)).toEqual([]));
});
