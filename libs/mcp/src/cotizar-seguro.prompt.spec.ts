import { INSURANCE_LINES, LINES, messageFor } from '@cotiza/contract';
import { ProtocolErrorCode } from '@modelcontextprotocol/server';
import { getPrompt } from './cotizar-seguro.prompt';

it.each(INSURANCE_LINES)('asks everything that %s needs, in one message of the person', (line) => {
  const { messages } = getPrompt('cotizar_seguro', { ramo: LINES[line].ramo });
  expect(messages).toHaveLength(1);
  expect(messages[0]).toMatchObject({ role: 'user', content: { type: 'text' } });
  const { text } = messages[0]!.content as { text: string };
  expect(text).toContain(messageFor(line));
  expect(text).toContain(`cotizar_${LINES[line].ramo}`);
  expect(text).toContain('mis datos se comparten');
});

it.each([
  ['cotizar_seguro', {}],
  ['cotizar_seguro', { ramo: 'zxmarca' }],
  ['cotizar_seguro', { ramo: 'Coche' }],
  ['cotizar_seguro', { ramo: '__proto__' }],
  ['zxmarca', { ramo: 'coche' }],
  ['constructor', {}],
])('refuses %s with %j, without repeating it', (name, args) => {
  const error = { code: ProtocolErrorCode.InvalidParams, message: expect.not.stringContaining('zxmarca') as string };
  expect(() => getPrompt(name, args)).toThrow(expect.objectContaining(error));
});
