import type { Fault, InsuranceLine } from '@cotiza/contract';
import { bodyOf, type JsonValue } from '@cotiza/contract/testing';
import { QUOTES, startService, type RunningService } from './running-service';

type Values = Readonly<Record<string, JsonValue>>;

interface Conversation {
  readonly line: InsuranceLine;
  /** What the customer writes, as an agent sends it. */
  readonly first: Values;
  /** What the customer has not. */
  readonly without?: readonly string[];
  /** The faults of the one refusal, with a part of what they say. */
  readonly refused: Readonly<Record<string, RegExp>>;
  /** What the agent sends after it, by what the faults say and the customer answers. */
  readonly then: Values;
  /** What a check warns of before that. */
  readonly warned?: RegExp;
}

const CONVERSATIONS: Readonly<Record<string, Conversation>> = {
  'soy británico, jubilado, con NIE; he estado asegurado treinta años en Inglaterra con Aviva y el carné lo canjeé aquí':
    {
      line: 'Car',
      first: {
        'holder.document_type': 'NIE',
        'holder.document_id': 'X1234567L',
        'holder.nationality': 'británico',
        'holder.birth_date': '1955-02-03',
        'holder.employment_status': 'jubilado',
        'driver.driving_license_country': 'Reino Unido',
        'driver.driving_license_date': '1975-03-01',
        'driver.previous_company_code': 'Aviva',
        'driver.previous_plate': 'AB12 CDE',
        'driver.total_years_insured': 30,
      },
      without: ['holder.surname2', 'holder.economic_occupation'],
      refused: {
        'holder.document_type': /Envía "Nie"/,
        'holder.nationality': /Envía "GBR"/,
        'holder.employment_status': /Envía "Retired"/,
        'driver.driving_license_country': /pregunta si está canjeado/,
        'driver.previous_company_code': /es «Otra aseguradora»/,
      },
      then: {
        'holder.document_type': 'Nie',
        'holder.nationality': 'GBR',
        'holder.employment_status': 'Retired',
        'driver.driving_license_country': 'ESP',
        'driver.previous_company_code': 'OTRA',
      },
    },
  'vivo de alquiler en un piso y quiero asegurar mis muebles, la casa es del casero': {
    line: 'Home',
    first: { 'risk.use': 'inquilino', 'risk.owner_is_holder': false, 'risk.buildings_limit': 0 },
    refused: { 'risk.use': /Envía "Tenant"/, 'risk.owner_is_holder': /el inquilino .* envía true/ },
    then: { 'risk.use': 'Tenant', 'risk.owner_is_holder': true },
  },
  'el carné dice en 4a el 10 de mayo de 2022': {
    line: 'Car',
    first: { 'driver.driving_license_date': '2022-05-10' },
    warned: /columna 10/,
    refused: {},
    then: { 'driver.driving_license_date': '2004-07-20' },
  },
  'vivo en la cuesta de San Vicente; en el recibo de la luz pone CALLE CUESTA DE SAN VICENTE': {
    line: 'Car',
    first: { 'holder.address.road_type': 'Cuesta', 'holder.address.road_name': 'de San Vicente' },
    refused: { 'holder.address.road_type': /figura en un recibo/ },
    then: { 'holder.address.road_type': 'Calle', 'holder.address.road_name': 'Cuesta de San Vicente' },
  },
  'soy enfermera en el hospital, fija, y hago unos 12.000 km': {
    line: 'Car',
    first: {
      'holder.employment_status': 'trabajadora por cuenta ajena',
      'holder.economic_occupation': 'enfermera en el hospital',
      'vehicle.annual_km': '12.000',
    },
    refused: {
      'holder.employment_status': /Envía "Employee"/,
      'holder.economic_occupation': /búscalo en el catálogo economic-occupations/,
      'vehicle.annual_km': /Envía "UpTo15000km"/,
    },
    then: {
      'holder.employment_status': 'Employee',
      'holder.economic_occupation': '2121',
      'vehicle.annual_km': 'UpTo15000km',
    },
  },
};

let service: RunningService;
beforeAll(async () => (service = await startService()));
afterAll(() => service.close());

const read = async (answer: Promise<Response>) =>
  (await (await answer).json()) as { readonly errores?: Fault[]; readonly advertencias?: Fault[] };

describe('a customer who writes one message gets prices after one refusal at most', () => {
  it.each(Object.entries(CONVERSATIONS))(
    '%s',
    async (_message, { line, first, without = [], warned, refused, then }) => {
      const body = bodyOf(line)
        .withAll(first)
        .without(...without);
      const { errores = [], advertencias = [] } = await read(service.post('/api/agent/comprobaciones', body.build()));
      expect(errores.map(({ campo, mensaje }) => [campo, mensaje])).toEqual(
        Object.entries(refused).map(([campo, says]) => [campo, expect.stringMatching(says)]),
      );
      if (warned) expect(advertencias).toEqual([expect.objectContaining({ mensaje: expect.stringMatching(warned) })]);
      const answer = await service.post(QUOTES, body.withAll(then).build());
      expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining({ estado: 'cotizado' })]);
    },
  );
});
