import type { CatalogueAnswers } from '@cotiza/quoting';
import type { CompleteRequest, CompleteResult } from '@modelcontextprotocol/server';
import { RAMOS } from '@cotiza/contract';
import { cotizar_seguro } from '../prompts/cotizar-seguro.prompt';
import { completeCatalogue, isCatalogueTemplate } from '../resources/catalogue.resource';

/** Completes what a person is typing: the argument of the prompt, or those of the catalogue's address. */
export function complete(
  { ref, argument, context }: CompleteRequest['params'],
  answers: CatalogueAnswers,
): CompleteResult {
  if (ref.type === 'ref/prompt' && ref.name === cotizar_seguro.name && argument.name === 'ramo') {
    const values = RAMOS.filter((ramo) => ramo.startsWith(argument.value.toLowerCase()));
    return { completion: { values, total: values.length, hasMore: false } };
  }
  if (ref.type === 'ref/resource' && isCatalogueTemplate(ref.uri)) {
    return { completion: completeCatalogue(argument, context?.arguments ?? {}, answers) };
  }
  return { completion: { values: [], total: 0, hasMore: false } };
}
