import type { Fields } from '@cotiza/kernel';
import { changed, recorded } from './recorded';
import type { Simulator } from './running-simulator';

const read = (file: string) => JSON.parse(recorded('faro', file)) as Fields;

/** A valid request for each line. */
export const FARO_REQUESTS = {
  hogar: read('petition-home.json'),
  auto: read('petition-car.json'),
  moto: read('petition-motorcycle.json'),
} as const;

export type FaroLine = keyof typeof FARO_REQUESTS;

/** The estimate in each of them. */
const FARO_ESTIMATES: Readonly<Record<FaroLine, Fields>> = {
  hogar: read('estimate-home.json'),
  auto: read('estimate-car.json'),
  moto: read('estimate-motorcycle.json'),
};

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

/** Requests a quotation with a token, with changes by path, under a new reference unless they have one. */
export function askFaro(url: string, token: string, line: FaroLine, changes: Fields = {}, call: FaroCall = {}) {
  return send(
    url,
    token,
    `presupuestos/${line}`,
    changed(FARO_REQUESTS[line], { referencia: nextReference(), ...changes }),
    call,
  );
}

/** Requests an estimate in the same way. */
export function estimateWithFaro(url: string, token: string, line: FaroLine, changes: Fields = {}) {
  return send(
    url,
    token,
    `estimaciones/${line}`,
    changed(FARO_ESTIMATES[line], { referencia: nextReference(), ...changes }),
  );
}

function send(url: string, token: string, path: string, request: Fields, call: FaroCall = {}) {
  const key = String(request.referencia) + (request.respuestas === undefined ? '' : '-R');
  return fetch(`${url}/i/${call.id ?? 'faro-a'}/v2/${path}`, {
    method: 'POST',
    signal: call.signal,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': key,
      ...call.headers,
    },
    body: JSON.stringify(request),
  });
}
