// Runs the program of the README of @cotiza/client under Deno and Bun, as it is written, with the package installed.
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOutside, MODULES, report, ROOT, runProgram, withService } from './run-tool.mjs';

const CLIENT = join(ROOT, 'libs/client');
const PROGRAM = 'program.ts';
const TIMEOUT_MS = 60_000;

/** The programs of the vendors' packages for Linux, with the rights that the example needs. */
const RUNTIMES = {
  deno: [
    join(MODULES, '@deno/linux-x64-glibc/deno'),
    ...['run', '--no-remote', '--allow-net=127.0.0.1', '--allow-read=.', '--allow-env=COTIZA_URL', PROGRAM],
  ],
  bun: [join(MODULES, '@oven/bun-linux-x64/bin/bun'), 'run', '--no-install', PROGRAM],
};

/** Makes a project outside of the workspace. */
function projectFolder() {
  const folder = folderOutside();
  for (const part of ['package.json', 'dist'])
    cpSync(join(CLIENT, part), join(folder, 'node_modules/@cotiza/client', part), { recursive: true });
  const [, program] = /^```ts runnable\n([^]*?)^```$/m.exec(readFileSync(join(CLIENT, 'README.md'), 'utf8'));
  writeFileSync(join(folder, PROGRAM), program);
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
  cpSync(join(ROOT, 'examples/coche.json'), join(folder, 'coche.json'));
  return folder;
}

async function faultOf([name, [program, ...args]], cwd, url) {
  if (!existsSync(program)) return [`${name} is not installed: its package is for Linux on x64`];
  const env = { HOME: cwd, COTIZA_URL: url, NO_COLOR: '1', DENO_NO_UPDATE_CHECK: '1', DO_NOT_TRACK: '1' };
  const running = runProgram(program, args, { cwd, env, timeout: TIMEOUT_MS });
  const output = await running.then(({ stdout, stderr }) => stdout + stderr, String);
  return /^\d+(\.\d+)? Aldaba Seguros /m.test(output) ? [] : [`${name}: ${output}`];
}

const folder = projectFolder();
await withService({}, async ({ url }) => {
  const runtimes = Object.entries(RUNTIMES);
  const faults = await Promise.all(runtimes.map((runtime) => faultOf(runtime, folder, url)));
  report('runtimes', faults.flat(), `${runtimes.length} run the client`);
});
