import { queryFaults, startService, type RunningService } from './running-service';

let service: RunningService;
beforeAll(async () => (service = await startService()));
afterAll(() => service.close());

const CATALOGUE = '/api/agent/catalogo';
const SEAT = 'CBFGGYSMAW67';
const IBIZA = 'CMY07TEXAZ3S';

interface Values {
  readonly tipo: string;
  readonly total: number;
  readonly valores: readonly {
    readonly valor: unknown;
    readonly etiqueta: string;
    readonly [extra: string]: unknown;
  }[];
}

async function catalogue(query: string): Promise<Values> {
  const response = await service.get(`${CATALOGUE}?${query}`);
  expect(response.status).toBe(200);
  return (await response.json()) as Values;
}

const faultsOf = (path: string) => queryFaults(service, path);

/** The number of values of each catalogue, and one of them. */
const CATALOGUES: Readonly<Record<string, readonly [query: string, total: number, valor: unknown, etiqueta: string]>> =
  {
    '[Values of tipo / document-types]': ['tipo=document-types', 3, 'Nie', 'NIE'],
    '[Values of tipo / genders]': ['tipo=genders', 2, 'Female', 'Mujer'],
    '[Values of tipo / nationalities]': ['tipo=nationalities', 58, 'PRT', 'Portugal'],
    '[Values of tipo / marital-statuses]': ['tipo=marital-statuses', 5, 'UnmarriedPartner', 'Pareja de hecho'],
    '[Values of tipo / employment-statuses]': ['tipo=employment-statuses', 7, 'Student', 'Estudiante'],
    '[Values of tipo / home-property-types]': ['tipo=home-property-types', 5, 'GroundFloor', 'Bajo'],
    '[Values of tipo / home-build-materials]': [
      'tipo=home-build-materials',
      3,
      'NonCombustible',
      'Incombustibles (ladrillo, hormigón, piedra)',
    ],
    '[Values of tipo / home-occupancies]': ['tipo=home-occupancies', 2, 'SecondHome', 'Segunda residencia'],
    '[Values of tipo / home-locations]': ['tipo=home-locations', 3, 'Depopulated', 'Despoblado'],
    '[Values of tipo / home-build-qualities]': ['tipo=home-build-qualities', 4, 'Luxury', 'Lujo'],
    '[Values of tipo / home-alarm-types]': ['tipo=home-alarm-types', 3, 'NoAlarm', 'Sin alarma'],
    '[Values of tipo / home-door-types]': ['tipo=home-door-types', 2, true, 'Puerta blindada o acorazada'],
    '[Values of tipo / home-settlement-types]': [
      'tipo=home-settlement-types',
      2,
      'FirstRisk',
      'A primer riesgo (hasta el límite contratado)',
    ],
    '[Values of tipo / driving-license-types]': ['tipo=driving-license-types', 3, 'C1', 'C1'],
    '[Values of tipo / fuel-types]': ['tipo=fuel-types', 7, 'PlugInHybrid', 'Híbrido enchufable'],
    '[Values of tipo / car-use-types]': ['tipo=car-use-types', 3, 'Private', 'Particular'],
    '[Values of tipo / annual-km-options]': ['tipo=annual-km-options', 7, 'MoreThan30000km', 'Más de 30.000 km'],
    '[Values of tipo / car-parking-types]': ['tipo=car-parking-types', 3, 'NoGarage', 'En la calle'],
    '[Values of tipo / motorcycle-garage-types]': ['tipo=motorcycle-garage-types', 3, 'NoGarage', 'En la calle'],
    '[Values of tipo / motorcycle-driving-experience]': [
      'tipo=motorcycle-driving-experience',
      3,
      'OtherMotorcycle',
      'Con otra moto',
    ],
    '[Values of tipo / motorcycle-driving-license-types]': [
      'tipo=motorcycle-driving-license-types',
      6,
      'B',
      'B (coche)',
    ],
    '[Values of tipo / car-insurance-companies]': ['tipo=car-insurance-companies', 44, 'C0109', 'Allianz'],
    '[Values of tipo / motorcycle-insurance-companies]': [
      'tipo=motorcycle-insurance-companies',
      44,
      'MT-C0109',
      'Allianz',
    ],
    '[Values of tipo / motorcycle-engine-types]': ['tipo=motorcycle-engine-types', 2, 'Electric', 'Eléctrico'],
    '[Values of tipo / economic-occupations]': [
      'tipo=economic-occupations',
      502,
      '0011',
      'Oficiales de las fuerzas armadas',
    ],
    '[Values of tipo / home-uses]': ['tipo=home-uses', 3, 'Tenant', 'Inquilino'],
    '[Values of tipo / road-types]': ['tipo=road-types', 33, 'GranVia', 'Gran Vía'],
    '[Values of tipo / provinces]': ['tipo=provinces', 52, '42', 'Soria'],
    '[Values of tipo / towns]': ['tipo=towns&codigo_postal=28013', 1, 28079, 'Madrid'],
    '[Values of tipo / vehicle-brands]': ['tipo=vehicle-brands&ramo=coche', 91, SEAT, 'SEAT'],
    '[Values of tipo / vehicle-models]': [`tipo=vehicle-models&ramo=coche&marca=${SEAT}`, 14, IBIZA, 'Ibiza'],
    '[Values of tipo / vehicle-versions]': [
      `tipo=vehicle-versions&ramo=coche&marca=${SEAT}&modelo=${IBIZA}`,
      72,
      'CVJG25SQP021',
      '1.0 MPI 5 80 CV',
    ],
  };

