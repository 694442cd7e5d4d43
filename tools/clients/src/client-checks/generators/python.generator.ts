import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClientGenerator } from './client-generator';

interface Described {
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

/** Makes data classes of Python. Generators that are written in Python are not in the npm registry. */
export const PYTHON_MODELS: ClientGenerator = {
  name: 'quicktype',
  generate: async (openApiFile, folder) => {
    const { FetchingJSONSchemaStore, InputData, JSONSchemaInput, quicktype } = await import('quicktype-core');
    const input = new JSONSchemaInput(new FetchingJSONSchemaStore());
    await input.addSource({ name: 'Cotiza', schema: everySchema(readFileSync(openApiFile, 'utf8')) });
    const inputData = new InputData();
    inputData.addInput(input);
    const rendererOptions = { 'python-version': '3.7', 'nice-property-names': false } as const;
    const { lines } = await quicktype({ inputData, lang: 'python', rendererOptions });
    writeFileSync(join(folder, 'models.py'), lines.join('\n'));
  },
};

/**
 * One JSON Schema with a property for each of the description's, so that one module has them all. Days are plain texts:
 * quicktype would make moments of them, and send `1985-04-12T00:00:00`.
 */
function everySchema(openApi: string): string {
  const { schemas } = (JSON.parse(openApi) as Described).components;
  const properties = Object.fromEntries(Object.keys(schemas).map((name) => [name, { $ref: `#/definitions/${name}` }]));
  const withoutDays = (key: string, value: unknown) => (key === 'format' && value === 'date' ? undefined : value);
  const schema = JSON.stringify({ type: 'object', properties, definitions: schemas }, withoutDays);
  return schema.replaceAll('#/components/schemas/', '#/definitions/');
}
