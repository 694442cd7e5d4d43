import { MCP } from '../cases/addresses';
import { headerOf } from '../wire/answer';
import { isObject, parsed, pathOf, type Judge } from './judge';
import { messageTexts } from './marks.judge';
import { refusalBodyFaults } from './refusal.judge';

const INTERNAL_ERROR = -32603;
const REFUSAL_META = 'cotiza/rechazo';

/** Every message of an answer of MCP is one of JSON-RPC, none is an internal error, and refusals of tools are whole. */
export const judgeMcp: Judge = ({ answer, request }) => {
  const isAnswer = pathOf(request) === MCP && request?.method === 'POST' && answer.body.length > 0;
  if (!isAnswer) return [];
  const texts = messageTexts(answer.body.toString());
  const requestId = headerOf(answer, 'x-request-id');
  return texts.flatMap((text) => messageFaults(parsed(text), answer.status, requestId));
};

function messageFaults(message: unknown, status: number, requestId: string | undefined): string[] {
  if (!isObject(message)) return ['a message of MCP is no JSON object'];
  if (message.jsonrpc !== '2.0') return status >= 400 ? [] : ['a message of MCP is none of JSON-RPC'];
  const { error, result } = message;
  if (isObject(error) && error.code === INTERNAL_ERROR) return ['an internal error of MCP'];
  if (!isObject(result) || result.isError !== true) return [];
  const meta = isObject(result._meta) ? result._meta[REFUSAL_META] : undefined;
  return isObject(meta) ? refusalBodyFaults(meta, requestId) : ['a refusal of a tool is without its body'];
}
