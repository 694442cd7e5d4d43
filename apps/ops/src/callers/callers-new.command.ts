import { keyHash, newKey } from '@cotiza/assembly';
import type { Command } from 'commander';
import { addCommand, reporting } from '../add-command';
import type { Ops } from '../ops';
import { callerName } from '../parameters/parameters';

export function callersNew(group: Command, ops: Ops): void {
  addCommand(group, {
    name: 'new',
    summary: 'Make a key for a caller',
    note: 'It changes nothing: put the entry into CALLERS_FILE and send SIGHUP to the service. The key is not kept anywhere.',
    example: 'callers new correduria-faro',
  })
    .argument('<name>', 'what to call the caller, in lower-case letters, digits and hyphens', callerName)
    .action(
      reporting(ops, (name: string) => {
        const key = newKey();
        const entry = { name, key: keyHash(key) };
        const text = [
          'Key, for the caller alone; it is not shown again:',
          `  ${key}`,
          'Entry, for the list under `callers` in CALLERS_FILE:',
          `  ${JSON.stringify(entry)}`,
        ].join('\n');
        return Promise.resolve({ document: { key, entry }, text });
      }),
    );
}
