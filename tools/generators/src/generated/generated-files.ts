import { bodySchema, exampleBody, INSURANCE_LINES, KEPT_EXAMPLE_DAY, LINES } from '@cotiza/contract';
import { OPENAPI_FILE } from '@cotiza/tools-kit';
import { catalogueFiles } from '../catalogues/catalogue-files';
import type { OpenApi } from '../clients/described-types';
import { pythonTypes } from '../clients/python-types';
import { typeScriptTypes } from '../clients/typescript-types';
import { filledPage, filledPages } from '../specification/filled-pages';
import { referencePages, specificationPages } from '../specification/specification-rows';
import { envExample } from './env-example';
import { FILE_SCHEMAS } from './file-schemas';
import { NGINX_FILE, nginxConf } from './nginx-texts';
import { renderedOpenApi } from './rendered-openapi';

/** A file of the repository that is generated in whole or in part. */
export interface GeneratedFile {
  /** From the root of the repository. */
  readonly path: string;
  readonly content: string;
}

const text = (document: object) => `${JSON.stringify(document, null, 2)}\n`;

export async function generatedFiles(): Promise<GeneratedFile[]> {
  const examples = INSURANCE_LINES.map((line) => ({
    path: `examples/${LINES[line].ramo}.json`,
    content: text(exampleBody(line, KEPT_EXAMPLE_DAY)),
  }));
  // OpenAPI leaves out the conditions between fields, which generators of clients ignore.
  const bodies = INSURANCE_LINES.map((line) => ({
    path: `schemas/${LINES[line].ramo}-request.schema.json`,
    content: text({ $schema: 'https://json-schema.org/draft/2020-12/schema', ...bodySchema(line) }),
  }));
  const files = Object.entries(FILE_SCHEMAS).map(([name, schema]) => ({
    path: `schemas/${name}-file.schema.json`,
    content: text(schema),
  }));
  const openApi = await renderedOpenApi();
  const reference = referencePages().map((page) => filledPage(page, openApi));
  const pages = [...filledPages(specificationPages(), openApi), ...reference];
  const described = JSON.parse(openApi) as OpenApi;
  const clients = [
    { path: 'libs/client/src/api-types.data.ts', content: await typeScriptTypes(described) },
    { path: 'clients/python/src/cotiza/types.py', content: pythonTypes(described) },
  ];
  return [
    { path: OPENAPI_FILE, content: openApi },
    { path: '.env.example', content: envExample() },
    { path: NGINX_FILE, content: nginxConf() },
    ...examples,
    ...bodies,
    ...files,
    ...clients,
    ...catalogueFiles().map(({ name, content }) => ({ path: `libs/catalogues/data/${name}`, content })),
    ...pages.map(({ path, text: content }) => ({ path, content })),
  ];
}
