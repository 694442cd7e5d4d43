import type { Command } from 'commander';
import { addCommand, reporting } from '../add-command';
import type { Ops } from '../ops';

export function storageBackup(group: Command, ops: Ops): void {
  addCommand(group, {
    name: 'backup',
    summary: 'Write what the embedded database holds to a file, while the service runs or not',
    note:
      'The file is whole, and of one moment: a cotiza.db to be put into an empty data folder, with its keys. Keep those in another ' +
      'place. PostgreSQL has a program of its own for it: pg_dump.',
    example: 'storage backup backup/cotiza.db',
  })
    .argument('<file>', 'file to write, which must not be there yet')
    .action(
      reporting(ops, async (file: string) => {
        const { bytes, quotes } = await ops.backUpStorage(file);
        return { document: { file, bytes, quotes }, text: `${file} holds ${quotes} quotations, in ${bytes} bytes.` };
      }),
    );
}
