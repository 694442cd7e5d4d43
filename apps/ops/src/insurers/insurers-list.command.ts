import type { InsurerManifest } from '@cotiza/insurers-port';
import type { Command } from 'commander';
import { addCommand, reporting } from '../add-command';
import type { Ops } from '../ops';
import { table, type Column } from '../output/table';

const COLUMNS: readonly Column<InsurerManifest>[] = [
  { title: 'ID', of: ({ id }) => id },
  { title: 'NAME', of: ({ name }) => name },
  { title: 'REACH', of: ({ reach }) => reach },
  { title: 'LINES', of: ({ lines }) => lines.join(', ') },
];

export function insurersList(group: Command, ops: Ops): void {
  addCommand(group, {
    name: 'list',
    summary: 'List the insurers and the lines that each is asked for',
    example: 'insurers list',
  }).action(
    reporting(ops, () => {
      const insurers = ops.insurers().map(({ manifest }) => manifest);
      const text = insurers.length > 0 ? table(COLUMNS, insurers, ops.terminal.width) : 'No insurers.';
      return Promise.resolve({ document: { insurers }, text });
    }),
  );
}
