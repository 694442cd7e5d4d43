// Runs every npm script, and the commands of the documents, in a fresh clone: `node nightly/commands.mjs [WORDS]` runs those that have these words.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clearTimeout, setTimeout } from 'node:timers';
import { clonedTree, report, ROOT } from './run-tool.mjs';

/** Run by .ci/run or as other nightly checks, and longer than they take here. */
const ELSEWHERE = /^npm (test|run (test|nightly|bench|release|check -- (kill|drill|fuzz|agents|overload)))/;
/** A name in capitals to fill in, a folder outside, a database with quotations, and law of a day for which nothing may be published. */
const INCOMPLETE = /\b[A-Z]{2,}\b|…|\.\.\/|\/srv\/|\/tmp\/(books|candil)|--since|rating law --on/;
const SERVES = /^npm (start|run (-s )?(simulator|console))(?!.*--help)/;
const LISTENING = /https?:\/\/127\.0\.0\.1:\d+/;
const TIMEOUT_MS = 1_200_000;

/** What scripts without a default need. */
const ARGUMENTS = {
  answers: ['-- --record /tmp/cotiza-answers', '-- --compare /tmp/cotiza-answers'],
  'new:connector': ['-- acme-seguros --label "Acme Seguros"'],
  ops: ['-- --help'],
};
/** Free ports, and an operator of the console. */
const SETTINGS = { PORT: '0', CONSOLE_PORT: '0', CONSOLE_KEYS: `probe=sha256:${'0'.repeat(64)}` };

const read = (path) => readFileSync(join(ROOT, path), 'utf8');
const documents = execFileSync('git', ['ls-files', '*.md'], { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');

/** Returns the commands of the documents, in backticks and in blocks, without what is said beside them. */
const documented = documents
  .filter((path) => path !== 'CHANGELOG.md')
  .flatMap((path) => [...read(path).matchAll(/(?:`|^)(npm (?:start|run)[^`\n]*)/gm)].map(([, line]) => line))
  .map((line) => line.replace(/ {2,}.*| # .*/, '').trim())
  // It asks for confirmation, and there is no terminal to give it.
  .map((line) => line.replace(/privacy erase .*/, '$& --yes'));

const scripts = Object.keys(JSON.parse(read('package.json')).scripts).flatMap((name) =>
  (ARGUMENTS[name] ?? ['']).map((args) => `npm ${name === 'start' ? name : `run ${name}`} ${args}`.trim()),
);

/** What the README asks the service that it has started. */
const [, firstQuote = ''] = /Open \[that address\][^]*?```sh\n([^]*?)```/.exec(read('README.md')) ?? [];
const askAsTheReadme = (url) => {
  const fault = run(`set -e -o pipefail\n${firstQuote.replaceAll('http://127.0.0.1:3000', url)}`);
  return firstQuote.includes('cotizaciones') ? fault : 'the README has no first quote';
};

const isBare = (command) => Object.keys(ARGUMENTS).some((name) => command === `npm run ${name}`);
const words = process.argv.slice(2).join(' ');
const commands = [...new Set([...scripts, ...documented])].filter(
  (command) =>
    command.includes(words) && ![ELSEWHERE, INCOMPLETE].some((left) => left.test(command)) && !isBare(command),
);

const tree = clonedTree();

/** Starts a command that serves, in a group of processes of its own, until it says where; then `then` gets the address. */
function serve(command, then) {
  return new Promise((resolve) => {
    const child = spawn(command, { cwd: tree, shell: true, detached: true, env: { ...process.env, ...SETTINGS } });
    let output = '';
    let isReady = false;
    const end = (fault) => {
      clearTimeout(timer);
      child.removeAllListeners('exit');
      if (child.exitCode !== null) return resolve(fault);
      child.once('exit', () => resolve(fault));
      process.kill(-child.pid, 'SIGTERM');
    };
    const timer = setTimeout(() => end(`${command} says no address: ${output}`), TIMEOUT_MS);
    child.once('exit', (status) => end(`${command} ended with ${status}: ${output}`));
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (piece) => {
        output += piece;
        const [url] = LISTENING.exec(output) ?? [];
        if (url === undefined || isReady) return;
        isReady = true;
        end(then(url));
      });
  });
}

function run(command) {
  const { status, stdout, stderr } = spawnSync(command, {
    cwd: tree,
    shell: '/bin/bash',
    encoding: 'utf8',
    timeout: TIMEOUT_MS,
  });
  return status === 0 ? undefined : `${command} ended with ${status}\n${stdout}${stderr}`;
}

const faults = [];
for (const command of commands) {
  console.log(command);
  const fault = SERVES.test(command)
    ? await serve(command, command === 'npm start' ? askAsTheReadme : () => undefined)
    : run(command);
  if (fault) faults.push(fault);
}
report('commands', faults, `${commands.length} commands ran`);
