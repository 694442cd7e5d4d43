import type { Door, DoorCall } from './door';

const PATHS = { estimar: 'estimaciones', comprobar: 'comprobaciones', cotizar: 'cotizaciones' } as const;

/** Opens the REST interface: its answers are JSON, and it has no tools. */
export const restDoor = (url: string): Door => ({
  tools: [],
  call: async (call) => {
    const response = await fetch(...requestOf(`${url}/api/agent`, call));
    const whole = await response.text();
    return { said: whole, data: JSON.parse(whole) as unknown, isRefused: !response.ok, whole };
  },
  close: () => Promise.resolve(),
});

function requestOf(base: string, { operation, ramo, sent }: DoorCall): [string, RequestInit] {
  if (operation === 'requisitos') return [`${base}/requisitos?ramo=${ramo}`, {}];
  if (operation === 'catalogo') return [`${base}/catalogo?${new URLSearchParams(sent as Record<string, string>)}`, {}];
  const headers = { 'content-type': 'application/json' };
  return [`${base}/${PATHS[operation]}`, { method: 'POST', headers, body: JSON.stringify(sent) }];
}
