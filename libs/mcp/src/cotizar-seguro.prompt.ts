import { ANY_RAMO, lineOfRamo, LINES, messageFor, quotingToolOf, RAMOS, type InsuranceLine } from '@cotiza/contract';
import { ProtocolError, ProtocolErrorCode, type GetPromptResult } from '@modelcontextprotocol/server';
import type { ClientOptions } from './profiles/profile';
import { THROWN } from './text/plain-error';

/** A prompt that a person picks to get a quote. */
export const cotizar_seguro = {
  name: 'cotizar_seguro',
  title: 'Cotizar un seguro',
  description: `Guía la conversación para conseguir precios de un seguro de ${ANY_RAMO}.`,
  arguments: [{ name: 'ramo', description: `Qué se quiere asegurar: ${RAMOS.join(', ')}.`, required: true }],
};

export function promptText(line: InsuranceLine): string {
  const { name } = LINES[line];
  return [
    `Quiero precios de un ${name.toLowerCase()}. Ayúdame a conseguirlos con las herramientas de Cotiza.`,
    'Antes de enviar nada dime que mis datos se comparten con el servicio para calcular los precios. No inventes ni supongas ninguna respuesta.',
    `Hazme todas estas preguntas en un solo mensaje y, cuando te responda, busca los valores con consultar_catalogo y llama a ${quotingToolOf(line)}:`,
    messageFor(line),
  ].join('\n\n');
}

/** Returns the prompts of a client: the questions of a quotation are about who the customer is. */
export const promptsFor = ({ isForDirectory }: Pick<ClientOptions, 'isForDirectory'>) =>
  isForDirectory ? [] : [cotizar_seguro];

/**
 * Returns a prompt with its arguments filled in.
 *
 * @param prompts those of the client
 * @throws ProtocolError when the prompt or the argument does not exist
 */
export function getPrompt(
  name: string,
  args: Readonly<Record<string, string>>,
  prompts: readonly { readonly name: string }[] = [cotizar_seguro],
): GetPromptResult {
  if (!prompts.some((prompt) => prompt.name === name)) {
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, THROWN.unknownPrompt);
  }
  const line = lineOfRamo(args.ramo);
  if (!line) throw new ProtocolError(ProtocolErrorCode.InvalidParams, THROWN.wrongLine);
  return {
    description: cotizar_seguro.description,
    messages: [{ role: 'user', content: { type: 'text', text: promptText(line) } }],
  };
}
