import { Command } from 'commander';
import { EXIT } from './failure';
import type { AddCommand } from './define-command';
import type { Ops } from './ops';
import type { Terminal } from './terminal/terminal';

/**
 * Returns a message about wrong usage on one line, without the typed value: it may be a person's e-mail address.
 */
function usageMessage(message: string): string {
  return message
    .trim()
    .replace(/ argument '.*' is invalid\./s, ' is not valid.')
    .replace(/command-argument value '.*' is invalid for argument '([a-z]+)'\./s, "argument '$1' is not valid.")
    .replace(/unknown command '.*'/s, 'unknown command')
    .replace(/unknown option '(--[a-z][a-z-]*)?.*'/s, (_, name?: string) =>
      name === undefined ? 'unknown option' : `unknown option '${name}'`,
    )
    .replace(/\s*\n\s*/g, ' ');
}

/** The first word of a group of commands, its summary, and how its commands and their libraries are loaded, which takes most of the time. */
type Group = readonly [
  name: string,
  summary: string,
  load: () => Promise<{ readonly commands: readonly AddCommand[] }>,
];

const keys = () => import('./key.commands.js');

export const GROUPS: readonly Group[] = [
  ['channel', 'Stop quotations and let them go on', () => import('./channel.commands.js')],
  ['quotes', 'Look at quotations', () => import('./quotes/quote.commands.js')],
  ['notifications', 'Look after e-mails and webhook messages', () => import('./notification.commands.js')],
  ['webhooks', 'Look after the endpoints of WEBHOOKS_FILE', () => import('./webhook.commands.js')],
  ['mail', 'See whether e-mails leave', () => import('./mail.commands.js')],
  ['privacy', 'Give people their data, erase it, and keep it safe', () => import('./privacy.commands.js')],
  ['storage', 'Look after the database', () => import('./storage.commands.js')],
  ['insurers', 'See which insurers are asked, and whether they answer', () => import('./insurer.commands.js')],
  ['callers', 'Make keys for callers that are to have limits of their own', async () => (await keys()).ofCallers],
  ['console', 'Make keys for operators of the console', async () => (await keys()).ofConsole],
  [
    'rating',
    'Explain prices, and measure rate books before they are released',
    () => import('./rating/rating.commands.js'),
  ],
];

const CLOSING = `
Every command has --help with an example, and --json. With --json run npm silently, so that it prints nothing of its own:
  npm run -s ops -- channel status --json

Settings are those of the service, from the environment.
Exit codes: ${EXIT.done} done, ${EXIT.failed} failed or not found, ${EXIT.wrongUsage} wrong usage, ${EXIT.settingsInvalid} settings not valid.`;

/**
 * Builds the command line of these words. Only the group that they name has its commands.
 *
 * @param openOps called when there is such a group
 */
export async function programOf(words: readonly string[], terminal: Terminal, openOps: () => Promise<Ops>) {
  const program = new Command('ops')
    .description("The operator's commands of Cotiza.")
    .addHelpText('after', CLOSING)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => terminal.write(text),
      writeErr: (text) => terminal.tell(text),
      outputError: (message, write) => write(`${usageMessage(message)}\n`),
      getOutHelpWidth: () => terminal.width,
      getErrHelpWidth: () => terminal.width,
    })
    .helpCommand(false);
  const named = words.find((word) => !word.startsWith('-'));
  for (const [name, summary, load] of GROUPS) {
    const group = program.command(name).description(summary).helpCommand(false);
    if (name !== named) continue;
    const ops = await openOps();
    // A command may log.
    program.hook('preAction', () => void ops.settings().LOG_LEVEL);
    for (const add of (await load()).commands) add(group, ops);
  }
  return program;
}
