import { exampleBody, INSURANCE_LINES, LINES } from '@cotiza/contract';
import { renderedOpenApi } from './rendered-openapi';

/** A file of the repository that is made from the code. */
export interface GeneratedFile {
  /** From the root of the repository. */
  readonly path: string;
  readonly content: string;
}

export const OPENAPI_FILE = 'openapi.json';

/** First day of cover in the example requests: whoever sends one puts a day to come in its place. */
const EXAMPLE_DAY = '2027-01-01';

/** Every generated file, as the code says it today. */
export async function generatedFiles(): Promise<GeneratedFile[]> {
  const examples = INSURANCE_LINES.map((line) => ({
    path: `examples/${LINES[line].ramo}.json`,
    content: `${JSON.stringify(exampleBody(line, EXAMPLE_DAY), null, 2)}\n`,
  }));
  return [{ path: OPENAPI_FILE, content: await renderedOpenApi() }, ...examples];
}
