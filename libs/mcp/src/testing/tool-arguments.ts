import { exampleEstimate, INSURANCE_LINES, quotingToolOf, type InsuranceLine } from '@cotiza/contract';
import { bodyOf, EFFECTIVE_DAY, type BodyDraft } from '@cotiza/contract/testing';
import type { ToolArguments } from '../tool';

/** A body as the tool of its line takes it: without `insurance_line`. */
export function argumentsOf(draft: BodyDraft): ToolArguments {
  const { insurance_line: _line, ...args } = draft.build();
  return args;
}

/** By tool, arguments with which it answers, and the line they are about. */
export const VALID_CALLS: Readonly<Record<string, { readonly line: InsuranceLine; readonly args: ToolArguments }>> = {
  obtener_requisitos: { line: 'Home', args: { ramo: 'hogar' } },
  consultar_catalogo: { line: 'Home', args: { tipo: 'towns', codigo_postal: '28013' } },
  comprobar_datos: { line: 'Car', args: { ramo: 'coche', datos: argumentsOf(bodyOf('Car').without('holder.name')) } },
  detalle_de_oferta: { line: 'Car', args: { oferta_id: 'Zk3v0aQp9mXc1uYb7LrT2w.1' } },
  estimar_precio: { line: 'Home', args: { ramo: 'hogar', datos: exampleEstimate('Home', EFFECTIVE_DAY) } },
  ...Object.fromEntries(
    INSURANCE_LINES.map((line) => [quotingToolOf(line), { line, args: argumentsOf(bodyOf(line)) }]),
  ),
};
