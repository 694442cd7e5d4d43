import { ProtocolError, ProtocolErrorCode, type GetPromptResult } from '@modelcontextprotocol/server';
import { cotizar_seguro, lineOf, promptText, RAMOS } from '../prompts/cotizar-seguro.prompt';

/** A prompt with its arguments filled in. @throws ProtocolError when the prompt or the argument does not exist */
export function getPrompt(name: string, args: Readonly<Record<string, string>>): GetPromptResult {
  if (name !== cotizar_seguro.name) {
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'No hay ningún prompt con ese nombre.');
  }
  const line = lineOf(args.ramo);
  if (!line)
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, `El argumento ramo es uno de: ${RAMOS.join(', ')}.`);
  return {
    description: cotizar_seguro.description,
    messages: [{ role: 'user', content: { type: 'text', text: promptText(line) } }],
  };
}