it.each(Object.entries(CATALOGUES))('%s has its values with labels', async (_tag, [query, total, valor, etiqueta]) => {
  const answer = await catalogue(query);
  expect(answer.tipo).toBe(new URLSearchParams(query).get('tipo'));
  expect(answer.total).toBe(total);
  expect(answer.valores).toHaveLength(total);
  expect(answer.valores).toContainEqual(expect.objectContaining({ valor, etiqueta }));
});

it('[GET {base_url}/api/agent/catalogo / 200] covers every catalogue there is', () => {
  expect(Object.keys(CATALOGUES)).toHaveLength(32);
});

describe('what some values add', () => {
  const first = async (query: string) => (await catalogue(query)).valores[0]!;

  it('towns: the INE code and the province', async () => {
    expect(await first('tipo=towns&codigo_postal=28013')).toEqual({
      valor: 28079,
      etiqueta: 'Madrid',
      codigo_ine: '28079',
      provincia: 'Madrid',
    });
  });
  it('companies: their code', async () => {
    expect(Object.keys(await first('tipo=car-insurance-companies'))).toEqual(['valor', 'etiqueta', 'codigo']);
  });
  it('versions: fuel, displacement, power, years and price', async () => {
    expect(Object.keys(await first(`tipo=vehicle-versions&ramo=coche&marca=${SEAT}&modelo=${IBIZA}`))).toEqual([
      'valor',
      'etiqueta',
      'combustible',
      'cilindrada_cc',
      'potencia_kw',
      'desde',
      'hasta',
      'precio',
      'origen_precio',
      'anos_de_fuente',
    ]);
  });
});

