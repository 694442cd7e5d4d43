import type { Json } from '../reading/json';

/** The doors that agents come through; of MCP, the newest revision of each of its two eras. */
export const DOORS = ['rest', 'mcp-2025-11-25', 'mcp-2026-07-28'] as const;
export type DoorName = (typeof DOORS)[number];

/** An answer as it reaches a model. */
export interface Heard {
  /** Every word that the model reads. */
  readonly said: string;
  /** The same as data, where it is JSON that the model reads. */
  readonly data?: unknown;
  readonly isRefused: boolean;
  /** Everything that came back, also what no model is shown. */
  readonly whole: string;
}

/** What can be asked of a door, in the order in which agents do. */
export const OPERATIONS = ['requisitos', 'catalogo', 'estimar', 'comprobar', 'cotizar', 'detalle'] as const;
export type Operation = (typeof OPERATIONS)[number];

/** What is asked of a door. */
export interface DoorCall {
  /** What is asked: each is the same at every door. */
  readonly operation: Operation;
  readonly ramo: string;
  /** The parameters of a catalogue or of a detail, or the body. */
  readonly sent: Json;
  /** The key of a quotation. */
  readonly key?: string;
}

/** A way into the service. */
export interface Door {
  /** What a model is given before it says anything: the tools with their schemas. */
  readonly tools: readonly ToolSeen[];
  call(call: DoorCall): Promise<Heard>;
  close(): Promise<void>;
}

/** A tool as its list shows it. */
export interface ToolSeen {
  readonly name: string;
  readonly description?: string;
  readonly inputSchema: Json;
}

/** What a door needs from outside. */
export interface DoorSurroundings {
  /** Base address of the service. */
  readonly url: string;
  readonly fetch: typeof fetch;
  /** Waits as long as the service asks for. */
  readonly wait: (seconds: number) => Promise<void>;
}

/** Times that a caller comes back when he is told to. */
const COMES_BACK = 5;
/** Longer waits are not sat out: whoever is told so gives up. */
const LONGEST_WAIT_SECONDS = 120;

/** Calls again while the answer says to come back in some seconds. */
export async function patiently<A>(
  wait: DoorSurroundings['wait'],
  call: () => Promise<A>,
  secondsIn: (answer: A) => number | undefined,
): Promise<A> {
  for (let times = 0; ; times += 1) {
    const answer = await call();
    const seconds = secondsIn(answer);
    if (seconds === undefined || seconds > LONGEST_WAIT_SECONDS || times === COMES_BACK) return answer;
    await wait(seconds);
  }
}
