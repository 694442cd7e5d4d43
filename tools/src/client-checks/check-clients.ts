import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { systemClock } from '@cotiza/kernel';
import { OPENAPI_FILE } from '../generated/generated-files';
import { startServiceProcess } from '../service-process';
import { compile } from './compile';
import type { ClientGenerator } from './generators/client-generator';
import { PYTHON_MODELS } from './generators/python.generator';
import { TYPESCRIPT_GENERATORS } from './generators/typescript.generators';
import { lintWithSpectral } from './lint-spectral';
import { requestLiterals } from './request-literals';
import { runPython } from './run-python';
import { runScript } from './run-bin';
import { ROOT, scratchFolder } from './scratch-folder';

const OPENAPI = join(ROOT, OPENAPI_FILE);
/** Programs as other teams write them on top of what is generated. */
const PROGRAMS = join(ROOT, 'tools', 'client-programs');
/** On this machine only, and with room for every call of the programs. */
const SETTINGS = {
  HOST: '127.0.0.1',
  LIMIT_REFERENCE_PER_MINUTE: '0',
  LIMIT_QUOTES_PER_MINUTE: '0',
  LIMIT_ESTIMATES_PER_MINUTE: '0',
  LOG_LEVEL: 'error',
};

const say = (text: string) => process.stdout.write(`${text}\n`);

async function generate(folder: string, generators: readonly ClientGenerator[]): Promise<void> {
  await Promise.all(
    generators.map(async (generator) => {
      const own = join(folder, generator.name);
      mkdirSync(own);
      await generator.generate(OPENAPI, own);
    }),
  );
}

/** Has the programs quote each line at a running service, with what was generated. */
async function runPrograms(folder: string): Promise<void> {
  const service = await startServiceProcess(SETTINGS);
  try {
    const answers = join(folder, 'answers.json');
    for (const program of ['quote.mjs', 'parse.mjs']) {
      say((await runScript(join(folder, 'compiled', program), [service.url, answers], folder)).trim());
    }
    say(await runPython(folder, [join(folder, 'quicktype'), OPENAPI, answers]));
  } finally {
    await service.stop();
  }
}

async function check(): Promise<void> {
  const faults = await lintWithSpectral(readFileSync(OPENAPI, 'utf8'));
  if (faults.length > 0) throw new Error(faults.join('\n'));
  say('clients: 0 problems found by Spectral');
  const folder = scratchFolder();
  const generators = [...TYPESCRIPT_GENERATORS, PYTHON_MODELS];
  await generate(folder, generators);
  for (const program of readdirSync(PROGRAMS)) copyFileSync(join(PROGRAMS, program), join(folder, program));
  writeFileSync(join(folder, 'requests.mts'), requestLiterals(systemClock().today()));
  const files = await compile(folder);
  await runPrograms(folder);
  say(`clients: ${generators.length} generators read openapi.json, ${files} files compiled`);
}

check().catch((error: unknown) => {
  process.stderr.write(`check:clients: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
