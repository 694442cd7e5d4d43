import { keyHash, newKey } from '@cotiza/assembly/tools';
import { defineCommand } from './define-command';
import type { Report } from './output/report';
import { callerName, operatorName } from './parameters/parameters';

/** Makes a key. Reports it with its entry, which has only its hash. */
function keyReport(whose: string, place: string, entryOf: (hash: string) => object | string): Report {
  const key = newKey();
  const entry = entryOf(keyHash(key));
  const written = typeof entry === 'string' ? entry : JSON.stringify(entry);
  const lines = [
    `Key, for the ${whose} alone; it is not shown again:`,
    `  ${key}`,
    `Entry, for ${place}:`,
    `  ${written}`,
  ];
  return { document: { key, entry }, text: lines.join('\n') };
}

const callersNew = defineCommand({
  name: 'new',
  summary: 'Make a key for a caller',
  note: 'It changes nothing: put the entry into CALLERS_FILE and send SIGHUP to the service. The key is not kept anywhere.',
  example: 'callers new correduria-faro',
  options: (own) =>
    own.argument('<name>', 'what to call the caller, in lower-case letters, digits and hyphens', callerName),
  run: (_ops, name: string) =>
    keyReport('caller', 'the list under `callers` in CALLERS_FILE', (key) => ({ name, key })),
});

const consoleNew = defineCommand({
  name: 'new',
  summary: 'Make a key for an operator who is to sign in to the console',
  note: 'It changes nothing: put the entry into CONSOLE_KEYS and start the console again. The key is not kept anywhere.',
  example: 'console new maria',
  options: (own) => own.argument('<name>', 'what the audit trail is to call the operator', operatorName),
  run: (_ops, name: string) =>
    keyReport('operator', 'CONSOLE_KEYS, separated by commas from others', (hash) => `${name}=${hash}`),
});

export const ofCallers = { commands: [callersNew] };

export const ofConsole = { commands: [consoleNew] };
