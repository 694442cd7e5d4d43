import { INSURANCE_LINES, LINES, requirementsOf } from '@cotiza/contract';
import { eachDay, type CalendarDay } from '@cotiza/kernel';
import type { QuotingService } from '@cotiza/quoting';
import { ResourceNotFoundError, type ReadResourceResult } from '@modelcontextprotocol/server';
import {
  OFFERS_APP_HTML,
  OFFERS_APP_MIME_TYPE,
  OFFERS_APP_RESOURCE_META,
  OFFERS_APP_URI,
} from '../offers-app/offers-app';
import { THROWN } from '../text/plain-error';
import { readCatalogue } from './catalogue.resource';
import { HOW_TO_QUOTE } from './how-to-quote.guide';

/** A document that clients can read. */
interface McpResource {
  readonly uri: string;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly mimeType: string;
  /** Returns its text on a day. */
  readonly text: (today: CalendarDay) => string;
  readonly _meta?: Readonly<Record<string, unknown>>;
}

const GUIDE: McpResource = {
  uri: 'cotiza://guia/como-cotizar',
  name: 'como-cotizar',
  title: 'Cómo cotizar un seguro',
  description: 'Los pasos, de la primera pregunta a la presentación de las ofertas.',
  mimeType: 'text/markdown',
  text: () => HOW_TO_QUOTE,
};

const requirements = INSURANCE_LINES.map((line): McpResource => {
  const { ramo, name } = LINES[line];
  return {
    uri: `cotiza://requisitos/${ramo}`,
    name: `requisitos-${ramo}`,
    title: `Requisitos: ${name.toLowerCase()}`,
    description: `Todo lo que hay que preguntar para cotizar un ${name.toLowerCase()} y cómo se envía.`,
    mimeType: 'application/json',
    text: eachDay((today) => JSON.stringify(requirementsOf(line, today, 'mcp'))),
  };
});

const OFFERS_APP: McpResource = {
  uri: OFFERS_APP_URI,
  name: 'tabla-de-ofertas',
  title: 'Tabla de ofertas',
  description: 'Muestra las ofertas de una cotización para compararlas.',
  mimeType: OFFERS_APP_MIME_TYPE,
  text: () => OFFERS_APP_HTML,
  _meta: OFFERS_APP_RESOURCE_META,
};

/** Every document that is listed. */
export const RESOURCES: readonly McpResource[] = [GUIDE, ...requirements, OFFERS_APP];

const resourcesByUri = new Map(RESOURCES.map((resource) => [resource.uri, resource]));

/** Returns a document by its address. @throws ResourceNotFoundError when there is none */
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
