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

export interface DoorCall {
  readonly operation:
    | 'requisitos'
    | 'catalogo'
    | 'estimar'
    | 'comprobar'
    | 'cotizar'
    | 'consultar_cotizacion'
    | 'detalle_de_oferta'
    | 'preparar_solicitud'
    | 'consultar_solicitud';
  readonly ramo: string;
  /** The parameters of a catalogue, the handle of something, or the body. */
  readonly sent: Json;
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
  readonly inputSchema: Json;
}
