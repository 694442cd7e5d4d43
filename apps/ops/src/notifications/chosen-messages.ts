import type { Command } from 'commander';
import { WrongUsage } from '../failure';

export interface ChoosingOptions {
  readonly allDead?: boolean;
}

/** Adds the options that select messages. */
export function choosingMessages(command: Command): Command {
  return command.argument('[ids...]', 'ids of messages, as they are listed').option('--all-dead', 'all that are dead');
}

/**
 * Returns the ids of the selected messages, each once.
 *
 * @throws WrongUsage without a selection, or with both ways
 */
export function chosenMessages(
  ids: readonly string[],
  { allDead = false }: ChoosingOptions,
): readonly string[] | 'all-dead' {
  if (allDead === ids.length > 0) throw new WrongUsage('error: give either ids of messages or --all-dead');
  return allDead ? 'all-dead' : [...new Set(ids)];
}

/** Explains why fewer messages were changed than were named; undefined when none is missing. */
export function leftOut(chosen: readonly string[] | 'all-dead', touched: number, why: string): string | undefined {
  const missing = chosen === 'all-dead' ? 0 : chosen.length - touched;
  return missing > 0 ? `${missing} of ${chosen.length} left as they are: ${why}.` : undefined;
}
