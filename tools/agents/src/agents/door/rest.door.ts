import { patientFetch, type Door, type DoorCall, type DoorContext, type Answer } from './door';

const PATHS = { estimar: 'estimaciones', comprobar: 'comprobaciones', cotizar: 'cotizaciones' } as const;
const BASE = '/api/agent';

/** Opens the REST interface: its answers are JSON, and it has no tools. */
export const restDoor = (context: DoorContext): Door => ({
  tools: [],
  call: async (call) => {
    const response = await patientFetch(context)(...requestOf(context.url, call));
    const whole = await response.text();
    return { said: whole, data: JSON.parse(whole) as unknown, isRefused: !response.ok, whole } satisfies Answer;
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
