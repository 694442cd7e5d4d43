import type { Json } from '../reading/json';

/** The doors that agents come through; of MCP, the newest revision of each of its two eras. */
export const DOORS = ['rest', 'mcp-2025-11-25', 'mcp-2026-07-28'] as const;
export type DoorName = (typeof DOORS)[number];

/** An answer as a model reads it. */
export interface Answer {
  readonly said: string;
  /** The answer as data, where the model reads JSON. */
  readonly data?: unknown;
  readonly isRefused: boolean;
  /** The whole answer, with the parts that the model does not see. */
  readonly whole: string;
}

export type Operation = 'requisitos' | 'catalogo' | 'estimar' | 'comprobar' | 'cotizar' | 'detalle';

export interface DoorCall {
  readonly operation: Operation;
  readonly ramo: string;
  /** The parameters of a catalogue or of a detail, or the body. */
  readonly sent: Json;
  /** The key of a quotation. */
  readonly key?: string;
}

/** A way into the service. */
export interface Door {
  /** The tools that a model is given at the start. */
  readonly tools: readonly ToolSeen[];
  call(call: DoorCall): Promise<Answer>;
  close(): Promise<void>;
}

export interface ToolSeen {
  readonly name: string;
  readonly description?: string;
  readonly inputSchema: Json;
}

export interface DoorContext {
  /** Base address of the service. */
  readonly url: string;
  readonly fetch: typeof fetch;
  /** Waits as long as the service asks for. */
  readonly wait: (seconds: number) => Promise<void>;
}

const MOST_RETRIES = 5;
const LONGEST_WAIT_SECONDS = 120;

/** Calls again after the seconds that a refusal names, up to a limit. */
export async function withRetries<A>(
  wait: DoorContext['wait'],
  call: () => Promise<A>,
  secondsIn: (answer: A) => number | undefined,
): Promise<A> {
  for (let times = 0; ; times += 1) {
    const answer = await call();
    const seconds = secondsIn(answer);
    if (seconds === undefined || seconds > LONGEST_WAIT_SECONDS || times === MOST_RETRIES) return answer;
    await wait(seconds);
  }
}

/** Repeats a refused request after the seconds of its `Retry-After`. */
export const patientFetch =
  ({ fetch, wait }: DoorContext): typeof globalThis.fetch =>
  (input, init) =>
    withRetries(
      wait,
      () => fetch(input, init),
      ({ status, headers }) => {
        const seconds = headers.get('retry-after');
        return status >= 429 && seconds !== null ? Number(seconds) : undefined;
      },
    );