describe('parameters', () => {
  it('[GET {base_url}/api/agent/catalogo / tipo] names the catalogue', async () => {
    expect(await faultsOf(CATALOGUE)).toEqual(['tipo falta']);
    expect(await faultsOf(`${CATALOGUE}?tipo=genero`)).toEqual(['tipo valor_no_permitido']);
  });
  it('[GET {base_url}/api/agent/catalogo / codigo_postal] lists the municipalities of a postal code', async () => {
    expect((await catalogue('tipo=towns&codigo_postal=03550')).total).toBeGreaterThan(0);
    expect(await faultsOf(`${CATALOGUE}?tipo=towns`)).toEqual(['codigo_postal falta']);
    expect(await faultsOf(`${CATALOGUE}?tipo=towns&codigo_postal=99999`)).toEqual(['codigo_postal formato']);
  });
  it('[GET {base_url}/api/agent/catalogo / ramo] selects the vehicle line', async () => {
    const brands = async (ramo: string) => (await catalogue(`tipo=vehicle-brands&ramo=${ramo}`)).valores;
    expect(await brands('coche')).not.toEqual(await brands('moto'));
    expect(await faultsOf(`${CATALOGUE}?tipo=vehicle-brands&ramo=hogar`)).toEqual(['ramo valor_no_permitido']);
  });
  it('[GET {base_url}/api/agent/catalogo / marca] filters by brand', async () => {
    expect(await faultsOf(`${CATALOGUE}?tipo=vehicle-models&ramo=coche`)).toEqual(['marca falta']);
    expect(await faultsOf(`${CATALOGUE}?tipo=vehicle-models&ramo=moto&marca=${SEAT}`)).toEqual(['marca desconocido']);
  });
  it('[GET {base_url}/api/agent/catalogo / modelo] filters by model', async () => {
    const query = `tipo=vehicle-versions&ramo=coche&marca=${SEAT}`;
    expect(await faultsOf(`${CATALOGUE}?${query}`)).toEqual(['modelo falta']);
    expect(await faultsOf(`${CATALOGUE}?${query}&modelo=OTRO`)).toEqual(['modelo desconocido']);
  });
  it('[GET {base_url}/api/agent/catalogo / motor] filters by engine', async () => {
    const models = `tipo=vehicle-models&ramo=coche&marca=${SEAT}`;
    const petrol = (await catalogue(`${models}&motor=Gasoline`)).total;
    expect(petrol).toBeGreaterThan(0);
    expect((await catalogue(`${models}&motor=Electric`)).total).toBeLessThan(petrol);
    expect(await faultsOf(`${CATALOGUE}?${models}&motor=Combustion`)).toEqual(['motor valor_no_permitido']);
  });
  it('texto finds a version without brand or model, and says whether there is more', async () => {
    const found = await catalogue('tipo=vehicle-versions&ramo=coche&texto=golf%201.6%20tdi%202015');
    expect(found.valores[0]!.etiqueta).toMatch(/^Volkswagen Golf 1\.6 TDI/);
    expect(Object.keys(found)).toEqual(['tipo', 'total', 'fuente', 'fecha', 'hay_mas', 'valores']);
    expect(found.total).toBe(found.valores.length);
    expect(await faultsOf(`${CATALOGUE}?tipo=vehicle-versions&texto=golf`)).toEqual(['ramo falta']);
    expect(await faultsOf(`${CATALOGUE}?tipo=genders&texto=mujer`)).toEqual(['texto no_documentado']);
  });
  it('[GET {base_url}/api/agent/catalogo / brands, models, versions] lead to a version step by step', async () => {
    const pick = async (query: string, label: string) =>
      (await catalogue(query)).valores.find(({ etiqueta }) => etiqueta === label)!.valor as string;
    const brand = await pick('tipo=vehicle-brands&ramo=moto', 'Honda');
    const model = await pick(`tipo=vehicle-models&ramo=moto&marca=${brand}`, 'CB500F');
    const versions = await catalogue(`tipo=vehicle-versions&ramo=moto&marca=${brand}&modelo=${model}`);
    expect(versions.valores).toContainEqual(
      expect.objectContaining({ valor: 'MVGW5TPGDCJT', combustible: 'Gasoline' }),
    );
  });

  it.each([
    ['tipo=genders&tipo=genders', ['tipo formato']],
    ['tipo=genders&codigo_postal=28013', ['codigo_postal no_documentado']],
    ['tipo=vehicle-models&ramo=barco', ['marca falta', 'ramo valor_no_permitido']],
    ['tipo=vehicle-versions&ramo=moto', ['marca falta', 'modelo falta']],
    ['tipo=genders&otro=1', ['otro no_documentado']],
    [
      '__proto__=1&tipo=genders&constructor=1&ramo=a&hasOwnProperty=1&ramo=b',
      [
        ...['__proto__', 'constructor', 'hasOwnProperty'].map((name) => `${name} no_documentado`),
        ...['ramo formato', 'ramo no_documentado'],
      ],
    ],
  ])('[GET {base_url}/api/agent/catalogo / 400] that are wrong are refused: %s', async (query, faults) => {
    expect(await faultsOf(`${CATALOGUE}?${query}`)).toEqual(faults);
  });
});

describe('the address that field descriptions name', () => {
  it('[GET {base_url}/api/agent/catalogo / the path under /api/v1] answers the same', async () => {
    const [one, other] = await Promise.all([
      service.get(`${CATALOGUE}?tipo=road-types`),
      service.get('/api/v1/catalog?type=road-types'),
    ]);
    expect(await other.text()).toBe(await one.text());
    expect(other.headers.get('etag')).toBe(one.headers.get('etag'));
  });

  it('speaks of type, not of tipo', async () => {
    expect(await faultsOf('/api/v1/catalog?tipo=road-types')).toEqual(['tipo no_documentado', 'type falta']);
  });
});
