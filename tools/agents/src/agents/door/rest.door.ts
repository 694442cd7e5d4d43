import { patiently, type Door, type DoorCall, type DoorSurroundings, type Heard } from './door';

const PATHS = { estimar: 'estimaciones', comprobar: 'comprobaciones', cotizar: 'cotizaciones' } as const;
const BASE = '/api/agent';

/** The door of plain HTTP. A model reads its JSON, and has no list of tools. */
export const restDoor = ({ url, fetch, wait }: DoorSurroundings): Door => ({
  tools: [],
  call: async (call) => {
    const response = await patiently(wait, () => fetch(...requestOf(url, call)), retryAfter);
    const whole = await response.text();
    return { said: whole, data: JSON.parse(whole) as unknown, isRefused: !response.ok, whole } satisfies Heard;
  },
  close: () => Promise.resolve(),
});

function requestOf(url: string, { operation, ramo, sent, key }: DoorCall): [string, RequestInit] {
  const query = (parameters: Readonly<Record<string, unknown>>) =>
    new URLSearchParams(
      Object.entries(parameters).map(([name, value]): [string, string] => [name, String(value)]),
    ).toString();
  if (operation === 'requisitos') return [`${url}${BASE}/requisitos?${query({ ramo })}`, {}];
  if (operation === 'catalogo') return [`${url}${BASE}/catalogo?${query(sent)}`, {}];
  if (operation === 'detalle') return [`${url}${BASE}/ofertas/${encodeURIComponent(String(sent.oferta_id))}`, {}];
  const path = PATHS[operation];
  const headers = { 'content-type': 'application/json', ...(key === undefined ? {} : { 'idempotency-key': key }) };
  return [`${url}${BASE}/${path}`, { method: 'POST', headers, body: JSON.stringify(sent) }];
}

function retryAfter({ status, headers }: Response): number | undefined {
  const seconds = headers.get('retry-after');
  return status >= 429 && seconds !== null ? Number(seconds) : undefined;
}
