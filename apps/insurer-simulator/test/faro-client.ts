import type { Simulator } from './running-simulator';

const PERSON = {
  tipoDocumento: 'NIF',
  numeroDocumento: '12345678Z',
  nombre: 'Lucía',
  apellido1: 'Ejemplo',
  apellido2: 'Inventado',
  fechaNacimiento: '1985-04-12',
  sexo: 'M',
  estadoCivil: 'CAS',
  nacionalidad: 'ES',
};

const ADDRESS = {
  tipoVia: 'CALLE',
  nombreVia: 'Mayor',
  numeroVia: '1',
  codigoPostal: '28013',
  municipio: '28079',
};

const HOLDER = { persona: PERSON, domicilio: ADDRESS, situacionLaboral: 'CTA_AJENA', ocupacion: '2411' };
const SHARED = { fechaEfecto: '2026-12-01', tomador: HOLDER };
const HISTORY = {
  aseguradoAntes: true,
  compania: 'C0109',
  poliza: '123456789',
  matricula: '1234MKF',
  aniosAsegurado: 15,
  aniosCompania: 3,
  aniosSinSiniestros: 6,
  siniestrosCulpa5Anios: 0,
};
const OWNER = { esTomador: true, persona: PERSON };

/** A valid request for each line. */
export const FARO_REQUESTS = {
  hogar: {
    ...SHARED,
    vivienda: {
      domicilio: ADDRESS,
      superficie: 88,
      anioConstruccion: 1998,
      anioReforma: null,
      habitaciones: 3,
      regimen: 'PROPIETARIO_RESIDENTE',
      ocupacion: 'HABITUAL',
      tipo: 'PISO_INTERMEDIO',
      entorno: 'CASCO_URBANO',
      materiales: 'INCOMBUSTIBLE',
      calidad: 'N',
      alarma: 'NINGUNA',
      puertaBlindada: true,
      capitalContinente: '95000.00',
      capitalContenido: '25000.00',
      formaIndemnizacion: 'VALOR_REPOSICION',
    },
  },
  auto: {
    ...SHARED,
    vehiculo: {
      matricula: '1234MKF',
      idVersion: 'CVJG25SQP021',
      marca: 'SEAT',
      modelo: 'Ibiza',
      version: '1.0 MPI 80 CV',
      cilindrada: 999,
      potenciaKw: 59,
      combustible: 'G',
      fechaMatriculacion: '2023-09-14',
      formaAdquisicion: 'NUEVO',
      fechaCompra: '2023-09-14',
      uso: 'PARTICULAR',
      kilometros: 'K15',
      estacionamiento: 'GARAJE_COMUNITARIO',
      valorNuevo: '19375.00',
    },
    conductor: {
      esTomador: true,
      persona: PERSON,
      permiso: { tipo: 'B', fechaExpedicion: '2004-07-20', pais: 'ES' },
      historial: HISTORY,
      multas: '0',
      puntosPerdidos: false,
    },
    propietario: OWNER,
  },
  moto: {
    ...SHARED,
    vehiculo: {
      matricula: '4321LXT',
      idVersion: 'MVGW5TPGDCJT',
      marca: 'Honda',
      modelo: 'CB500F',
      version: '500 46 CV',
      cilindrada: 471,
      potenciaKw: 34.5,
      motor: 'COMBUSTION',
      fechaMatriculacion: '2022-05-03',
      fechaCompra: '2022-05-03',
      kilometros: 6000,
      estacionamiento: 'GARAJE_COMUNITARIO',
      valorNuevo: null,
      circulacion: { codigoPostal: '28013', municipio: '28079' },
    },
    conductor: {
      esTomador: true,
      persona: PERSON,
      permiso: { tipo: 'A2', fechaExpedicion: '2017-05-20', zona: 'ESPANA' },
      experiencia: 'ESTA_MOTO',
      motoAnterior: null,
      historial: HISTORY,
    },
    propietario: OWNER,
  },
} as const;

export type FaroLine = keyof typeof FARO_REQUESTS;

const { domicilio: _street, ...DWELLING } = FARO_REQUESTS.hogar.vivienda;
const { matricula: _plate, formaAdquisicion: _form, fechaCompra: _bought, ...CAR } = FARO_REQUESTS.auto.vehiculo;
const { matricula: _otherPlate, fechaCompra: _otherBought, ...MOTORCYCLE } = FARO_REQUESTS.moto.vehiculo;
const ZONE = { codigoPostal: '28013', municipio: '28079' };
const BORN = { fechaNacimiento: PERSON.fechaNacimiento };
const CLAIMS = { aseguradoAntes: true, aniosSinSiniestros: 6, siniestrosCulpa5Anios: 0 };

/** The estimate in each of them. */
export const FARO_ESTIMATES = {
  hogar: { fechaEfecto: '2026-12-01', vivienda: { ...DWELLING, zona: ZONE } },
  auto: {
    fechaEfecto: '2026-12-01',
    tomador: { ...BORN, zona: ZONE, situacionLaboral: 'CTA_AJENA' },
    vehiculo: CAR,
    conductor: {
      ...BORN,
      permiso: { fechaExpedicion: '2004-07-20' },
      historial: CLAIMS,
      multas: '0',
      puntosPerdidos: false,
    },
  },
  moto: {
    fechaEfecto: '2026-12-01',
    tomador: BORN,
    vehiculo: MOTORCYCLE,
    conductor: {
      ...BORN,
      permiso: { tipo: 'A2', fechaExpedicion: '2017-05-20' },
      experiencia: 'ESTA_MOTO',
      historial: CLAIMS,
    },
  },
} as const;

interface FaroCall {
  readonly id?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/** Requests a token of an insurer. */
export async function faroToken({ url }: Pick<Simulator, 'url'>, id = 'faro-a'): Promise<string> {
  const response = await askForToken(url, {}, id);
  return ((await response.json()) as { access_token: string }).access_token;
}

export function askForToken(url: string, changes: RequestInit = {}, id = 'faro-a'): Promise<Response> {
  return fetch(`${url}/i/${id}/oauth/token`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from('cotiza:simulated-secret').toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials&scope=presupuestos',
    ...changes,
  });
}

let references = 0;

/** Returns a new reference: an insurer does not price a reference twice. */
export const nextReference = (): string => `COT-${String(++references).padStart(10, '0')}`;

/** Requests a quotation with a token, under a new reference unless the request has one. */
export function askFaro(url: string, token: string, line: FaroLine, request: object = {}, call: FaroCall = {}) {
  return send(url, token, `presupuestos/${line}`, { ...FARO_REQUESTS[line], ...request }, call);
}

/** Requests an estimate in the same way. */
export function estimateWithFaro(url: string, token: string, line: FaroLine, request: object = {}) {
  return send(url, token, `estimaciones/${line}`, { ...FARO_ESTIMATES[line], ...request });
}

function send(url: string, token: string, path: string, data: object, call: FaroCall = {}) {
  const body = { referencia: nextReference(), ...data };
  return fetch(`${url}/i/${call.id ?? 'faro-a'}/v2/${path}`, {
    method: 'POST',
    signal: call.signal,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': body.referencia,
      ...call.headers,
    },
    body: JSON.stringify(body),
  });
}
