/** Changes each object and each text of an answer, given the request. */
export interface Plant {
  readonly object?: (value: Record<string, unknown>, sent: string) => void;
  readonly text?: (text: string, sent: string) => string;
}

/** Returns a `fetch` whose answers have the planted fault. */
export const spoiled =
  (plant: Plant): typeof fetch =>
  async (input, init) => {
    const response = await fetch(input, init);
    const type = response.headers.get('content-type') ?? '';
    if (!/json|event-stream/.test(type)) return response;
    const sent = typeof init?.body === 'string' ? init.body : String(input instanceof Request ? input.url : input);
    const spoil = (json: string) => (json === '' ? json : JSON.stringify(planted(JSON.parse(json), plant, sent)));
    const body = await response.text();
    const changed = type.includes('json')
      ? spoil(body)
      : body.replace(/^data: (.*)$/gm, (_, json: string) => `data: ${spoil(json)}`);
    const headers = new Headers(response.headers);
    headers.delete('content-length');
    return new Response(changed, { status: response.status, headers });
  };

function planted(value: unknown, plant: Plant, sent: string): unknown {
  if (typeof value === 'string') return plant.text?.(value, sent) ?? value;
  if (Array.isArray(value)) return value.map((one) => planted(one, plant, sent));
  if (typeof value !== 'object' || value === null) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, planted(one, plant, sent)]));
  plant.object?.(copy, sent);
  return copy;
}
