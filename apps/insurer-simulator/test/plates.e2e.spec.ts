import { SANDBOX_PLATES } from '@cotiza/catalogues';
import addFormats from 'ajv-formats';
import Ajv2020 from 'ajv/dist/2020';
import { vendorDocument } from '../src/vendor-documents/vendor-folder';
import { simulator, type Simulator } from './running-simulator';

const ajv = addFormats(new Ajv2020({ allErrors: true, strict: false }));
ajv.addSchema(JSON.parse(vendorDocument('plate-registry', 'openapi.json')) as object, 'registry');
const isAnswer = ajv.compile({
  $ref: 'registry#/paths/~1v1~1vehiculos/get/responses/200/content/application~1json/schema',
});

let running: Simulator;
beforeAll(async () => (running = await simulator()));
afterAll(() => running.close());

async function find(query: string, headers: Readonly<Record<string, string>> = { 'x-api-key': 'simulated-key' }) {
  const response = await fetch(`${running.url}/i/plate-registry/v1/vehiculos?${query}`, { headers });
  return { status: response.status, body: (await response.json()) as unknown };
}

const known = [
  ...Object.entries(SANDBOX_PLATES.Car).map(([plate, found]) => ['coche', plate, found] as const),
  ...Object.entries(SANDBOX_PLATES.Motorcycle).map(([plate, found]) => ['moto', plate, found] as const),
];
it.each(known)('finds what a %s of the sandbox plate %s may be', async (type, plate, found) => {
  const { status, body } = await find(`matricula=${plate}&tipo=${type}`);
  expect(status).toBe(200);
  expect(isAnswer(body) || isAnswer.errors).toBe(true);
  expect(body).toEqual(
    found.map(({ versionId, registrationDate }) => ({ id_version: versionId, fecha_matriculacion: registrationDate })),
  );
});

it.each([
  ['an unknown plate', 'matricula=0000BBB&tipo=coche'],
  ['a plate of another type', 'matricula=1234MKF&tipo=moto'],
])('finds nothing for %s', async (_name, query) => expect(await find(query)).toEqual({ status: 200, body: [] }));

it.each([
  ['no plate', 'tipo=coche', 'matricula: missing'],
  ['a plate with a space', 'matricula=1234%20MKF&tipo=coche', 'matricula: missing or of another form'],
  ['another type', 'matricula=1234MKF&tipo=camion', 'tipo: missing'],
  ['more than is asked', 'matricula=1234MKF&tipo=coche&fecha=hoy', 'fecha: no such parameter'],
])('refuses %s', async (_name, query, issue) => {
  expect(await find(query)).toMatchObject({ status: 400, body: { status: 400 } });
  expect((await running.report('plate-registry')).rejections[0]!.issues[0]).toContain(issue);
});
