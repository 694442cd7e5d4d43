import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleKind, transpileModule } from 'typescript';
import type { InsurerConnector } from './connector';
import { connectorContract } from './testing/connector.contract';

const readme = readFileSync(join(__dirname, '../README.md'), 'utf8');
const example = /^```ts runnable\n([^]*?)^```$/m.exec(readme)![1]!.replace(/^console.*$/m, '');
const compiled = transpileModule(example, { compilerOptions: { module: ModuleKind.CommonJS } }).outputText;
const held: { ours?: InsurerConnector } = {};
new Function('exports', compiled)(held);

connectorContract('the example of the README', { makeConnector: () => held.ours! });
