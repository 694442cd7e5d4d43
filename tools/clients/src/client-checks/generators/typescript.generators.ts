import { join } from 'node:path';
import { runBin } from '../run-bin';
import type { ClientGenerator } from './client-generator';

/** The generators of TypeScript that other teams use most, each run as they run it. */
export const TYPESCRIPT_GENERATORS: readonly ClientGenerator[] = [
  {
    name: 'openapi-typescript',
    generate: async (openApiFile, folder) => {
      await runBin('openapi-typescript', [openApiFile, '--output', join(folder, 'schema.ts')], folder);
    },
  },
  {
    name: 'hey-api',
    generate: async (openApiFile, folder) => {
      const plugins = ['@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-fetch', 'zod'];
      await runBin('openapi-ts', ['-i', openApiFile, '-o', folder, '--plugins', ...plugins, '--no-log-file'], folder);
    },
  },
  {
    name: 'orval',
    generate: async (openApiFile, folder) => {
      for (const client of ['fetch', 'zod']) {
        const output = join(folder, `${client}.ts`);
        await runBin('orval', ['--input', openApiFile, '--output', output, '--client', client], folder);
      }
    },
  },
];
