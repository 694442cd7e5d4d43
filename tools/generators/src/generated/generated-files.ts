import { CALLERS_FILE_SCHEMA, INSURERS_FILE_SCHEMA } from '@cotiza/assembly';
import { bodySchema, exampleBody, INSURANCE_LINES, KEPT_EXAMPLE_DAY, LINES } from '@cotiza/contract';
import { WEBHOOKS_FILE_SCHEMA } from '@cotiza/notifications';
import { OPENAPI_FILE } from '@cotiza/tools-kit';
import { filledPage, filledPages } from '../specification/filled-pages';
import { referencePages, specificationPages } from '../specification/specification-rows';
import { envExample } from './env-example';
import { renderedOpenApi } from './rendered-openapi';

/** A file of the repository that is made from the code, or columns of it. */
export interface GeneratedFile {
  /** From the root of the repository. */
  readonly path: string;
  readonly content: string;
}

const text = (document: object) => `${JSON.stringify(document, null, 2)}\n`;

/** Every generated file, as the code says it today. */
export async function generatedFiles(): Promise<GeneratedFile[]> {
  const examples = INSURANCE_LINES.map((line) => ({
    path: `examples/${LINES[line].ramo}.json`,
    content: text(exampleBody(line, KEPT_EXAMPLE_DAY)),
  }));
  // OpenAPI has them without the conditions between fields, of which generators of clients make nothing.
  const bodies = INSURANCE_LINES.map((line) => ({
    path: `schemas/${LINES[line].ramo}-request.schema.json`,
    content: text({ $schema: 'https://json-schema.org/draft/2020-12/schema', ...bodySchema(line) }),
  }));
  const schemas = [
    ...bodies,
    { path: 'schemas/callers-file.schema.json', content: text(CALLERS_FILE_SCHEMA) },
    { path: 'schemas/insurers-file.schema.json', content: text(INSURERS_FILE_SCHEMA) },
    { path: 'schemas/webhooks-file.schema.json', content: text(WEBHOOKS_FILE_SCHEMA) },
  ];
  const openApi = await renderedOpenApi();
  const reference = referencePages().map((page) => filledPage(page, openApi));
  const pages = [...filledPages(specificationPages(), openApi), ...reference];
  return [
    { path: OPENAPI_FILE, content: openApi },
    { path: '.env.example', content: envExample() },
    ...examples,
    ...schemas,
    ...pages.map(({ path, text: content }) => ({ path, content })),
  ];
}
