import { Command } from 'commander';
import { callerCommands, consoleCommands } from './callers/key.commands';
import { channelCommands } from './channel/channel.commands';
import { EXIT } from './failure';
import { insurerCommands } from './insurers/insurer.commands';
import { mailCommands } from './mail/mail.commands';
import { notificationCommands } from './notifications/notification.commands';
import type { Ops } from './ops';
import { privacyCommands } from './privacy/privacy.commands';
import { quoteCommands } from './quotes/quote.commands';
import { ratingCommands } from './rating/rating.commands';
import { storageCommands } from './storage/storage.commands';
import { webhookCommands } from './webhooks/webhook.commands';

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

const GROUPS = [
  channelCommands,
  quoteCommands,
  notificationCommands,
  webhookCommands,
  mailCommands,
  privacyCommands,
  storageCommands,
  insurerCommands,
  callerCommands,
  consoleCommands,
  ratingCommands,
];

const CLOSING = `
Every command has --help with an example, and --json. With --json run npm silently, so that it prints nothing of its own:
  npm run -s ops -- channel status --json

Settings are those of the service, from the environment.
Exit codes: ${EXIT.done} done, ${EXIT.failed} failed or not found, ${EXIT.wrongUsage} wrong usage, ${EXIT.settingsInvalid} settings not valid.`;

/** Builds the command line with all its commands. */
export function programOf(ops: Ops): Command {
  const { terminal } = ops;
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
    .helpCommand(false)
    // Invalid settings are reported first, also by a command that does not need them.
    .hook('preAction', () => void ops.settings());
  for (const addGroup of GROUPS) addGroup(program, ops);
  return program;
}
