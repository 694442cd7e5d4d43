import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DATA_FILES, EMBEDDED_DATA_DIR, loadCatalogues, type VehiclesFile } from '@cotiza/catalogues';
import { exampleBody, judgeBody } from '@cotiza/contract';
import { resultOf } from '@cotiza/quoting/testing';
import { embeddedQuoting } from './embedded-quoting';

const { catalogueAnswers, checkRequest, requestQuote, clock } = embeddedQuoting();

interface Version {
  readonly valor: string;
  readonly etiqueta: string;
  readonly combustible: string;
  readonly generica?: true;
}

function values(query: Record<string, string>): readonly Version[] {
  const answer = catalogueAnswers.answer(query);
  if ('faults' in answer) throw new Error(JSON.stringify(answer.faults));
  return answer.valores as unknown as readonly Version[];
}

const named = (query: Record<string, string>, name: string) => {
  const found = values(query).find(({ etiqueta }) => etiqueta === name);
  if (!found) throw new Error(`no ${name} in ${JSON.stringify(query)}`);
  return found.valor;
};

/** Lists versions as an agent does: brand, model, versions. */
function walk(ramo: string, brand: string, model: string): readonly Version[] {
  const marca = named({ tipo: 'vehicle-brands', ramo }, brand);
  const modelo = named({ tipo: 'vehicle-models', ramo, marca }, model);
  return values({ tipo: 'vehicle-versions', ramo, marca, modelo });
}

async function insurersOf(body: Record<string, unknown>): Promise<number> {
  const { ofertas } = resultOf(await requestQuote(judgeBody(body, clock.today()), { requestId: 'r' }));
  return new Set(ofertas.map(({ aseguradora }) => aseguradora)).size;
}

/** Returns an example without a plate, with the chosen version. */
function carBody(version: string, year: number) {
  const body = exampleBody('Car', clock.today()) as { vehicle: Record<string, unknown> };
  const { registration_plate: _, brand_id: _brand, model_id: _model, ...vehicle } = body.vehicle;
  const registration = { registration_date: `${year}-06-15`, purchase_date: `${year}-06-15` };
  return { ...body, vehicle: { ...vehicle, version_id: version, ...registration } };
}

function motorcycleBody(code: string, licence: string) {
  const body = exampleBody('Motorcycle', clock.today()) as Record<'vehicle' | 'driver', Record<string, unknown>>;
  const { registration_plate: _, ...vehicle } = body.vehicle;
  return {
    ...body,
    driver: { ...body.driver, driving_license_type: licence },
    vehicle: { ...vehicle, code, registration_date: '2019-06-15', purchase_date: '2019-06-15' },
  };
}

it('a car that people have is quoted by its class where it is not listed: of a model, of a brand, of any', async () => {
  for (const [brand, model] of [
    ['SEAT', 'Ibiza'],
    ['SEAT', 'Otro modelo'],
    ['Otra marca', 'Otro modelo'],
  ] as const) {
    const version = walk('coche', brand, model).find(
      ({ generica, combustible }) => generica && combustible === 'Diesel',
    )!;
    expect(version).toMatchObject({ origen_precio: 'estimado', desde: null, hasta: null });
    expect(await insurersOf(carBody(version.valor, 1999))).toBe(4);
  }
});

it('the licence of a motorcycle that people have is judged by the figures of a class', async () => {
  const versions = walk('moto', 'Piaggio', 'Beverly');
  const refusedTo = async (licence: string, label: RegExp) => {
    const version = versions.find(({ etiqueta }) => label.test(etiqueta))!;
    const body = judgeBody(motorcycleBody(version.valor, licence), clock.today());
    const answer = await requestQuote(body, { requestId: 'r' });
    return 'refusal' in answer;
  };
  expect(await refusedTo('A1', /hasta 125 cc y 11 kW/)).toBe(false);
  expect(await refusedTo('A1', /de 126 a 250 cc/)).toBe(true);
  expect(await refusedTo('A2', /de 251 a 500 cc, hasta 35 kW/)).toBe(false);
  expect(await refusedTo('A2', /de 251 a 500 cc, más de 35 kW/)).toBe(true);
});

describe('the licence for a motorcycle', () => {
  /** The displacement that each licence allows, whatever the power. */
  const UP_TO_CC = { AM: 50, LCM: 50, A1: 125, B: 125, A2: Infinity, A: Infinity };
  const { referenceData } = loadCatalogues();
  const file = JSON.parse(readFileSync(join(EMBEDDED_DATA_DIR, DATA_FILES.motorcycles), 'utf8')) as VehiclesFile;
  const motorcycles = file.versions.map(([id]) => referenceData.findMotorcycle(id)!);
  const faultOf = async (code: string, licence: string) => {
    const checked = await checkRequest(judgeBody(motorcycleBody(code, licence), clock.today()));
    return checked.errores.find(({ campo }) => /^(?:vehicle\.code|driver\.driving_license_type)$/.test(campo));
  };

  it('is never refused on an estimated power: the customer chooses a version that the licence allows or does not', async () => {
    const estimated = motorcycles.filter(({ powerIsEstimated }) => powerIsEstimated);
    expect(estimated.length).toBeGreaterThan(500);
    for (const { id, displacementCc } of estimated) {
      for (const [licence, upToCc] of Object.entries(UP_TO_CC)) {
        const fault = await faultOf(id, licence);
        if (displacementCc > upToCc) expect(fault?.codigo).toBe('caso_no_soportado');
        else expect([id, licence, fault?.codigo ?? 'ambiguo']).toEqual([id, licence, 'ambiguo']);
      }
    }
  });

  it('leads to a version of the motorcycle that it allows', async () => {
    const asked = motorcycles.filter(({ powerIsEstimated, powerKw }) => powerIsEstimated && powerKw > 35);
    for (const { id } of asked) {
      const fault = await faultOf(id, 'A2');
      const codes = fault!.valores!.map((value) => (value as { valor: string }).valor);
      const faults = await Promise.all(codes.map((code) => faultOf(code, 'A2')));
      expect(new Set(faults.map((each) => each?.codigo))).toEqual(new Set([undefined, 'caso_no_soportado']));
    }
  });
});
