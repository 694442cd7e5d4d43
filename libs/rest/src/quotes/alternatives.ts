import { list } from '@cotiza/contract';
import {
  ALTERNATIVE_SCHEMA,
  alternativesOfBest,
  QUOTE_RESULT_SCHEMA,
  REVISION_RESULT_SCHEMA,
  type Alternative,
  type QuoteResult,
} from '@cotiza/quoting';

/** A result with the alternatives to its best offers. Over MCP they are in the detail of an offer alone, because of their tokens. */
export type WithAlternatives<R extends QuoteResult = QuoteResult> = R & {
  readonly alternativas: readonly Alternative[];
};

export const withAlternatives = <R extends QuoteResult>(result: R): WithAlternatives<R> => ({
  ...result,
  alternativas: alternativesOfBest(result),
});

const ALTERNATIVES = {
  alternativas: list(
    ALTERNATIVE_SCHEMA,
    'De la mejor oferta de cada nivel, lo que cuesta o ahorra otra franquicia, el nivel siguiente o pagar una vez al año.',
  ),
};

export const QUOTE_ANSWER_SCHEMA = {
  ...QUOTE_RESULT_SCHEMA,
  properties: { ...QUOTE_RESULT_SCHEMA.properties, ...ALTERNATIVES },
  required: [...QUOTE_RESULT_SCHEMA.required, 'alternativas'],
} as const;

export const REVISION_ANSWER_SCHEMA = {
  ...REVISION_RESULT_SCHEMA,
  properties: { ...REVISION_RESULT_SCHEMA.properties, ...ALTERNATIVES },
  required: [...REVISION_RESULT_SCHEMA.required, 'alternativas'],
} as const;
