import { ProtocolError, ProtocolErrorCode, type GetPromptResult } from '@modelcontextprotocol/server';
import { lineOfRamo } from '@cotiza/contract';
import { cotizar_seguro, promptText } from '../prompts/cotizar-seguro.prompt';
import { THROWN } from '../text/protocol-texts';

/** A prompt with its arguments filled in. @throws ProtocolError when the prompt or the argument does not exist */
export function getPrompt(name: string, args: Readonly<Record<string, string>>): GetPromptResult {
  if (name !== cotizar_seguro.name) {
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, THROWN.unknownPrompt);
  }
  const line = lineOfRamo(args.ramo);
  if (!line) throw new ProtocolError(ProtocolErrorCode.InvalidParams, THROWN.wrongLine);
  return {
    description: cotizar_seguro.description,
    messages: [{ role: 'user', content: { type: 'text', text: promptText(line) } }],
  };
}
