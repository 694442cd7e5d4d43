import type { JsonObject } from '../model';
import { asSchema, inPairs, listOf, taken, textIn, type VendorApi } from './vendor-api';

/** The Gemini API of Google: `POST /v1beta/models/MODEL:generateContent`. */
export const gemini: VendorApi = {
  path: /^\/v1beta\/models\/[^/]+:generateContent$/,
  keyHeaders: ['x-goog-api-key'],

  read({ tools, contents }) {
    const declared = listOf(tools, 'tools').flatMap(({ functionDeclarations: all }) => listOf(all, 'declarations'));
    const parts = listOf(contents, 'contents').flatMap(({ parts: all }) => listOf(all, 'parts'));
    const of = (kind: string) => parts.flatMap((part) => (part[kind] ? [part[kind] as JsonObject] : []));
    return {
      tools: declared.map(({ name, parameters, parametersJsonSchema }) =>
        parametersJsonSchema
          ? taken('Gemini API, parametersJsonSchema', { name: String(name), schema: asSchema(parametersJsonSchema) })
          : taken('Gemini API, parameters (Schema)', { name: String(name), schema: asSchema(parameters) }),
      ),
      // Without ids: the n-th response is that to the n-th call.
      results: inPairs(
        of('functionCall').map(({ name }) => ({ id: String(name) })),
        of('functionResponse').map(({ name, response }) => ({ id: String(name), text: textIn(response) })),
      ),
    };
  },

  write(turn) {
    const part = 'call' in turn ? { functionCall: turn.call } : { text: turn.words };
    return {
      candidates: [{ index: 0, finishReason: 'STOP', content: { role: 'model', parts: [part] } }],
      usageMetadata: { promptTokenCount: 1, candidatesTokenCount: 1, totalTokenCount: 2 },
    };
  },
};
