import type { Command } from 'commander';
import type { Ops } from './ops';

/** Adds a command to its group. */
export type AddCommand = (group: Command, ops: Ops) => void;

/** A group of commands: the first word. */
export const group =
  (name: string, summary: string, commands: readonly AddCommand[]) =>
  (program: Command, ops: Ops): void => {
    const added = program.command(name).description(summary).helpCommand(false);
    for (const add of commands) add(added, ops);
  };
