import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DATA_FILES, EMBEDDED_DATA_DIR, loadCatalogues, type VehiclesFile } from '@cotiza/catalogues';
import { exampleBody, judgeBody } from '@cotiza/contract';
import { embeddedQuoting } from './embedded-quoting';

const { catalogueAnswers, checkRequest, requestQuote, clock } = embeddedQuoting();

/** Above it, the power alone makes some embedded insurer decline. */
const ORDINARY_KW = 200;

interface Version {
  readonly valor: string;
  readonly etiqueta: string;
  readonly combustible: string;
  readonly potencia_kw: number;
  readonly desde: number | null;
  readonly hasta: number | null;
  readonly precio: number | null;
  readonly origen_precio: string | null;
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

async function insurersOf(body: Record<string, unknown>): Promise<{ insurers: number; prices: readonly number[] }> {
  const answer = await requestQuote(judgeBody(body, clock.today()), { requestId: 'r' });
  if ('refusal' in answer) throw new Error(JSON.stringify(answer.refusal.faults));
  const { ofertas } = answer.result;
  return {
    insurers: new Set(ofertas.map(({ aseguradora }) => aseguradora)).size,
    prices: ofertas.map(({ precio }) => precio),
  };
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

/** The number of results that a person reads. */
const READ = 5;

/** Returns the first values that a search finds. */
const found = (ramo: string, texto: string) => values({ tipo: 'vehicle-versions', ramo, texto }).slice(0, READ);

describe('cars that people have', () => {
  it.each([
    ['seat ibiza 1.9 tdi 2006', /^SEAT Ibiza .*1\.9 TDI/, 'Diesel'],
    ['seat leon 1.6 tdi 2012', /^SEAT León .*1\.6 TDI/, 'Diesel'],
    ['vw golf 2.0 tdi 2009', /^Volkswagen Golf .*2\.0 TDI/, 'Diesel'],
    ['renault megane 1.5 dci 2010', /^Renault Mégane .*1\.5 dCi/, 'Diesel'],
    ['citroen c4 hdi 2008', /^Citroën C4 .*HDi/, 'Diesel'],
    ['peugeot 206 gasolina 2003', /^Peugeot 206 /, 'Gasoline'],
    ['peugeot 308 diesel 2015', /^Peugeot 308 /, 'Diesel'],
    ['ford focus 1.6 tdci 2007', /^Ford Focus .*1\.6 TDCi/, 'Diesel'],
    ['opel corsa 1.3 cdti 2011', /^Opel Corsa .*1\.3 CDTI/, 'Diesel'],
    ['opel astra gasolina 2005', /^Opel Astra /, 'Gasoline'],
    ['toyota auris híbrido 2014', /^Toyota Auris .*híbrido/, 'Hybrid'],
    ['toyota corolla híbrido 2020', /^Toyota Corolla /, 'Hybrid'],
    ['nissan qashqai diesel 2016', /^Nissan Qashqai /, 'Diesel'],
    ['hyundai i30 gasolina 2013', /^Hyundai i30 /, 'Gasoline'],
    ['kia ceed gasolina 2018', /^Kia Ceed /, 'Gasoline'],
    ['dacia sandero gasolina 2016', /^Dacia Sandero /, 'Gasoline'],
    ['dacia duster diesel 2019', /^Dacia Duster /, 'Diesel'],
    ['bmw 320d 2008', /^BMW Serie 3 .*320d/, 'Diesel'],
    ['mercedes c 220 cdi 2010', /^Mercedes-Benz Clase C .*220 CDI/, 'Diesel'],
    ['audi a3 2.0 tdi 2012', /^Audi A3 .*2\.0 TDI/, 'Diesel'],
    ['audi a4 diésel 2007', /^Audi A4 /, 'Diesel'],
    ['fiat punto gasolina 2004', /^Fiat Punto /, 'Gasoline'],
    ['fiat 500 gasolina 2017', /^Fiat 500 /, 'Gasoline'],
    ['mini cooper gasolina 2015', /^Mini .*Cooper/, 'Gasoline'],
    ['citroen xsara picasso diesel 2003', /^Citroën Xsara Picasso /, 'Diesel'],
    ['renault clio gasolina 2001', /^Renault Clio /, 'Gasoline'],
    ['renault scenic diesel 2009', /^Renault Scénic /, 'Diesel'],
    ['mazda 3 gasolina 2015', /^Mazda Mazda3 |^Mazda3 /, 'Gasoline'],
    ['tesla model 3 eléctrico 2021', /^Tesla Model 3 /, 'Electric'],
    ['volvo xc60 diesel 2018', /^Volvo XC60 /, 'Diesel'],
  ])('finds %s by these words, which every insurer of its power quotes', async (texto, name, fuel) => {
    const year = Number(texto.slice(-4));
    const version = found('coche', texto).find(
      ({ etiqueta, combustible, desde, hasta }) =>
        name.test(etiqueta) && combustible === fuel && desde !== null && desde <= year && (hasta ?? year) >= year,
    )!;
    expect(version).toMatchObject({ combustible: fuel, potencia_kw: expect.any(Number), precio: expect.any(Number) });
    const { insurers, prices } = await insurersOf(carBody(version.valor, year));
    expect(insurers).toBeGreaterThanOrEqual(version.potencia_kw <= ORDINARY_KW ? 5 : 1);
    expect(Math.min(...prices)).toBeGreaterThan(100);
    expect(Math.max(...prices)).toBeLessThan(5000);
  });

  it('is quoted by its class where it is not listed: of a model, of a brand, of any', async () => {
    for (const [brand, model] of [
      ['SEAT', 'Ibiza'],
      ['SEAT', 'Otro modelo'],
      ['Otra marca', 'Otro modelo'],
    ] as const) {
      const version = walk('coche', brand, model).find(
        ({ generica, combustible }) => generica && combustible === 'Diesel',
      )!;
      expect(version).toMatchObject({ origen_precio: 'estimado', desde: null, hasta: null });
      expect((await insurersOf(carBody(version.valor, 1999))).insurers).toBe(4);
    }
  });
});

describe('motorcycles that people have', () => {
  it.each([
    ['honda pcx 125', /^Honda PCX125 /, 'B'],
    ['kymco agility 125', /^Kymco Agility .*125 /, 'B'],
    ['piaggio vespa 125', /^Vespa .*125 /, 'A1'],
    ['yamaha xmax 250', /^Yamaha X-MAX 250 /, 'A2'],
    ['yamaha mt07', /^Yamaha MT-07 /, 'A'],
    ['bmw r1200gs', /^BMW R 1200 GS /, 'A'],
    ['kawasaki z900', /^Kawasaki Z900 /, 'A'],
    ['suzuki burgman 125', /^Suzuki Burgman 125 /, 'B'],
    ['sym symphony 125', /^SYM Symphony 125 /, 'A1'],
    ['honda cb500', /^Honda CB500F? /, 'A2'],
  ])('finds %s by these words, which is quoted', async (texto, name, licence) => {
    const version = found('moto', texto).find(({ etiqueta }) => name.test(etiqueta))!;
    expect(version).toMatchObject({ combustible: 'Gasoline', potencia_kw: expect.any(Number) });
    const { insurers, prices } = await insurersOf(motorcycleBody(version.valor, licence));
    expect(insurers).toBeGreaterThanOrEqual(4);
    expect(Math.max(...prices)).toBeLessThan(5000);
  });

  it('judges the licence by the figures of a class', async () => {
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

  it.each(['benelli trk 502', 'voge 525dsx', 'bmw f 900 r limitada'])('A2 allows a %s', async (texto) => {
    expect(await faultOf(found('moto', texto)[0]!.valor, 'A2')).toBeUndefined();
  });
});
