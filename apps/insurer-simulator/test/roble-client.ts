import { createHash, randomBytes } from 'node:crypto';
import { PASSWORD_DIGEST, ROBLE, SOAP, SOAP_ACTION, WSSE, WSU } from '../src/roble/namespaces';
import { nextReference } from './faro-client';

/** The elements of a message in their order; undefined ones are left out. */
export interface Content {
  readonly [name: string]: string | Content | undefined;
}

const PERSON = {
  TipoDocumento: '1',
  NumeroDocumento: '12345678Z',
  Nombre: 'Lucía',
  Apellido1: 'Ejemplo',
  Apellido2: 'Inventado',
  FechaNacimiento: '1985-04-12',
  Sexo: '2',
  EstadoCivil: '2',
  Nacionalidad: '724',
};
const ADDRESS = { TipoVia: 'CL', NombreVia: 'Mayor', NumeroVia: '1', CodigoPostal: '28013', Municipio: '28079' };
const HOLDER = { Persona: PERSON, Direccion: ADDRESS, SituacionLaboral: '01', Ocupacion: '2411' };
const OWNER = { EsTomador: 'S', Persona: PERSON };
const HISTORY = {
  Compania: 'C0109',
  Poliza: '123456789',
  Matricula: '1234MKF',
  AniosAsegurado: '15',
  AniosCompania: '3',
  AniosSinSiniestros: '6',
  SiniestrosCulpa5Anios: '0',
};

export const ROBLE_CAR = {
  Coche: {
    Matricula: '1234MKF',
    CodigoVersion: 'CVJG25SQP021',
    Marca: 'SEAT',
    Modelo: 'Ibiza',
    Version: '1.0 MPI 80 CV',
    Cilindrada: '999',
    PotenciaKw: '59',
    Combustible: '01',
    FechaMatriculacion: '2023-09-14',
    FormaAdquisicion: '2',
    FechaCompra: '2023-09-14',
    Uso: '01',
    Kilometros: '15',
    Estacionamiento: '2',
    ValorNuevoCentimos: '1937500',
  },
  Conductor: {
    EsTomador: 'S',
    Persona: PERSON,
    Permiso: { Tipo: '02', FechaExpedicion: '2004-07-20', Pais: '724' },
    AseguradoAntes: 'S',
    Historial: HISTORY,
    Multas: '00',
    PuntosPerdidos: 'N',
  },
  Propietario: OWNER,
} as const;

const ROBLE_MOTORCYCLE = {
  Moto: {
    Matricula: '4321LXT',
    CodigoVersion: 'MVGW5TPGDCJT',
    Marca: 'Honda',
    Modelo: 'CB500F',
    Version: '500 46 CV',
    Cilindrada: '471',
    PotenciaKw: '34.5',
    Motor: 'C',
    FechaMatriculacion: '2022-05-03',
    FechaCompra: '2022-05-03',
    KilometrosAnio: '6000',
    Estacionamiento: '2',
    CodigoPostalCirculacion: '28013',
    MunicipioCirculacion: '28079',
  },
  Conductor: {
    EsTomador: 'S',
    Persona: PERSON,
    Permiso: { Tipo: '13', FechaExpedicion: '2017-05-20', Zona: '1' },
    Experiencia: '1',
    AseguradoAntes: 'S',
    Historial: HISTORY,
  },
  Propietario: OWNER,
} as const;

const ROBLE_HOME = {
  Vivienda: {
    Direccion: ADDRESS,
    SuperficieM2: '88',
    AnioConstruccion: '1998',
    Habitaciones: '3',
    Regimen: '1',
    Ocupacion: '1',
    TipoVivienda: '11',
    Entorno: '1',
    Materiales: '1',
    Calidad: '2',
    Alarma: '0',
    PuertaBlindada: 'S',
    ContinenteCentimos: '9500000',
    ContenidoCentimos: '2500000',
    FormaIndemnizacion: 'VR',
  },
} as const;

const RISKS = {
  HOG: { RiesgoHogar: ROBLE_HOME },
  AUT: { RiesgoAuto: ROBLE_CAR },
  MOT: { RiesgoMoto: ROBLE_MOTORCYCLE },
} as const;
export type RobleLine = keyof typeof RISKS;

/** Makes a message for a line, with its own reference unless the changes have one. */
export function robleMessage(line: RobleLine, changes: Content = {}, reference = nextReference()): Content {
  return {
    Cabecera: { CodigoMediador: 'M0001', IdTransaccion: reference },
    Ramo: line,
    FechaEfecto: '2026-12-01',
    Tomador: HOLDER,
    ...RISKS[line],
    ...changes,
  };
}

export interface Security {
  readonly username?: string;
  readonly password?: string;
  readonly nonce?: Buffer;
  /** In milliseconds; now when absent. */
  readonly createdMs?: number;
}

/** Makes a UsernameToken as in the WSDL. */
export function security({
  username = 'cotiza',
  password = 'simulated-password',
  nonce = randomBytes(16),
  createdMs = Date.now(),
}: Security = {}): string {
  const created = new Date(createdMs).toISOString().replace(/\.\d+/, '');
  const digest = createHash('sha1').update(nonce).update(`${created}${password}`).digest('base64');
  return (
    `<wsse:Security xmlns:wsse="${WSSE}" xmlns:wsu="${WSU}" soap:mustUnderstand="1"><wsse:UsernameToken>` +
    `<wsse:Username>${username}</wsse:Username><wsse:Password Type="${PASSWORD_DIGEST}">${digest}</wsse:Password>` +
    `<wsse:Nonce>${nonce.toString('base64')}</wsse:Nonce><wsu:Created>${created}</wsu:Created>` +
    '</wsse:UsernameToken></wsse:Security>'
  );
}

export function envelope(message: Content, header = security()): string {
  return (
    `<?xml version="1.0" encoding="UTF-8"?><soap:Envelope xmlns:soap="${SOAP}"><soap:Header>${header}</soap:Header>` +
    `<soap:Body><r:CalcularPrimaPeticion xmlns:r="${ROBLE}">${written(message)}</r:CalcularPrimaPeticion></soap:Body>` +
    '</soap:Envelope>'
  );
}

function written(content: Content): string {
  return Object.entries(content)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `<r:${name}>${typeof value === 'string' ? value : written(value!)}</r:${name}>`)
    .join('');
}

interface RobleCall {
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/** Sends a message unchanged. */
export function sendToRoble(url: string, body: string, call: RobleCall = {}): Promise<Response> {
  return fetch(`${url}/i/roble-a${call.path ?? '/servicios/tarificacion'}`, {
    method: 'POST',
    signal: call.signal,
    headers: { 'content-type': 'text/xml; charset=utf-8', soapaction: `"${SOAP_ACTION}"`, ...call.headers },
    body,
  });
}
