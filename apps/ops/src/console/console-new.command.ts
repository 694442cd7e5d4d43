import { keyHash, newKey } from '@cotiza/assembly';
import type { Command } from 'commander';
import { addCommand, reporting } from '../add-command';
import type { Ops } from '../ops';
import { operatorName } from '../parameters/parameters';

export function consoleNew(group: Command, ops: Ops): void {
  addCommand(group, {
    name: 'new',
    summary: 'Make a key for an operator who is to sign in to the console',
    note: 'It changes nothing: put the entry into CONSOLE_KEYS and start the console again. The key is not kept anywhere.',
    example: 'console new maria',
  })
    .argument('<name>', 'what the audit trail is to call the operator', operatorName)
    .action(
      reporting(ops, (name: string) => {
        const key = newKey();
        const entry = `${name}=${keyHash(key)}`;
        const text = [
          'Key, for the operator alone; it is not shown again:',
          `  ${key}`,
          'Entry, for CONSOLE_KEYS, separated by commas from others:',
          `  ${entry}`,
        ].join('\n');
        return Promise.resolve({ document: { key, entry }, text });
      }),
    );
}
