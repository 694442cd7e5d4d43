import type { Command } from 'commander';
import { addCommand, reporting } from '../add-command';
import type { Ops } from '../ops';

export function storageMigrate(group: Command, ops: Ops): void {
  addCommand(group, {
    name: 'migrate',
    summary: 'Make the tables, or bring them up to date',
    note:
      'The first process of a new version does the same when it starts. This does it before any of them starts. On ' +
      'PostgreSQL it is safe while the service runs; with the embedded database the service must not run.',
    example: 'storage migrate',
  }).action(
    reporting(ops, async () => {
      await ops.prepareTables();
      return { document: { tables: 'current' }, text: 'The tables are those of this version.' };
    }),
  );
}
