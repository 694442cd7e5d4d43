/** A request, and what its limit had left after it. Instants are milliseconds since the epoch. */
export interface CountedRequest {
  readonly answeredAt: number;
  readonly limit: number;
  readonly left: number;
  /** The earliest instant at which the window of the limit may end. */
  readonly endsFrom: number;
}

const SECOND_MS = 1000;

export function countedRequest(
  headers: Headers,
  { askedAt, answeredAt }: { readonly askedAt: number; readonly answeredAt: number },
): CountedRequest {
  const of = (name: string) => Number(headers.get(`ratelimit-${name}`));
  // The header is rounded up to a second.
  const endsFrom = askedAt + (of('reset') - 1) * SECOND_MS;
  return { answeredAt, limit: of('limit'), left: of('remaining'), endsFrom };
}

/** Returns whether each request took one from the limit. The first one after a window takes it from the whole limit. */
export const areCountedOnce = (requests: readonly CountedRequest[]): boolean =>
  requests.slice(1).every(({ answeredAt, left, limit }, place) => {
    const before = requests[place];
    if (before === undefined) return false;
    return left === before.left - 1 || (left === limit - 1 && answeredAt >= before.endsFrom);
  });
