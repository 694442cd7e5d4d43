import { lineOfRamo, RAMOS, type Fault, type InsuranceLine } from '@cotiza/contract';
import type { ToolArguments } from './tool';

/** The arguments `ramo` and `datos` of a tool, or their faults. */
export type LineArguments =
  | { readonly line: InsuranceLine; readonly data: ToolArguments; readonly faults?: undefined }
  | { readonly faults: readonly Fault[]; readonly line?: undefined };

/** Arguments that are named at most. */
const NAMED_AT_MOST = 10;

export function lineArguments({ ramo, datos, ...others }: ToolArguments): LineArguments {
  const line = lineOfRamo(ramo);
  const data = dataIn(datos);
  const names = Object.keys(others);
  if (line && data && names.length === 0) return { line, data };
  return {
    faults: [
      ...(line ? [] : [unknownLine]),
      ...(data ? [] : [noObject]),
      ...names.slice(0, NAMED_AT_MOST).map(undocumented),
    ],
  };
}

/** The data of a body, as an object or as its JSON, in which vendors have it that take no object of any form. */
function dataIn(sent: unknown): ToolArguments | undefined {
  const data = typeof sent === 'string' ? parsed(sent) : sent;
  return typeof data === 'object' && data !== null && !Array.isArray(data) ? (data as ToolArguments) : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The two arguments, closed. */
export const lineArgumentsSchema = (datos: string) => ({
  type: 'object',
  properties: {
    ramo: { type: 'string', enum: RAMOS, description: 'Ramo de los datos.' },
    datos: { type: 'object', description: datos },
  },
  required: ['ramo', 'datos'],
  additionalProperties: false,
});

const unknownLine: Fault = {
  campo: 'ramo',
  codigo: 'valor_no_permitido',
  mensaje: `Indica el ramo: ${RAMOS.join(', ')}.`,
  valores: RAMOS,
};

const noObject: Fault = { campo: 'datos', codigo: 'tipo', mensaje: 'Los datos tienen que ser un objeto.' };

const undocumented = (name: string): Fault => ({
  campo: name.slice(0, 60),
  codigo: 'no_documentado',
  mensaje: 'Este argumento no existe: los datos van dentro de datos.',
});
