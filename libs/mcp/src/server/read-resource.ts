import type { QuotingService } from '@cotiza/quoting';
import { ResourceNotFoundError, type ReadResourceResult } from '@modelcontextprotocol/server';
import { readCatalogue } from '../resources/catalogue.resource';
import { RESOURCES } from '../resources/resources';
import { THROWN } from '../text/protocol-texts';

const resourcesByUri = new Map(RESOURCES.map((resource) => [resource.uri, resource]));

/** A document by its address. @throws ResourceNotFoundError when there is none */
export function readResource(
  uri: string,
  { catalogueAnswers, clock }: Pick<QuotingService, 'catalogueAnswers' | 'clock'>,
): ReadResourceResult {
  const resource = resourcesByUri.get(uri);
  if (resource) {
    const { mimeType, text, _meta } = resource;
    return { contents: [{ uri, mimeType, text: text(clock.today()), ...(_meta ? { _meta } : {}) }] };
  }
  const catalogue = readCatalogue(uri, catalogueAnswers);
  if (catalogue === undefined) throw new ResourceNotFoundError(uri, THROWN.unknownResource);
  return { contents: [{ uri, mimeType: 'application/json', text: catalogue }] };
}
