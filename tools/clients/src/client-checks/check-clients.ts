import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { systemClock } from '@cotiza/kernel';
import { LIMITS_OFF, OPENAPI_FILE, plainCommand, runCommand, WORKSPACE_ROOT } from '@cotiza/tools-kit';
import { startServiceProcess } from '@cotiza/tools-kit/service';
import { compile } from './compile';
import type { ClientGenerator } from './generators/client-generator';
import { PYTHON_MODELS } from './generators/python.generator';
import { TYPESCRIPT_GENERATORS } from './generators/typescript.generators';
import { lintWithSpectral } from './lint-spectral';
import { requestLiterals } from './request-literals';
import { runPython } from './run-python';
import { runScript } from './run-bin';
import { scratchFolder } from './scratch-folder';

const OPENAPI = join(WORKSPACE_ROOT, OPENAPI_FILE);
/** Programs as other teams write them on top of what is generated. */
const PROGRAMS = join(WORKSPACE_ROOT, 'tools/clients/programs');
/** On this machine only, and with room for every call of the programs. */
const SETTINGS = {
  HOST: '127.0.0.1',
  ...LIMITS_OFF,
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

/** @returns that all of it works: what does not is thrown */
async function check(): Promise<boolean> {
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
  return true;
}

const CHECK_CLIENTS = plainCommand({
  script: 'check:clients',
  purpose:
    'Has Spectral read openapi.json, makes clients of it with four generators, compiles them, and has programs quote with them at the ' +
    'built service.',
  wellWhen: 'all of it works',
});

void runCommand(CHECK_CLIENTS, check);
