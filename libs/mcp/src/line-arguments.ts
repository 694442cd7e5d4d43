import { lineOfRamo, RAMOS, requirementsFaults, type Fault, type InsuranceLine } from '@cotiza/contract';
import { objectIn } from './sent-arguments';
import type { ToolArguments } from './tool';

export type LineArguments =
  | { readonly line: InsuranceLine; readonly data: ToolArguments; readonly faults?: undefined }
  | { readonly faults: readonly Fault[]; readonly line?: undefined };

const NAMED_AT_MOST = 10;

export function lineArguments({ ramo, datos, ...others }: ToolArguments): LineArguments {
  const line = lineOfRamo(ramo);
  const data = objectIn(datos);
  const names = Object.keys(others);
  if (line && data && names.length === 0) return { line, data };
  return {
    faults: [
      ...(line ? [] : [ramo === undefined ? missingLine : requirementsFaults.notAllowed('ramo', ramo)]),
      ...(data ? [] : [noObject]),
      ...names.slice(0, NAMED_AT_MOST).map(undocumented),
    ],
  };
}

export const lineArgumentsSchema = (datos: string) => ({
  type: 'object',
  properties: {
    ramo: { type: 'string', enum: RAMOS, description: 'Ramo de los datos.' },
    datos: { type: 'object', description: datos },
  },
  required: ['ramo', 'datos'],
  additionalProperties: false,
});

const missingLine: Fault = {
  campo: 'ramo',
  codigo: 'falta',
  mensaje: `Indica el ramo: ${RAMOS.join(', ')}.`,
  valores: RAMOS,
};

const noObject: Fault = { campo: 'datos', codigo: 'tipo', mensaje: 'Los datos tienen que ser un objeto.' };

const undocumented = (name: string): Fault => ({
  campo: name.slice(0, 60),
  codigo: 'no_documentado',
  mensaje: 'Este argumento no existe: los datos van dentro de datos.',
});
